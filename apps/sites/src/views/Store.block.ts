import { defineBlock } from 'rotativa/blocks';
import { ApiError, CLIENT_CODES } from 'rotativa/domain';
import { StoreOffers, storeProps } from 'rotativa/patterns/store/StoreOffers';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { subscriptionContents } from '../pages/info/about.ts';

/** The offers of the site. They are the same for all readers. @see C7 */
export const storeBlock = defineBlock({
  name: 'store-offers',
  label: 'Suscripciones',
  settings: z.object({
    google: z.boolean().default(false).meta({ title: 'Venta con Google' }),
    ended: z.boolean().default(false).meta({ title: 'Aviso de una oferta que terminó' }),
  }),
  editorial: false,
  load: async (_settings, { offers }, { brand, signal }) => {
    if (!offers) throw new ApiError(CLIENT_CODES.network, 'The site has no sales service.');
    const offer = await offers.offer(siteBrand(brand).offer.offerId, { signal });
    if (offer.products.every(({ gift }) => gift))
      throw new ApiError(CLIENT_CODES.badReply, `Offer ${offer.offerID} has no product.`);
    return { offer };
  },
  props: ({ offer }, { google, ended }, _services, { brand, path: back }) =>
    storeProps(siteBrand(brand), offer, subscriptionContents(siteBrand(brand)), {
      google,
      ended,
      // An offer that is over is no place to come back to.
      ...(!ended && { back }),
    }),
  view: StoreOffers,
});
