import type { Offer } from '../../domain/sales/offer.ts';
import type { CallOptions } from './identity.ts';

export type { Offer, OfferProduct } from '../../domain/sales/offer.ts';

/** The offers of a site's store. They are the same for all readers, and the site's server asks for them. @see C7 */
export interface OffersPort {
  /** An offer by number. Rejects with an `ApiError`: `unknown_offer` (404) for one that does not exist. */
  offer(id: number, options?: CallOptions): Promise<Offer>;
}
