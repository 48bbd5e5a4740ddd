import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { putCollection } from '../src/content/store.ts';
import { trending } from '../src/db/schema/index.ts';
import { importJson } from '../src/import/import-json.ts';
import { siteOf } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';
import { CLOCK } from './sample-content.ts';

/** Its address or its id in a reply; a refusal repeats the requested path. */
const SHOWN = /manana\/F\w\/"|"F[1VG]"/;
const HOUR_MS = 3_600_000;
const site = siteOf('weekly');
const PATH = '/nacion/articulo/manana/F1/';
const story = (id: string, publish_date: string, extra: object = {}) => ({
  _id: id,
  type: 'story',
  canonical_url: `/nacion/articulo/manana/${id}/`,
  headlines: { basic: 'El zaguán amarillo' },
  publish_date,
  credits: { by: [{ _id: 'nora-lis', type: 'author', name: 'Nora Lis' }] },
  taxonomy: {
    primary_section: { _id: '/nacion', name: 'Nación' },
    tags: [{ slug: 'zaguanes', text: 'Zaguanes' }],
  },
  content_elements: [{ type: 'text', content: 'Un texto.' }],
  ...extra,
});

let test: TestApp;
let now = CLOCK;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  test = await openApp();
  app = createApp({ ...test.context, clock: () => now });
  const { db } = test.context;
  const later = new Date(CLOCK.getTime() + HOUR_MS).toISOString();
  const report = await importJson(
    [story('F1', later), story('FV', later, { type: 'video' }), story('FG', later, { type: 'gallery' })],
    { db, site, now },
  );
  expect(report.warnings.filter(({ reason }) => reason.startsWith('in the future'))).toHaveLength(3);
  await importJson(story('P1', CLOCK.toISOString()), { db, site, now });
  await putCollection(db, site.brand, 'import', { id: 'COL', record: {}, members: ['F1', 'P1'] });
  await db.insert(trending).values({ site: site.brand, position: 900, documentId: 'F1' });
}, 60_000);
afterAll(() => test.close());

/** The reply of a source as text. */
async function reply(source: string, query: object): Promise<string> {
  const address = `/content/v1/${source}?query=${encodeURIComponent(JSON.stringify(query))}&_website=semanario`;
  return (await app.request(address)).text();
}

describe('Z6 a story with a future date', () => {
  it.each([
    ['content-apir', { includeTags: 'zaguanes' }],
    ['content-apir-v2', { includeSections: '/nacion' }],
    ['content-apir-date', { date: '2026-03-10' }],
    ['content-apir-search-query', { queryString: 'zaguán' }],
    ['content-api-search-author', { includeId: 'nora-lis' }],
    ['search-api', { query: 'zaguán amarillo' }],
    ['suggestions-api', { query: 'zaguan' }],
    ['recommendations-api', { contentId: 'P1', placement: 'x', targetType: 'mix' }],
    ['content-api-collections', { queryString: 'COL' }],
    ['trending-newsroom', { size: 50 }],
    ['story-by-url', { website_url: PATH }],
    ['content-by-id', { queryString: 'F1' }],
    ['gallery-by-id', { queryString: 'FG' }],
    ['video-metadata', { videoId: 'FV' }],
  ])('is not in %s before its time, and then it is', async (source, query) => {
    now = CLOCK;
    expect(await reply(source, query)).not.toMatch(SHOWN);
    now = new Date(CLOCK.getTime() + HOUR_MS);
    expect(await reply(source, query)).toMatch(SHOWN);
  });

  it('counts in no facet and no topic before its time', async () => {
    now = CLOCK;
    const before = JSON.parse(await reply('tags-api', { queryString: 'zaguanes' })) as {
      content_elements: unknown;
    };
    expect(before.content_elements).toEqual([{ slug: 'zaguanes', text: 'Zaguanes', count: 1 }]);
    const { search } = JSON.parse(await reply('search-api', { query: 'zaguán amarillo' })) as {
      search: { facets: { sections: unknown } };
    };
    expect(search.facets.sections).toMatchObject([{ value: '/nacion', count: 1 }]);
  });
});
