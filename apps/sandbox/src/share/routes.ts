import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { and, eq } from 'drizzle-orm';
import { plainText } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import type { AppContext } from '../context.ts';
import { published } from '../content/published.ts';
import { requireSite } from '../content/require-site.ts';
import { documents } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { drawnPicture } from '../images/drawn-picture.ts';
import { PictureStore } from '../images/picture-store.ts';
import { callers } from '../security/client-address.ts';
import type { Site } from '../sites.ts';
import { SharePictures, type Shared } from './share-picture.ts';

/** The address of a picture names the version of its story, so a cache need not ask again soon. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `GET /images/share/{id}.jpg?_website={site}`: the picture of a shared link, with the headline of a stored document and
 * the wordmark of the site. `site.jpg` is the site itself. Callers cannot choose the words.
 */
export function shareRoutes(context: AppContext): Hono {
  const { db, config, clock } = context;
  const pictures = new SharePictures(new PictureStore(config.picturesDir), context);
  const callerOf = callers(config.trustedProxies);
  const app = new Hono();

  async function shared(site: Site, id: string): Promise<Shared> {
    const { config: of } = site;
    if (id === 'site') return { headline: of.tagline, picture: undefined, brand: of };
    const [row] = await db
      .select({ body: documents.body })
      .from(documents)
      .where(and(published({ site, now: clock() }), eq(documents.id, id)));
    const found = row && guardDocument(row.body);
    if (!row || !found?.ok)
      throw new HttpError(404, 'not_found', `There is no document '${id}' on ${of.name}.`);
    return {
      headline: plainText(found.value.headlines.basic ?? of.name),
      picture: drawnPicture(row.body),
      brand: of,
    };
  }

  app.get('/images/share/:file{[\\w-]+\\.jpg}', etag(), async (c) => {
    const site = requireSite(c.req.query('_website'));
    const what = await shared(site, c.req.param('file').slice(0, -'.jpg'.length));
    const picture = await pictures.make(what, callerOf(c), c.req.raw.signal);
    c.header('Content-Type', 'image/jpeg');
    c.header('Cache-Control', CACHE);
    return c.body(picture);
  });

  return app;
}
