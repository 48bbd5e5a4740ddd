import { defineBlock } from 'rotativa/blocks';
import { purchaseHref } from 'rotativa/domain';
import { Checkout } from 'rotativa/patterns/checkout/Checkout';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { authSite } from '../config/sign-in.ts';
import { purchasePath, soldAt } from '../pages/purchase.ts';

/** The page of a purchase. It is the same for all readers. */
export const checkoutBlock = defineBlock({
  name: 'checkout',
  label: 'Compra de una suscripción',
  settings: z.object({}),
  editorial: false,
  load: async (_settings, services, { brand, query }) =>
    (await soldAt(query, siteBrand(brand), services)) ?? null,
  props: ({ offerID, product }, _settings, _services, page) => {
    const brand = siteBrand(page.brand);
    const { signIn, subscribe, subscriptions } = brand.routes;
    const { sku, priceCode } = product;
    return {
      page: {
        product,
        routes: { signIn, subscribe, subscriptions },
        href: purchaseHref(purchasePath(brand), { offerID, sku, priceCode }),
        terms: brand.properties.termsConditionsStore,
        // The companies come back to their own page, where the purchase is not.
        auth: authSite(brand, []),
      },
    };
  },
  view: Checkout,
});
