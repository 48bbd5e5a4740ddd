import { defineBlock, sourceInclude, toTeaser } from 'rotativa/blocks';
import { collectionOrSection, purchaseHref, purchasePath } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { colombianPlaces } from 'rotativa/forms';
import { CHANGED_STEP, Checkout, STEP_FIELD } from 'rotativa/patterns/checkout/Checkout';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { authSite } from '../config/sign-in.ts';
import { newslettersOf } from '../pages/newsletters.ts';
import { soldAt } from '../pages/purchase.ts';
import { withinTimeLimit } from '../pages/within-time-limit.ts';

/** The stories of the page after the payment, and the newest ones of which they are chosen. */
const STORIES = { shown: 3, of: 20 } as const;

/** The newest stories for subscribers. */
async function subscriberStories(services: ContentServices, signal: AbortSignal | undefined) {
  const page = { feedSize: STORIES.of, feedOffset: 0, sourceInclude: sourceInclude() };
  const { content_elements: newest } = await services.content.feed(collectionOrSection({}, page), { signal });
  const locked = newest.map((story) => toTeaser(story, services)).filter((teaser) => teaser.locked);
  return locked.slice(0, STORIES.shown).map(({ url, headline }) => ({ url, headline }));
}

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
  load: async (_settings, services, { brand, query, signal }) => {
    const [sold, { departments }, first] = await Promise.all([
      soldAt(query, siteBrand(brand), services),
      colombianPlaces(),
      // A content service that is away stops no purchase.
      withinTimeLimit(subscriberStories(services, signal), []),
    ]);
    return sold ? { ...sold, departments, first } : null;
  },
  props: ({ offerID, product, departments, first }, { wallets }, _services, page) => {
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
        stories: first,
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
