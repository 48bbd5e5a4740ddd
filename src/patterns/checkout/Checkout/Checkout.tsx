import { Link } from '../../../components/Link/Link.tsx';
import { taxIncluded } from '../../../domain/sales/offer.ts';
import { Island } from '../../../islands/Island.tsx';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { checkout as words } from '../../../words/checkout.ts';
import { money } from '../../../domain/sales/money.ts';
import { checkoutIsland } from '../checkout-parts/islands.ts';
import type { CheckoutPage } from '../checkout-parts/page.ts';
import { CheckoutRoot } from './Checkout.styles.ts';

export interface CheckoutProps extends RootProps<'div'> {
  page: CheckoutPage;
}

/** The page on which a subscription is bought: what it is and costs for all readers, and the reader's steps. @see C4 */
export const Checkout = part<CheckoutProps>(CheckoutRoot, function Checkout({ page, ...rest }) {
  const { name, description, price, currency, periodMonths, taxPercent } = page.product;
  const tax = taxPercent ? `${words.tax}: ${money(taxIncluded(price, taxPercent), currency)}.` : '';
  return (
    <CheckoutRoot {...rest}>
      <section className="offer" aria-label={words.offer}>
        <h2>{name}</h2>
        <p>{description}</p>
        <p className="price">
          <strong>{money(price, currency)}</strong> {words.months(periodMonths)}
        </p>
        <p className="muted">
          {words.taxIncluded} {tax}
        </p>
        <p>
          <Link href={page.terms}>{words.terms}</Link> ·{' '}
          <Link href={page.routes.subscribe}>{words.others}</Link>
        </p>
      </section>
      <div className="purchase">
        <Island of={checkoutIsland} props={page} />
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      </div>
    </CheckoutRoot>
  );
});
