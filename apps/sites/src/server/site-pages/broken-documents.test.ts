import type { PageDocument } from 'rotativa/blocks';
import { isPageDocument, withPlacementIds } from 'rotativa/domain';
import { mergeDocuments, validateDocument } from 'rotativa/editor';
import { createMemoryPages } from 'rotativa/providers/memory';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { documentsOf } from '../../pages/documents/page-names.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { LAYOUT_REGIONS } from '../../views/layout-regions.tsx';
import { feed, openSites, type Answer } from '../sites.fixture.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const content: Answer = (source, query) => {
  if (source === 'content-api-collections' || source.startsWith('content-apir')) return feed('uno', 'dos');
  if (source === 'site-service-hierarchy') return { _id: query['section'] ?? '/', children: [] };
  return undefined;
};

const HOME = withPlacementIds(PAGES.weekly.home);
const nested = (depth: number): unknown => (depth === 0 ? 'fondo' : { más: nested(depth - 1) });
const withMain = (main: unknown): unknown => ({ ...HOME, regions: { ...HOME.regions, main } });
const ROW = {
  id: 'fila',
  block: 'section-row',
  settings: { title: 'Una fila', section: '/nacion', published: true },
};

/** It is no fault: forms do not bound every text. */
const LONG = 'a very long text';

/** Documents that no editor of this build makes. */
const BROKEN: Readonly<Record<string, unknown>> = {
  'an unknown layout': { ...HOME, layout: 'de-otra-casa' },
  'a layout with the name of a prototype': { ...HOME, layout: 'constructor' },
  'a block twice with one id': withMain([ROW, ROW]),
  'settings of wrong types': withMain([
    { ...ROW, settings: { title: 7, section: ['/nacion'], published: 'sí' } },
  ]),
  'settings that are none': withMain([{ ...ROW, settings: 'texto' }]),
  'settings that are very deep': withMain([{ ...ROW, settings: { title: nested(500) } }]),
  'ten thousand blocks': withMain(
    Array.from({ length: 10_000 }, (_, at) => ({ id: `b${at}`, block: 'no-hay' })),
  ),
  [LONG]: withMain([{ ...ROW, settings: { ...ROW.settings, title: 'x'.repeat(500_000) } }]),
  'a version of the future': withMain([{ ...ROW, version: 999 }]),
  'a version that is none': withMain([{ ...ROW, version: -1 }]),
  'a block of another brand': withMain([
    { id: 'ajeno', block: 'bloque-de-otra-marca', settings: { a: [1, null] } },
  ]),
  'the keys of a prototype': JSON.parse(
    `{"layout":"front","title":"","regions":{"__proto__":[],"main":[{"id":"p","block":"__proto__","settings":{"__proto__":{"a":1},"constructor":{"prototype":1}}}]}}`,
  ),
  'a list that is none': withMain({ 0: ROW }),
  'a placement that is none': withMain([null]),
  'an unknown region': { ...HOME, regions: { ...HOME.regions, 'de-otra-casa': [ROW] } },
  'nothing at all': {},
  'a list': [],
  null: null,
};
const cases = Object.entries(BROKEN);

describe.each(cases)('X5 a document with %s', (name, document) => {
  it('is judged by validation, with words for editors, and changes no prototype', () => {
    const issues = validateDocument(document, BLOCKS.values(), { layouts: LAYOUT_REGIONS });
    if (name !== LONG) expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) expect(message).toMatch(/^[A-ZÁÉÍÓÚ¿“].*\.$/s);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  it('is answered by the site about a draft, and never by a fault', async () => {
    const { sites } = await openSites(content, { DESK_TOKEN: TOKEN });
    onTestFinished(() => sites.close());
    const response = await sites.app.request(
      'http://localhost:3001/api/borrador',
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ page: 'home', path: '/', document }),
      },
      { brand: 'weekly' },
    );
    expect(response.status).toBeLessThan(500);
    const reply = (await response.json()) as { message?: string };
    if (!response.ok) expect(reply.message).toMatch(/\S/);
  });

  it.runIf(isPageDocument(document))(
    'that is published shows readers a page, and keeps its text',
    async () => {
      const stored = document as PageDocument;
      const before = JSON.stringify(stored);
      const publishedPages = createMemoryPages({
        clock: { now: () => new Date('2026-02-01T12:00:00Z') },
        pages: [...documentsOf(PAGES.weekly)].map(([page, own]) => ({
          brand: 'weekly',
          page,
          document: page === 'home' ? stored : own,
        })),
      });
      const { get, sites } = await openSites(content, {}, { publishedPages });
      onTestFinished(() => sites.close());
      const { status, html } = await get('/');
      expect(status).toBe(200);
      expect(html).toContain('</html>');
      expect(JSON.stringify(stored)).toBe(before);
    },
  );

  it.runIf(isPageDocument(document))('is merged with a colleague’s work without losing a text', () => {
    const mine = document as PageDocument;
    const { document: merged } = mergeDocuments(mine, { ...mine, title: 'Nuevo' }, mine);
    // Of two blocks with one id the second gets another.
    const texts = ({ regions }: PageDocument) =>
      JSON.stringify(regions, (key, value: unknown) => (key === 'id' ? undefined : value));
    expect(JSON.parse(texts(merged))).toEqual(JSON.parse(texts(mine)));
  });
});
