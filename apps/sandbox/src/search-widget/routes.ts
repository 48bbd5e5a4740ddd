import { Hono } from 'hono';
import { z } from 'zod';
import { objectsAt, textAt } from '../content/json.ts';
import { createListItems } from '../content/list-items.ts';
import { freePart } from '../content/locked-part.ts';
import { readSearch } from '../content/search/read-search.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { findSite, type Site } from '../sites.ts';
import { searchWidgetScript, type WidgetAnswer } from './widget.ts';

const CACHE = 'public, max-age=300';
const RESULTS = 20;

const Query = z.object({
  q: z.string().trim().min(1).max(200),
  section: z
    .string()
    .regex(/^\/[a-z0-9-]+$/)
    .optional(),
});

/** @throws HttpError 404 */
function siteNamed(name: string): Site {
  const site = findSite(name);
  if (site === undefined) throw new HttpError(404, 'unknown_site', 'There is no such site.');
  return site;
}

/**
 * The simulated search service: `/{site}.js` is a site's script, `/{site}/results?q=` has the results of the sandbox's
 * search. It sets no cookie and knows no reader.
 * @see B11, B20
 */
export function searchWidgetRoutes({ db, clock }: AppContext): Hono {
  const app = new Hono();
  const listItems = createListItems();
  app.get('/:script{[a-z-]+\\.js}', (c) => {
    siteNamed(c.req.param('script').slice(0, -'.js'.length));
    c.header('Cache-Control', CACHE);
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(`(${searchWidgetScript.toString()})(self, document.currentScript.src);\n`);
  });
  app.get('/:site/results', async (c) => {
    const site = siteNamed(c.req.param('site'));
    const query = Query.safeParse(c.req.query());
    if (!query.success) throw new HttpError(400, 'invalid_query', 'q or section is not usable.');
    const { q, section } = query.data;
    const { search, ...feed } = await readSearch(
      { db, site, now: clock(), show: freePart, whole: false, listItems },
      {
        query: q,
        includeSections: section === undefined ? undefined : [section],
        literal: false,
        sort: 'relevance',
        feedSize: RESULTS,
        feedOffset: 0,
      },
    );
    const results = objectsAt(feed, 'content_elements').flatMap((item) => {
      const [title, href] = [textAt(item, 'headlines', 'basic'), textAt(item, 'canonical_url')];
      return title && href ? [{ title, href, text: textAt(item, 'description', 'basic') ?? '' }] : [];
    });
    const facets = search.facets.sections.map(({ value, name, count }) => ({ value, name, count }));
    return c.json({ facets, results } satisfies WidgetAnswer);
  });
  return app;
}
