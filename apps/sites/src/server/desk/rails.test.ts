import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const { home } = PAGES.weekly;
const content: Answer = (source, query) => {
  if (source === 'section-api' && query['queryString'] !== '/no-existe')
    return { _id: query['queryString'], name: 'Una sección' };
  if (source === 'story-by-url' && String(query['website_url']).includes('/articulo/')) return story('uno');
  if (source !== 'content-api-collections' && !source.startsWith('content-apir')) return undefined;
  const quoting = story('frase', {
    content_elements: [
      {
        type: 'quote',
        content_elements: [{ type: 'text', content: 'Una frase.' }],
        citation: { content: 'Ana' },
      },
    ],
  });
  const found = feed('uno', 'dos', 'tres');
  return JSON.stringify(query).includes('frases') ? { ...found, content_elements: [quoting] } : found;
};

async function open(environment: Record<string, string> = {}) {
  const { sites } = await openSites(content, { DESK_TOKEN: TOKEN, ...environment });
  return async (main: readonly BlockPlacement[], more: object = {}) => {
    const document: PageDocument = { ...home, regions: { ...home.regions, main: [...main] } };
    const response = await sites.app.request(
      'http://localhost:3001/api/borrador',
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${TOKEN}` },
        body: JSON.stringify({ page: 'home', document, ...more }),
      },
      { brand: 'weekly' },
    );
    expect(response.status).toBe(200);
    const { notes } = (await response.json()) as {
      notes: { placementId: string | null; kind: string; severity: string; text: string }[];
    };
    return notes;
  };
}

const LEAD = home.regions.main!.find(({ block }) => block === 'lead-package')!;
const lead: BlockPlacement = { ...LEAD, id: 'lead', settings: { ...LEAD.settings, published: true } };
const placed = (block: string, settings: object): BlockPlacement => ({
  ...{ id: 'planted', block, settings: { published: true, ...settings } },
});

describe('X5 guard rails of a draft', () => {
  it('a clean page has no remark', async () => {
    const notesOf = await open();
    expect(await notesOf([lead], { links: true })).toEqual([]);
  });

  it.each<[string, readonly BlockPlacement[], string | null, string]>([
    ['missing-lead', [], null, 'error'],
    ['contrast', [lead, placed('quote-band', { collectionId: 'frases', tone: 'accent' })], 'planted', 'error'],
    ['past-event', [lead, placed('countdown-banner', { title: 'Foro', starts: '2020-01-01T00:00:00-05:00' })], 'planted', 'warning'],
    ['dead-link', [lead, placed('countdown-banner', { title: 'Foro', starts: '2030-01-01T00:00:00-05:00', url: '/no-existe/' })], 'planted', 'error'],
    ['empty-block', [lead, placed('quote-band', { collectionId: 'vacía' })], 'planted', 'warning'],
    ['issue', [lead, placed('no-such-block', {})], 'planted', 'warning'],
  ])('%s is found, with its block and what to do', async (kind, main, placementId, severity) => {
    const notesOf = await open();
    const found = (await notesOf(main, { links: true })).filter((note) => note.kind === kind);
    expect(found[0]).toMatchObject({ placementId, severity });
    // A remark says what is wrong and what helps.
    if (kind !== 'issue') expect(found[0]!.text).toMatch(/\. [A-ZÁÉÍÓÚ].*\.$/);
  }); // prettier-ignore

  it.each([
    ['section', ['interstitial-ad', 'sticky-ad']],
    ['search', ['search-filters', 'interstitial-ad', 'sticky-ad']],
    [
      'article',
      [
        ...['updates-box', 'side-ad', 'side-ad', 'latest-galleries', 'related-galleries', 'related-videos'],
        ...['episode-list', 'edition-shelf', 'interstitial-ad'],
      ],
    ],
  ] as const)('the %s has blocks that are for other pages, which is no fault', async (page, blocks) => {
    const notesOf = await open();
    const notes = await notesOf([], { page, document: PAGES.weekly[page] });
    const elsewhere = notes.filter(({ text }) => text === 'No es para esta página.');
    expect(elsewhere.map(({ placementId }) => placementId!.replace(/^\w+-|-\d+$/g, '')).toSorted()).toEqual(
      blocks.toSorted(),
    );
    expect(new Set(elsewhere.map(({ severity }) => severity))).toEqual(new Set(['info']));
  });

  it('only a front needs an opening', async () => {
    const notesOf = await open();
    const kindsOf = async (page: string) => (await notesOf([], { page })).map(({ kind }) => kind);
    expect(await kindsOf('home')).toContain('missing-lead');
    expect(await kindsOf('section')).not.toContain('missing-lead');
  });

  it('what stops publishing, and how much is too much, is configuration', async () => {
    const rails = {
      severities: { 'missing-lead': 'off', 'past-event': 'error', 'heavy-page': 'info' },
      limits: { html: 10 },
    };
    const notesOf = await open({ DESK_RAILS: JSON.stringify(rails) });
    const banner = placed('countdown-banner', { title: 'Foro', starts: '2020-01-01T00:00:00-05:00' });
    const notes = await notesOf([banner]);
    expect(notes.map(({ kind, severity }) => [kind, severity])).toEqual([
      ['past-event', 'error'],
      ['heavy-page', 'info'],
    ]);
    await expect(open({ DESK_RAILS: '{"severities":{"colour":"error"}}' })).rejects.toThrow('DESK_RAILS');
  });
});
