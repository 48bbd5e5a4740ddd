import { escapeHtml, isTitled, sectionPath, type Feed } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import type { Site } from '../config/site.ts';
import { navigationPaths } from '../pages/sections.ts';

/** Crawlers may read everything except the search, which has an address for every query. */
export const robots = ({ brand, origin }: Site): string =>
  [
    'User-agent: *',
    `Disallow: ${brand.routes.search}`,
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** A sitemap lists the newest documents. Older ones are found through the sections. */
const SITEMAP_DOCUMENTS = 100;

const entry = (address: string, changed?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : ''}</url>`;

/** The sections in the menus that belong to this site and have stories. */
async function filledSections(brand: BrandConfig, { content }: ContentServices): Promise<string[]> {
  const paths = navigationPaths(brand);
  const feeds = await Promise.all(
    paths.map((path) =>
      content.feed({
        source: 'content-apir',
        query: {
          includeSections: sectionPath(path),
          feedSize: 1,
          sourceInclude: 'canonical_url,headlines.basic,type',
        },
      }),
    ),
  );
  return paths.filter((_, at) => (feeds[at]?.content_elements.length ?? 0) > 0);
}

/** @throws ApiError if the content cannot be read */
export async function sitemap({ brand }: Site, services: ContentServices): Promise<string> {
  const { content, links } = services;
  const newest: Feed = await content.feed({
    source: 'content-apir',
    query: {
      feedSize: SITEMAP_DOCUMENTS,
      sourceInclude: 'canonical_url,last_updated_date,publish_date,headlines.basic,type',
    },
  });
  const entries = [
    entry(links.absolute('/')),
    ...(await filledSections(brand, services)).map((path) => entry(links.absolute(path))),
    // A document without a headline is only listed in its section.
    ...newest.content_elements
      .filter(isTitled)
      .map(({ canonical_url, last_updated_date, publish_date }) =>
        entry(links.absolute(links.document(canonical_url)), last_updated_date ?? publish_date),
      ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

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
