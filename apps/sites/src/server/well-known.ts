import type { Feed } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import type { Site } from '../config/site.ts';
import { navigationPaths } from '../pages/sections.ts';
import { escapeHtml } from '../render/markup.ts';

/** What crawlers may read: everything but the search, which has an address for every question. */
export const robots = ({ brand, origin }: Site): string =>
  [
    'User-agent: *',
    `Disallow: ${brand.routes.search}`,
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** A sitemap names the newest documents; older ones are found by the sections. */
const SITEMAP_DOCUMENTS = 100;

const entry = (address: string, changed?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : ''}</url>`;

/** @throws ApiError when the content cannot be read */
export async function sitemap({ brand }: Site, { content, links }: ContentServices): Promise<string> {
  const newest: Feed = await content.feed({
    source: 'content-apir',
    query: {
      feedSize: SITEMAP_DOCUMENTS,
      sourceInclude: 'canonical_url,last_updated_date,publish_date,headlines.basic,type',
    },
  });
  const entries = [
    entry(links.absolute('/')),
    ...navigationPaths(brand).map((path) => entry(links.absolute(path))),
    ...newest.content_elements.map(({ canonical_url, last_updated_date, publish_date }) =>
      entry(links.absolute(links.document(canonical_url)), last_updated_date ?? publish_date),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** What a phone needs to put the site on its home screen. */
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
