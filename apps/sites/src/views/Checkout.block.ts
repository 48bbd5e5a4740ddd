import { defineBlock } from 'rotativa/blocks';
import { purchaseHref, purchasePath } from 'rotativa/domain';
import { colombianPlaces } from 'rotativa/forms';
import { CHANGED_STEP, Checkout, STEP_FIELD } from 'rotativa/patterns/checkout/Checkout';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { authSite } from '../config/sign-in.ts';
import { newslettersOf } from '../pages/newsletters.ts';
import { soldAt } from '../pages/purchase.ts';

/** The page of a purchase. It is the same for all readers. */
export const checkoutBlock = defineBlock({
  name: 'checkout',
  label: 'Compra de una suscripción',
  settings: z.object({
    wallets: z
      .array(
        z.object({
          name: z.string().meta({ title: 'Nombre' }),
          type: z.int().meta({ title: 'Tipo de pago', description: 'El número que le da la pasarela.' }),
          validationURL: z.url().meta({ title: 'Dirección que valida la tienda' }),
        }),
      )
      .default([])
      .meta({ title: 'Billeteras' }),
  }),
  editorial: false,
  load: async (_settings, services, { brand, query }) => {
    const [sold, { departments }] = await Promise.all([
      soldAt(query, siteBrand(brand), services),
      colombianPlaces(),
    ]);
    return sold ? { ...sold, departments } : null;
  },
  props: ({ offerID, product, departments }, { wallets }, _services, page) => {
    const brand = siteBrand(page.brand);
    const { buy, signIn, subscribe, subscriptions } = brand.routes;
    const { sku, priceCode } = product;
    return {
      form: brand.article.promo,
      plain: {
        departments,
        entered: page.entered && { account: page.entered.account, address: page.entered.address },
        // A form that was refused is the one of the open step.
        changes: page.query.get(STEP_FIELD) === CHANGED_STEP || page.posted !== undefined,
        answer: page.posted,
      },
      page: {
        product,
        newsletters: newslettersOf(brand),
        routes: { buy, signIn, subscribe, subscriptions },
        href: purchaseHref(purchasePath(buy), { offerID, sku, priceCode }),
        terms: brand.properties.termsConditionsStore,
        // Companies return readers to a separate page, which has no purchase.
        auth: authSite(brand, []),
        ...(wallets.length > 0 && { wallets }),
      },
    };
  },
  view: Checkout,
});
