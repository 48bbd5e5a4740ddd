import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { HttpError } from '../http/errors.ts';
import { findSite, type Site } from '../sites.ts';
import { PAYWALL_RULES, type PaywallRule } from './rules.ts';
import { paywallScript } from './script.ts';

const CACHE = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';

/**
 * `/paywall/{site}.js` is a site's script with its rules included; `/paywall/public/v0/rules?site=` returns only the
 * rules. A site is identified by slug or brand. @see P4
 */
export function paywallRoutes(): Hono {
  const app = new Hono();

  app.get('/public/v0/rules', etag(), (c) => {
    const rules = rulesOf(c.req.query('site') ?? '');
    c.header('Cache-Control', CACHE);
    return c.json(rules);
  });

  app.get('/:script{[a-z-]+\\.js}', etag(), (c) => {
    const rules = rulesOf(c.req.param('script').slice(0, -'.js'.length));
    c.header('Cache-Control', CACHE);
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(`(${paywallScript.toString()})(self, ${JSON.stringify(rules)});\n`);
  });

  return app;
}

/** @throws HttpError 404 */
function rulesOf(name: string): readonly PaywallRule[] {
  const site: Site | undefined = findSite(name);
  if (site === undefined) throw new HttpError(404, 'unknown_site', 'There is no such site.');
  return PAYWALL_RULES.get(site.brand) ?? [];
}
