import * as z from 'zod/mini';
import type { NewslettersPort } from '../ports/newsletters.ts';
import { createHttpClient } from './client.ts';
import { bearer, createCaller } from './identity/caller.ts';
import type { StoredSession } from './identity/session.ts';
import { HeldReply, NewsletterReply } from './notifications.ts';
import { SITE_PATHS, type HttpSiteOptions } from './site.ts';

const ListReply = z.looseObject({ newsletters: HeldReply });

/**
 * The reader's newsletters for a page. It calls the page's site with the reader's token: the site's server finds the
 * address, so that a caller cannot change another reader's newsletters.
 */
export function createHttpNewsletters({
  session,
  origin = '',
  timeoutMs,
  fetch,
}: HttpSiteOptions & { session: Pick<StoredSession, 'current' | 'renewed'> }): NewslettersPort {
  const client = createHttpClient({ base: origin, timeoutMs, fetch });
  const { asReader } = createCaller({ client, session, scheme: bearer });
  return {
    list: async (call) => (await asReader({ path: SITE_PATHS.newsletters, ...call }, ListReply)).newsletters,
    set: async (body) => {
      await asReader({ method: 'POST', path: SITE_PATHS.newsletters, body }, NewsletterReply);
    },
  };
}
