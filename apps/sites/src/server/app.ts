import authorityMark from '../../../../src/themes/sic.svg?raw';
import { Hono } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import type { Logger } from 'pino';
import { siteOf, type Site } from '../config/site.ts';
import { serveAsset } from './assets.ts';
import { cacheControl, TEXT_CACHE } from './cache.ts';
import type { ServerContext } from './context.ts';
import { health } from './health.ts';
import { identify } from './identity.ts';
import { indexPage } from './index-page.ts';
import { MEDIA_PATHS, serveMedia } from './media.ts';
import { PageRequest } from './page.tsx';
import { requestLog } from './request-log.ts';
import { contentPolicy, HTTPS_HEADERS, SECURITY_HEADERS } from './security.ts';
import { createServices } from './services.ts';
import { manifest, robots, sitemap } from './well-known.ts';

export interface SitesEnv {
  Bindings: {
    /** The brand of the port that the request came to; null for the index's. */
    brand: BrandKey | null;
  };
  Variables: { log: Logger; site: Site | null };
}

export type SitesApp = Hono<SitesEnv>;

const text = (body: string, type: string, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': cacheControl(TEXT_CACHE),
      ...headers,
    },
  });

/** The six sites and their index as one Hono app; the brand comes with each request. */
export function createApp(context: ServerContext, clientFolder: string | undefined): SitesApp {
  const { config, log, secret, development } = context;
  const app = new Hono<SitesEnv>();

  app.use(requestLog(log));
  app.use(async (c, next) => {
    c.set('site', siteOf(new URL(c.req.url), c.env.brand, config.hosts));
    await next();
    const secure = c.var.site?.origin.startsWith('https:');
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...(secure && HTTPS_HEADERS) })) {
      c.res.headers.set(name, value);
    }
  });

  app.get('/health', () => health(context));
  if (clientFolder) app.get('/assets/*', (c) => serveAsset(clientFolder, c.req.raw));
  app.use(async (c, next) => (MEDIA_PATHS.test(c.req.path) ? serveMedia(context, c.req.raw) : next()));

  // From here on there is a site; a host that is none gets the index.
  app.use(async (c, next) => {
    if (c.var.site) return next();
    const url = new URL(c.req.url);
    const { nonce } = identify(secret, ['index', url.host]);
    const headers = { 'Content-Security-Policy': contentPolicy({ nonce }) };
    return text(indexPage(url, config, nonce), 'text/html', { ...headers, 'Cache-Control': 'no-cache' });
  });
  const site = (c: { var: SitesEnv['Variables'] }): Site => {
    if (!c.var.site) throw new Error('The request has no site.');
    return c.var.site;
  };

  app.get('/robots.txt', (c) => text(robots(site(c)), 'text/plain'));
  app.get('/manifest.webmanifest', (c) =>
    text(JSON.stringify(manifest(site(c).brand)), 'application/manifest+json'),
  );
  app.get('/favicon.svg', (c) => text(site(c).brand.favicon, 'image/svg+xml'));
  app.get('/sic.svg', () => text(authorityMark, 'image/svg+xml'));
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.get('/sitemap.xml', async (c) =>
    text(await sitemap(site(c), createServices(context, site(c), c.var.log)), 'application/xml'),
  );

  const page = (c: { var: SitesEnv['Variables']; req: { raw: Request } }) =>
    new PageRequest(context, site(c), c.req.raw, c.var.log);
  app.get('*', (c) => page(c).respond());
  app.notFound((c) => c.text('Método no permitido', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    c.var.log.error({ err: error }, 'request failed');
    return c.var.site && !development ? page(c).trouble('error') : c.text(String(error.stack ?? error), 500);
  });
  return app;
}
