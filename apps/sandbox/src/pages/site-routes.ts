import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { parseInput } from '../http/body.ts';
import { sitesOnly } from '../http/trusted.ts';
import { withoutBrowsers } from '../staff/sessions.ts';
import type { ChangeStreams } from './change-streams.ts';
import { AddressQuery, DraftQuery, PublishedQuery, RevisionQuery } from './page-fields.ts';
import { draftOf, publishedPages } from './read.ts';
import { pageAt, revisionAt } from './stored.ts';

/**
 * Below `/pages/v1`: the published pages for the sites' servers, which bring the content token; in development also for
 * programs on this machine. A publication that begins or ends later is no change: `published` gives its times.
 */
export function pageRoutes(context: AppContext, streams: ChangeStreams): Hono {
  const { db, clock, config } = context;
  const app = new Hono();
  app.use(withoutBrowsers, sitesOnly(config));

  app.get('/published', async (c) =>
    c.json(await publishedPages(db, parseInput(PublishedQuery, c.req.query()), clock())),
  );
  app.get('/changes', (c) =>
    streams.open({
      caller: undefined,
      after: c.req.header('last-event-id') ?? c.req.query('after'),
      sees: () => true,
      isWelcome: async () => true,
    }),
  );
  app.get('/drafts', async (c) => {
    const { author, ...address } = parseInput(DraftQuery, c.req.query());
    return c.json(await draftOf(db, address, author));
  });
  app.get('/revisions/:number', async (c) => {
    const query = { ...parseInput(AddressQuery, c.req.query()), number: c.req.param('number') };
    const { number, ...address } = parseInput(RevisionQuery, query);
    return c.json(await revisionAt(db, await pageAt(db, address), number));
  });
  return app;
}
