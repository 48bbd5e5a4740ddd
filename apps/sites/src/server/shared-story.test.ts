import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from './sites.fixture.ts';

const ORIGINAL = 'http://localhost:3001/cultura/articulo/museo/';
const HERE = '/vida/articulo/museo';

const shared = story('museo', {
  publish_date: '2026-02-01T11:00:00Z',
  canonical_website: 'semanario',
  canonical_url: '/cultura/articulo/museo/',
  websites: {
    semanario: { website_url: '/cultura/articulo/museo/', website_section: { _id: '/cultura' } },
    soho: { website_url: `${HERE}/`, website_section: { _id: '/vida' } },
  },
});
const own = story('propia', { publish_date: '2026-02-01T11:00:00Z', canonical_website: 'soho' });
/** Published by a site that is not of the family. */
const bought = story('agencia', { canonical_website: 'agencia', websites: { agencia: {} } });

let opened: OpenedSites;
beforeAll(async () => {
  opened = await openSites((source, { website_url: path = '' }) => {
    if (source === 'content-apir') return { content_elements: [shared, own], count: 2 };
    if (source !== 'story-by-url') return undefined;
    return [shared, own, bought].find((one) =>
      [one.canonical_url, `${HERE}/`].some((url) => url === path && (url !== `${HERE}/` || one === shared)),
    );
  });
});
afterAll(() => opened.sites.close());

const men = async (path: string): Promise<string> =>
  (await opened.get(`http://localhost:3004${path}`, {}, 'men')).html;

describe('X13 a story that several brands share', () => {
  it('has its own address on the other brand, and names the first one to search engines', async () => {
    const html = await men(`${HERE}/`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGINAL}">`);
    expect(html).toContain(`"mainEntityOfPage":{"@type":"WebPage","@id":"${ORIGINAL}"}`);
    // The embed is of this page, so that its address answers.
    expect(html).toContain(encodeURIComponent(`http://localhost:3004${HERE}/`));
    const first = (await opened.get('/cultura/articulo/museo/')).html;
    expect(first).toContain(`<link rel="canonical" href="${ORIGINAL}">`);
  });

  it('is in the feeds of each brand at its address there, and in the sitemaps of the first one alone', async () => {
    expect(await men('/rss.xml')).toContain(`<link>http://localhost:3004${HERE}/</link>`);
    expect((await opened.get('/rss.xml')).html).toContain(`<link>${ORIGINAL}</link>`);
    for (const path of ['/sitemap-1.xml', '/sitemap-noticias.xml']) {
      expect(await men(path)).not.toContain('museo');
      expect(await men(path)).toContain('/nacion/articulo/propia/');
      expect((await opened.get(path)).html).toContain(ORIGINAL);
    }
  });

  it('of a publication outside the family is first on this site', async () => {
    expect(await men('/nacion/articulo/agencia/')).toContain(
      '<link rel="canonical" href="http://localhost:3004/nacion/articulo/agencia/">',
    );
  });
});
