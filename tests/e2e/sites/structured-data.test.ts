import type { JsonLd } from 'rotativa/domain';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { problems } from '../../support/structured-data/problems.ts';
import { pagesOfEachKind } from '../support/listed-pages.ts';
import { origin } from '../support/open-page.ts';
import { documentOf } from '../support/page-document.ts';
import { rowsOf } from '../support/rows.ts';

interface ReadPage {
  readonly page: Document;
  readonly nodes: readonly JsonLd[];
}

/** A page that is shown to readers; undefined for one that leads elsewhere. */
async function read(brand: BrandKey, path: string): Promise<ReadPage | undefined> {
  const answer = await fetch(origin(brand) + path, { redirect: 'manual' });
  if (answer.status >= 300 && answer.status < 400) return undefined;
  expect([path, answer.status]).toEqual([path, 200]);
  const page = documentOf(await answer.text());
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const graphs = scripts.map(
    ({ textContent }) => JSON.parse(textContent) as JsonLd & { '@graph'?: JsonLd[] },
  );
  expect([path, graphs.map((graph) => graph['@context'])]).toEqual([
    path,
    graphs.map(() => 'https://schema.org'),
  ]);
  return { page, nodes: graphs.flatMap((graph) => graph['@graph'] ?? [graph]) };
}

const words = (element: Element | null): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The steps of the breadcrumb that readers see: names and addresses. The last one has no link. */
const shownTrail = (page: Document): string[] =>
  [...page.querySelectorAll('.rt-breadcrumb li')].map((step) =>
    words(step.querySelector('a, [aria-current]')),
  );

/** The differences between the page and its structured data. */
function contradictions({ page, nodes }: ReadPage, address: string): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string): number => (holds ? 0 : found.push(fault));
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  must(canonical.startsWith(address.split('/', 3).join('/')), 'no absolute canonical address');
  const types = nodes.map((node) => String(node['@type']));
  must(new Set(types).size === types.length, `twice: ${types.join(' ')}`);
  if (page.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex')
    must(nodes.length === 0, 'structured data of a page that is not to be found');

  for (const node of nodes) {
    const { headline, datePublished, dateModified, url, hasPart } = node;
    if (typeof headline === 'string') {
      must(!/["'“”„«»‘’]/.test(headline), `quotes: ${headline}`);
      const shown = words(page.querySelector('h1')).replace(/["'“”„«»‘’]/g, '');
      must(shown.includes(headline), `headline "${headline}" is not the page's "${shown}"`);
      must(url === canonical, `url ${String(url)} is not the canonical ${canonical}`);
    }
    if (dateModified && datePublished)
      must(Date.parse(String(dateModified)) >= Date.parse(String(datePublished)), 'changed before published');
    if (hasPart && typeof hasPart === 'object' && 'cssSelector' in hasPart)
      must(page.querySelector(String(hasPart.cssSelector)) !== null, 'the locked part is not on the page');
    if (node['@type'] === 'BreadcrumbList') {
      const steps = [node['itemListElement']].flat() as unknown as { position: number; name: string }[];
      must(steps.length >= 2, 'a breadcrumb of one step');
      must(
        steps.every(({ position }, at) => position === at + 1),
        `positions ${steps.map(({ position }) => position).join(' ')}`,
      );
      const shown = shownTrail(page);
      const names = steps.map(({ name }) => name);
      must(shown.length === 0 || shown.join(' > ') === names.join(' > '), `${shown.join(' > ')} is shown`);
    }
  }
  must(
    shownTrail(page).length === 0 || types.includes('BreadcrumbList'),
    'a breadcrumb without structured data',
  );
  return found;
}

/** How many links to authors are followed. */
const AUTHORS = 4;

/** The addresses of a story's authors. */
const authorPages = ({ author }: JsonLd): string[] =>
  [author].flat().flatMap((one) => {
    const url = one && typeof one === 'object' && 'url' in one ? one.url : undefined;
    return typeof url === 'string' ? [url] : [];
  });

/** The types that a site must have somewhere. */
const EVERYWHERE = ['NewsMediaOrganization', 'WebSite', 'NewsArticle', 'BreadcrumbList', 'ProfilePage'];
const EXPECTED: Readonly<Record<BrandKey, readonly string[]>> = {
  weekly: [...EVERYWHERE, 'OpinionNewsArticle', 'ImageGallery', 'VideoObject', 'Recipe', 'PodcastEpisode'],
  daily: [...EVERYWHERE, 'OpinionNewsArticle', 'LiveBlogPosting', 'ImageGallery'],
  women: EVERYWHERE,
  men: EVERYWHERE,
  forums: [...EVERYWHERE, 'Event'],
  rural: EVERYWHERE,
};

describe('N16 structured data of each kind of page', () => {
  it.each(rowsOf('structured-data', 1, BRANDS))(
    '%s: follows the published rules and says what the page says',
    async (brand) => {
      const faults: string[] = [];
      const types = new Set<string>();
      // No menu and no sitemap names the pages of authors: the first stories do.
      const paths = new Set(await pagesOfEachKind(brand));
      let authors = 0;
      // The set grows during the iteration.
      for (const path of paths) {
        const found = await read(brand, path);
        if (!found) continue;
        for (const author of found.nodes.flatMap(authorPages)) {
          if (!author.startsWith(origin(brand)) || authors >= AUTHORS) continue;
          paths.add(new URL(author).pathname);
          authors += 1;
        }
        const faulty = [
          ...found.nodes.flatMap((node) => problems(node, false)),
          ...contradictions(found, origin(brand)),
        ];
        faults.push(...faulty.map((fault) => `${path}: ${fault}`));
        for (const node of found.nodes) types.add(String(node['@type']));
      }
      expect(faults).toEqual([]);
      expect([...types]).toEqual(expect.arrayContaining([...EXPECTED[brand]]));
    },
  );
});
