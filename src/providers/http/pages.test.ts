import {
  CONTRACT_BRAND,
  CONTRACT_PAGE,
  CONTRACT_STAFF,
  describePagesContract,
} from '../../../tests/contract/pages.ts';
import { createMemoryPages } from '../memory/pages.ts';
import { CONTENT_TOKEN, pagesServer } from './pages-server.fixture.ts';
import { createHttpPages, createHttpPublishedPages } from './pages.ts';

describePagesContract('http', async () => {
  const memory = createMemoryPages({
    clock: { now: () => new Date() },
    staff: Object.fromEntries(Object.values(CONTRACT_STAFF).map(({ email, roles }) => [email, roles])),
  });
  const server = await pagesServer(memory);
  const { origin } = server;
  let isDown = false;
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return fetch(input, init);
  };
  let count = 0;
  return {
    as: (member) =>
      createHttpPages({
        origin,
        token: member === 'stranger' ? undefined : CONTRACT_STAFF[member].email,
        fetch: call,
      }),
    published: createHttpPublishedPages({ origin, token: CONTENT_TOKEN, fetch: call }),
    freshPage: async () => {
      count += 1;
      const page = { brand: CONTRACT_BRAND, page: `section:/${count}/` };
      memory.seed({ ...page, document: CONTRACT_PAGE });
      return page;
    },
    reachable: (now) => {
      isDown = !now;
      if (isDown) server.cut();
    },
    close: async () => server[Symbol.asyncDispose](),
  };
});
