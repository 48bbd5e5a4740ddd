import { useEffect } from 'react';
import { FORM_STEPS } from '../../../domain/sales/purchase.ts';
import type { PurchaseView } from '../../../flows/purchase/purchase-view.ts';
import { CHECKOUT } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import type { CheckoutPage } from './page.ts';

/** Measures the steps of a purchase as they open, and its payment. @see X14 */
export function usePurchaseAnalytics({ product }: CheckoutPage, view: PurchaseView | undefined): void {
  const { analytics } = usePieceServices(CHECKOUT);
  const { sku, priceCode, currency } = product;
  const { step, total } = view?.purchase ?? { step: undefined, total: null };
  // Without a price no step is shown.
  const shown = total === null ? undefined : FORM_STEPS.find((name) => name === step);
  const paid = step === 'paid' ? total : null;
  useEffect(() => {
    if (shown) analytics?.track('checkout_step', { step: shown, sku });
  }, [analytics, shown, sku]);
  useEffect(() => {
    if (paid !== null) analytics?.track('purchase', { sku, price_code: priceCode, value: paid, currency });
  }, [analytics, paid, sku, priceCode, currency]);
}
