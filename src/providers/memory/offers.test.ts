import { describeOffersContract } from '../../../tests/contract/offers.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import { createMemoryOffers } from './offers.ts';
import type { MemoryOutcome } from './outcome.ts';

describeOffersContract('memory', async () => {
  const play: MemoryOutcome = {};
  return {
    offers: createMemoryOffers(undefined, play),
    reachable: (now) => {
      play.error = now ? undefined : new ApiError('network', 'The service cannot be reached.');
    },
    close: async () => undefined,
  };
});
