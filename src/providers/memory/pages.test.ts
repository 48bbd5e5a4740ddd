import {
  CONTRACT_BRAND,
  CONTRACT_PAGE,
  CONTRACT_STAFF,
  describePagesContract,
} from '../../../tests/contract/pages.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { MemoryOutcome } from './outcome.ts';
import { createMemoryPages } from './pages.ts';

describePagesContract('memory', async () => {
  const play: MemoryOutcome = {};
  const memory = createMemoryPages({
    clock: { now: () => new Date() },
    staff: Object.fromEntries(Object.values(CONTRACT_STAFF).map(({ email, roles }) => [email, roles])),
    play,
  });
  let count = 0;
  return {
    as: (member) => memory.as(member === 'stranger' ? null : CONTRACT_STAFF[member].email),
    published: memory,
    freshPage: async () => {
      count += 1;
      const page = { brand: CONTRACT_BRAND, page: `section:/${count}/` };
      memory.seed({ ...page, document: CONTRACT_PAGE });
      return page;
    },
    changeStory: async () => {
      memory.changeContents(CONTRACT_BRAND, ['story/UNA']);
      return 'story/UNA';
    },
    reachable: (now) => {
      play.error = now ? undefined : new ApiError('network', 'The service cannot be reached.');
    },
    close: async () => undefined,
  };
});
