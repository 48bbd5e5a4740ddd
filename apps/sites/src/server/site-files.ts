import type { BrandConfig } from 'rotativa/themes';
import type { Site } from '../config/site.ts';
import butaca from './partners/butaca.svg?raw';
import cineCauca from './partners/cine-cauca.svg?raw';
import { cacheControl, TEXT_CACHE } from './cache-control.ts';
import { requireSite, type SitesApp } from './sites-env.ts';
import authorityMark from './sic.svg?raw';

/** Logos of partners that pages name, by the last part of their address. */
const PARTNER_LOGOS = { butaca, 'cine-cauca': cineCauca };

/** Crawlers may read everything except the search, which has an address for every query. */
const robots = ({ brand, origin }: Site): string =>
  [
    'User-agent: *',
    `Disallow: ${brand.routes.search}`,
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-noticias.xml`,
    '',
  ].join('\n');

/** The data for adding the site to a phone's home screen. */
const manifest = (brand: BrandConfig): object => ({
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: brand.language,
  start_url: '/',
  display: 'minimal-ui',
  background_color: brand.themeColor.light,
  theme_color: brand.themeColor.light,
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
});

const file = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl(TEXT_CACHE) },
  });

/** Serves the small files of a site: for crawlers, phones and password managers, icons and marks. */
export function serveSiteFiles(app: SitesApp): void {
  app.get('/robots.txt', (c) => file(robots(requireSite(c)), 'text/plain'));
  app.get('/manifest.webmanifest', (c) =>
    file(JSON.stringify(manifest(requireSite(c).brand)), 'application/manifest+json'),
  );
  // Password managers open this address, and W3C defines it.
  app.get('/.well-known/change-password', (c) => c.redirect(requireSite(c).brand.routes.access));
  app.get('/favicon.svg', (c) => file(requireSite(c).brand.favicon, 'image/svg+xml'));
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.get('/sic.svg', () => file(authorityMark, 'image/svg+xml'));
  for (const [name, logo] of Object.entries(PARTNER_LOGOS))
    app.get(`/aliados/${name}.svg`, () => file(logo, 'image/svg+xml'));
}
