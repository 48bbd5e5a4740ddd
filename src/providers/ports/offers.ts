import type { Offer } from '../../domain/sales/offer.ts';
import type { CallOptions } from './identity.ts';

export type { Offer, OfferProduct } from '../../domain/sales/offer.ts';

/** What the store of a site sells. It is the same for all readers, and the site's server asks for it. @see C7 */
export interface OffersPort {
  /** An offer by number. Rejects with an `ApiError`: `unknown_offer` (404) for one that does not exist. */
  offer(id: number, options?: CallOptions): Promise<Offer>;
}
