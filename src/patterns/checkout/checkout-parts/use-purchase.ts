import { useEffect, useState, useSyncExternalStore } from 'react';
import { safeRedirect } from '../../../domain/url/safe.ts';
import { createPurchaseStore, type PurchaseStore, type PurchaseView } from '../../../providers/purchase.ts';
import { useServices } from '../../../providers/react.ts';
import type { CheckoutPage } from './page.ts';

const NEVER = (): (() => void) => () => undefined;
const NONE = (): undefined => undefined;

/** The story that the reader came from: a path of the site. */
export function storyIn(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('volver');
  const path = asked ? safeRedirect(asked, [], '') : '';
  return path || undefined;
}

/** The address of this purchase, to which the bank's page returns. */
function returnUrl(href: string): string {
  const url = new URL(href, location.origin);
  const story = storyIn(location.search);
  if (story) url.searchParams.set('volver', story);
  return url.href;
}

/** The purchase of a page; undefined until the services of its reader exist. */
export function usePurchase({
  product,
  href,
}: CheckoutPage): readonly [PurchaseStore | undefined, PurchaseView | undefined] {
  const { sales, session, storage } = useServices();
  const { sku, priceCode, gift } = product;
  const [store, setStore] = useState<PurchaseStore>();
  // The address of the page is known in the browser only.
  useEffect(() => {
    if (!sales || !session || !storage) return;
    const created = createPurchaseStore({
      ...{ sales, session, storage },
      product: { sku, priceCode, gift },
      returnUrl: returnUrl(href),
      returned: new URLSearchParams(location.search).has('threeDS'),
    });
    setStore(created);
  }, [sales, session, storage, sku, priceCode, gift, href]);
  const view = useSyncExternalStore<PurchaseView | undefined>(
    store?.subscribe ?? NEVER,
    store?.getSnapshot ?? NONE,
    NONE,
  );
  return [store, view];
}
