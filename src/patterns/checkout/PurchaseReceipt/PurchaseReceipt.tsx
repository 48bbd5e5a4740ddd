import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { receipt as messages } from '../../../messages/checkout.ts';
import { receiptIsland } from '../checkout-parts/islands.ts';
import type { ReceiptPage } from '../checkout-parts/page.ts';
import { PurchaseReceiptRoot } from './PurchaseReceipt.styles.ts';

export interface PurchaseReceiptProps extends RootProps<'div'> {
  page: ReceiptPage;
}

/** The receipt of a payment, for its buyer. @see C4, C6 */
export const PurchaseReceipt = styleable<PurchaseReceiptProps>(
  PurchaseReceiptRoot,
  function PurchaseReceipt({ page, ...rest }) {
    return (
      <PurchaseReceiptRoot {...rest}>
        <Island definition={receiptIsland} props={page} />
        <noscript>
          <p>{messages.withoutScript}</p>
        </noscript>
      </PurchaseReceiptRoot>
    );
  },
);
