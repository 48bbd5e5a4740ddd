import { useEffect, useState, useSyncExternalStore } from 'react';
import { storyToReturn } from '../../../domain/sales/reading-place.ts';
import { createPurchaseStore } from '../../../flows/purchase/purchase.ts';
import type { PurchaseStore, PurchaseView } from '../../../flows/purchase/purchase-view.ts';
import { CHECKOUT } from '../../../providers/calls.ts';
import { usePieceServices, useServices } from '../../../providers/react.ts';
import type { CheckoutPage } from './page.ts';

const NEVER = (): (() => void) => () => undefined;
const NONE = (): undefined => undefined;

/** The address of this purchase, to which the bank's page returns. */
function returnUrl(href: string): string {
  const url = new URL(href, location.origin);
  const story = storyToReturn(location.search, null);
  if (story) url.searchParams.set('volver', story);
  return url.href;
}

/** The purchase of a page; undefined until the services of its reader exist. */
export function usePurchase({
  product,
  href,
  wallets: configured,
}: CheckoutPage): readonly [PurchaseStore | undefined, PurchaseView | undefined] {
  const { session } = useServices();
  const { sales, storage } = usePieceServices(CHECKOUT);
  const { sku, priceCode, gift } = product;
  const [wallets] = useState(configured);
  const [store, setStore] = useState<PurchaseStore>();
  // The address of the page is known in the browser only.
  useEffect(() => {
    if (!sales || !session || !storage) return;
    const created = createPurchaseStore({
      ...{ sales, session, storage },
      product: { sku, priceCode, gift },
      wallets,
      returnUrl: returnUrl(href),
      returned: new URLSearchParams(location.search).has('threeDS'),
    });
    setStore(created);
  }, [sales, session, storage, sku, priceCode, gift, href, wallets]);
  const view = useSyncExternalStore<PurchaseView | undefined>(
    store?.subscribe ?? NEVER,
    store?.getSnapshot ?? NONE,
    NONE,
  );
  return [store, view];
}
