import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { idOf } from './ids.ts';
import { findOffer } from './catalogue.ts';

const CACHE = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * `GET /retail/public/v1/offer/{id}?site={brand}`: the products of a page of the store, for the sites' servers.
 * With a brand, only the offers of that brand. @see C7
 */
export function offerRoutes({ db }: AppContext): Hono {
  const app = new Hono();
  app.get('/offer/:id', async (c) => {
    const notFound = () => new HttpError(404, 'unknown_offer', 'Offer not found');
    const offer = await findOffer(db, idOf(c.req.param('id'), notFound));
    if (offer === undefined) throw notFound();
    const brand = c.req.query('site');
    const listings = offer.listings.filter(
      (listing) => brand === undefined || listing.brand === null || listing.brand === brand,
    );
    c.header('Cache-Control', CACHE);
    return c.json({
      offerID: offer.id,
      name: offer.name,
      products: listings.map((listing) => ({
        sku: listing.sku,
        priceCode: listing.priceCode,
        name: listing.name,
        description: listing.description,
        price: listing.amount,
        currency: listing.currency,
        periodMonths: listing.periodMonths,
        gift: listing.gift,
        sharesAllowed: listing.sharesAllowed,
        taxPercent: listing.taxPercent,
        brand: listing.brand,
      })),
    });
  });
  return app;
}
