import * as z from 'zod/mini';
import { isSalesCode } from '../../domain/sales/offer.ts';
import type { OffersPort } from '../ports/offers.ts';
import { createHttpClient, segment } from './client.ts';

/** Shorter than that of a reader's own call: a page waits for the offer. */
export const OFFERS_TIMEOUT_MS = 5000;

/** More products than a page can compare. */
const MOST_PRODUCTS = 50;

/** Where the offers of a site are, and how long a call may take. */
export interface HttpOffersOptions {
  /** Origin of the sales service, without a prefix. */
  origin: string;
  /** The site whose offers and prices are wanted: the brand's key. */
  site: string;
  /** Milliseconds. Default: `OFFERS_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

const whole = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));
const code = z.string().check(z.refine(isSalesCode, 'is no code'));

/** A wrong price must not be shown: one product with another shape makes the reply unusable. */
const OfferReply = z.looseObject({
  offerID: z.int(),
  name: z._default(z.string(), ''),
  products: z
    .array(
      z.looseObject({
        sku: code,
        priceCode: code,
        name: z.string().check(z.minLength(1)),
        description: z._default(z.string(), ''),
        price: whole(1, 1_000_000_000),
        currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'COP'),
        periodMonths: whole(1, 60),
        gift: z._default(z.boolean(), false),
        sharesAllowed: z._default(whole(0, 100), 0),
        taxPercent: z.optional(z.number().check(z.gte(0), z.lte(100))),
      }),
    )
    .check(z.maxLength(MOST_PRODUCTS)),
});

/** The public offers of the sales service: `GET /retail/public/v1/offer/{id}?site={brand}`. */
export function createHttpOffers({
  origin,
  site,
  timeoutMs = OFFERS_TIMEOUT_MS,
  fetch,
}: HttpOffersOptions): OffersPort {
  const client = createHttpClient({
    base: `${origin.replace(/\/+$/, '')}/retail/public/v1`,
    timeoutMs,
    fetch,
    // Offers are public, and the same for all readers.
    credentials: 'omit',
  });
  return {
    offer: (id, call) => client({ path: `/offer/${segment(id)}`, query: { site }, ...call }, OfferReply),
  };
}
