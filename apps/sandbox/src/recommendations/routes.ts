import { Hono } from 'hono';
import { CAMPAIGNS } from '../ads/campaigns.ts';
import { HttpError } from '../http/errors.ts';
import { findSite } from '../sites.ts';
import { recommendationScript } from './widget.ts';

const CACHE = 'public, max-age=300';

/** The advertisers' pages are those of the ad server. */
const ITEMS = CAMPAIGNS.map(({ advertiser, title }, number) => ({
  advertiser,
  title,
  href: `/ads/v1/landing/${number}`,
}));

/**
 * The simulated recommendation service: `/{site}.js` is a site's script. It sets no cookie and knows no reader.
 * @see B20, N3
 */
export function recommendationRoutes(): Hono {
  const app = new Hono();
  app.get('/:script{[a-z-]+\\.js}', (c) => {
    if (findSite(c.req.param('script').slice(0, -'.js'.length)) === undefined)
      throw new HttpError(404, 'unknown_site', 'There is no such site.');
    c.header('Cache-Control', CACHE);
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(
      `(${recommendationScript.toString()})(self, ${JSON.stringify(ITEMS)}, document.currentScript.src);\n`,
    );
  });
  return app;
}
