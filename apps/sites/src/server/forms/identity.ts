import { createMemoryStorage } from 'rotativa/providers';
import { createHttpIdentity, localEvents } from 'rotativa/providers/http';
import { clientAddress } from '../caller.ts';
import type { PageRequest } from '../page/page-request.ts';

/** Calls of the account service for one reader: it counts by the reader's address, and writes e-mails of the site. */
export function identityOf(request: PageRequest, accountOrigin: string) {
  const { site, context } = request;
  const address = clientAddress(request);
  return createHttpIdentity({
    origin: accountOrigin,
    storage: createMemoryStorage(),
    clock: { now: context.clock },
    events: localEvents(),
    log: () => undefined,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', site.origin);
      if (address) headers.set('x-forwarded-for', address);
      return context.fetch(input, { ...init, headers });
    },
  });
}
