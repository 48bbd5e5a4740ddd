import type { BrandConfig } from 'rotativa/themes';
import type { Site } from '../config/site.ts';

/** Crawlers may read everything except the search, which has an address for every query. */
export const robots = ({ brand, origin }: Site): string =>
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
export const manifest = (brand: BrandConfig): object => ({
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
