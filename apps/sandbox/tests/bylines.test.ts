import { authorAt, bylines } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../src/content/columns.ts';
import type { Json } from '../src/db/schema/content.ts';
import { importJson } from '../src/import/import-json.ts';
import { withAdopted } from '../src/seed/adopted.ts';
import { compileSeed } from '../src/seed/compile.ts';
import { AUTHORS, COLLECTIONS, EDITIONS, STORIES } from '../src/seed/content/index.ts';
import { PRODUCT, SITES } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';
import { CLOCK } from './sample-content.ts';

/** The author pages that the bylines of a document lead to. */
function linked(source: unknown, siteName: string): string[] {
  const guarded = guardDocument(source);
  if (!guarded.ok) throw new Error(guarded.error.reason);
  const all = bylines(guarded.value, { product: PRODUCT, siteName });
  return all.flatMap(({ href }) => (href ? [authorAt(href).slug] : []));
}

describe('N13 every byline leads to a page that lists its story', () => {
  let sandbox: TestApp;
  beforeAll(async () => {
    sandbox = await openApp();
  }, 60_000);
  afterAll(() => sandbox.close());

  it('of every document of the seed', () => {
    const written = { stories: STORIES, authors: AUTHORS, editions: EDITIONS, collections: COLLECTIONS };
    const { sites } = compileSeed(withAdopted(written), CLOCK, {});
    const documents = sites.flatMap(({ site, documents: all }) =>
      all.map((document) => ({ document, name: BRAND_CONFIGS[site].name })),
    );
    expect(documents.length).toBeGreaterThan(1000);
    const lost = documents.filter(({ document, name }) => {
      const { authors } = columnsOf(document, CLOCK);
      const slugs = linked(document, name);
      return slugs.length === 0 || slugs.some((slug) => !authors.includes(slug));
    });
    expect(lost.map(({ document }) => document['canonical_url'])).toEqual([]);
  });

  const OWN: Record<string, object> = {
    named: { credits: { by: [{ name: 'Ana María Ñustes' }] } },
    shouted: { credits: { by: [{ name: 'ANA MARIA ÑUSTES' }] } },
    decomposed: { credits: { by: [{ name: 'Ana Mari\u0301a N\u0303ustes' }] } },
    'own-slug': { credits: { by: [{ name: 'Ana María Ñustes', slug: 'am-nustes' }] } },
    printed: { credits: { by: [{ name: 'Ana M.', byline: 'Ana María Ñustes' }] } },
    vanity: { vanity_credits: { by: [{ name: 'Ana María Ñustes' }] }, credits: { by: [{ name: 'Otra' }] } },
    text: { credits: { by: ['Ana María Ñustes'] } },
    copyright: { credits: { by: [] }, copyright: 'Redacción Nación Ñandú' },
    id: { credits: { by: [{ _id: 'AMN-1', name: 'Ana María Ñustes' }] } },
    'other-id': { credits: { by: [{ _id: 'amn-1', name: 'Luis Peña' }] } },
    old: { credits: { by: [] }, publish_date: '2016-05-01T12:00:00Z' },
  };

  it.each(SITES)('of imported documents of $name', async (site) => {
    const of = (_id: string, more: object): Json => ({
      ...{
        _id,
        type: 'story',
        canonical_url: `/nacion/articulo/${_id}/`,
        publish_date: '2026-01-02T10:00:00Z',
      },
      headlines: { basic: _id },
      ...more,
    });
    const documents = Object.entries(OWN).map(([id, more]) => of(id, more));
    await importJson(documents, { db: sandbox.context.db, site, now: sandbox.context.clock() });
    const ids = async (includeId: string): Promise<unknown[]> => {
      const { body } = await sandbox.ask('content-api-search-author', { includeId, feedSize: 50 }, site.slug);
      return body.content_elements.map(({ _id }) => _id);
    };
    for (const document of documents) {
      const slugs = linked(document, site.name);
      expect(slugs).not.toEqual([]);
      for (const slug of slugs) expect(await ids(slug), slug).toContain(document['_id']);
    }
    // Names in another form are one byline; ids are not.
    expect((await ids('ana-maria-nustes')).sort()).toEqual(
      ['decomposed', 'named', 'own-slug', 'printed', 'shouted', 'text', 'vanity'].sort(),
    );
    expect([await ids('AMN-1'), await ids('amn-1')]).toEqual([['id'], ['other-id']]);
  });
});
