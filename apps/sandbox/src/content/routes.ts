import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { createAdaptivePlaces } from '../../../shared/adaptive-places.ts';
import { createBoundedQueue, type BoundedQueue } from '../../../shared/bounded-queue.ts';
import { createOverloadLog } from '../../../shared/overload-log.ts';
import { count } from '../../../shared/telemetry/metrics.ts';
import { observeQueue } from '../../../shared/telemetry/queue-metrics.ts';
import type { AppContext } from '../context.ts';
import { createPatience } from '../db/patience.ts';
import type { Json } from '../db/schema/content.ts';
import { HttpError } from '../http/errors.ts';
import { bearerToken, bringsToken, serversOnly } from '../security/service-token.ts';
import { SITES } from '../sites.ts';
import { FEED_SOURCES } from './feed-sources.ts';
import { RECORD_SOURCES } from './record-sources.ts';
import { createListItems } from './list-items.ts';
import { freePart } from './locked-part.ts';
import { requireSite } from './require-site.ts';
import type { Source } from './source.ts';

const SOURCES: ReadonlyMap<string, Source> = new Map(Object.entries({ ...FEED_SOURCES, ...RECORD_SOURCES }));

const Instant = z.iso.datetime();
/** As many as make one page wait for none of another. */
const LEAST_AT_ONCE = 4;

/** Short, so that an import is visible at once. A proxy may use an old response while this server is down. */
const CACHE = 'max-age=5, stale-while-revalidate=30, stale-if-error=600';

/**
 * `GET /content/v1/{source}?query={json}&_website={site}`: the content sources. Callers without the content token
 * receive locked documents without the locked part, and nothing in production.
 */
export function contentRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { mode, contentToken } = context.config;
  if (mode === 'production') app.use('*', serversOnly(contentToken ?? '', bearerToken));

  app.get('/', (c) =>
    c.json({
      sources: Object.fromEntries([...SOURCES].map(([name, source]) => [name, source.parameters])),
      websites: SITES.map(({ slug, brand, name }) => ({ slug, brand, name })),
    }),
  );

  const queue = contentQueue(context);
  const listItems = createListItems();
  const patiently = createPatience(() => performance.now());
  // With a tag of the answer, which it need not read again.
  app.get('/:source', etag(), async (c) => {
    const name = c.req.param('source');
    const source = SOURCES.get(name);
    if (source === undefined)
      throw new HttpError(404, 'unknown_source', `There is no content source '${name}'.`);
    const site = requireSite(c.req.query('_website'));
    const whole = bringsToken(c, contentToken);
    const show = whole ? (document: Json) => document : freePart;
    const { db } = context;
    const now = momentOf(c.req.query('at'), whole) ?? context.clock();
    const unpublished = forServers('unpublished', c.req.query('unpublished'), whole);
    const query = parseQuery(c.req.query('query'));
    const answer = await queue.run(() =>
      patiently(() => source.answer(query, { db, site, show, whole, listItems, now, unpublished })),
    );
    c.header('Cache-Control', `${whole ? 'private' : 'public'}, ${CACHE}`);
    c.header('Vary', 'Authorization');
    const text = JSON.stringify(answer);
    c.header('ETag', `"${hash('sha1', text, 'base64url')}"`);
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });

  return app;
}

/**
 * A parameter of previews: readers do not see what is planned.
 * @throws HttpError 403 `servers_only` without the content token
 */
function forServers(name: string, given: string | undefined, whole: boolean): string | undefined {
  if (given !== undefined && !whole)
    throw new HttpError(403, 'servers_only', `${name}: only with the content token.`);
  return given;
}

/**
 * The instant of a preview; undefined for now. Readers do not see what is planned.
 * @throws HttpError 403 `servers_only` without the content token, 400 `invalid_query`
 */
function momentOf(given: string | undefined, whole: boolean): Date | undefined {
  const text = forServers('at', given, whole);
  if (text === undefined) return undefined;
  const { data, success } = Instant.safeParse(text);
  if (!success) throw new HttpError(400, 'invalid_query', 'at: must be an instant, as ISO 8601 in UTC.');
  return new Date(data);
}

/** Bounds the queries that run at once and that wait, so that the database and the memory of this process stay free for readers who pay or sign in. */
function contentQueue({ config, log }: AppContext): BoundedQueue {
  const { atOnce, waiting, waitMs } = config.contentQueue;
  // Not the clock of the routers, which tests set.
  const now = (): number => performance.now();
  const places = createAdaptivePlaces({ least: LEAST_AT_ONCE, most: atOnce, now });
  const told = createOverloadLog({
    log,
    now,
    begins: 'more content is asked for than the database answers',
    ends: 'all content is answered again',
    facts: () => ({ atOnce, waiting, waitMs, now: places.count, queryMs: Math.round(places.meanMs) }),
  });
  const queue = createBoundedQueue({
    ...{ places, waiting, waitMs, now },
    onEnd: told.onEnd,
    onRefused: () => {
      told.onRefused();
      count('rotativa_queue_refused', { queue: 'content' });
    },
  });
  observeQueue('content', queue, places);
  return queue;
}

function parseQuery(text: string | undefined): unknown {
  if (text === undefined || text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'invalid_query', 'query: must be a JSON object, URL-encoded.');
  }
}
