import { describeCollectionsContract } from '../../../tests/contract/collections.ts';
import { collectionsOfContract } from '../../../tests/contract/collections-world.ts';
import { CONTRACT_STAFF } from '../../../tests/contract/pages.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { MemoryOutcome } from './outcome.ts';

describeCollectionsContract('memory', async () => {
  const play: MemoryOutcome = {};
  const { memory, freshCollection } = collectionsOfContract({ play });
  return {
    as: (member) => memory.as(member === 'stranger' ? null : CONTRACT_STAFF[member].email),
    freshCollection,
    reachable: (now) => {
      play.error = now ? undefined : new ApiError('network', 'The service cannot be reached.');
    },
    close: async () => undefined,
  };
});
