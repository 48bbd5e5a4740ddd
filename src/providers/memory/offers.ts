import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { Offer } from '../../domain/sales/offer.ts';
import type { OffersPort } from '../ports/offers.ts';
import { MEMORY_PRODUCTS } from './backend/state.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** The products that the services in memory sell. */
export const MEMORY_OFFER: Offer = {
  offerID: 466,
  name: 'Suscripciones digitales',
  products: MEMORY_PRODUCTS,
};

/** Given offers. */
export const createMemoryOffers = (
  offers: readonly Offer[] = [MEMORY_OFFER],
  play: MemoryOutcome = {},
): OffersPort => ({
  offer: async (id, { signal } = {}) => {
    if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    await outcome(play);
    const offer = offers.find(({ offerID }) => offerID === id);
    if (!offer) throw new ApiError('unknown_offer', 'Offer not found', 404);
    return offer;
  },
});
