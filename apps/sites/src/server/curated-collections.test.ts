import { placedStory, type PageDocument } from 'rotativa/domain';
import { editorConfig, type EditorField } from 'rotativa/editor';
import { createMemoryPages } from 'rotativa/providers/memory';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BLOCKS } from '../views/blocks.ts';
import { openSites, story, type Answer } from './sites.fixture.ts';

/** The settings of a block that name a collection, by path. */
const collectionPaths = (fields: readonly EditorField[]): string[] =>
  fields.filter(({ widget }) => widget === 'collection').map(({ name }) => name);

/** A running live blog, and the people and the date of a forum: they have no words of a teaser. */
const OTHERS: ReadonlySet<string> = new Set(['live-strip', 'speaker-row', 'forums-header']);

const MORE: Readonly<Record<string, object>> = { 'event-table': { when: 'upcoming' } };

const SHOWING = editorConfig(BLOCKS.values()).blocks.flatMap(({ name, fields, label }) => {
  const [path] = collectionPaths(fields);
  return path && !OTHERS.has(name) ? [[name, path, label] as const] : [];
});

const PICTURE = { type: 'image', url: '/images/propia', width: 1600, height: 900, alt_text: 'Propia' };
const PRICES = {
  type: 'table',
  header: ['Producto', 'Precio'].map((content) => ({ type: 'text', content })),
  rows: [
    ['Papa', '$ 2.000'],
    ['Maíz', '$ 1.000'],
  ].map((row) => row.map((content) => ({ type: 'text', content }))),
};
/** Enough of everything that some block wants: an author, an event, a film, pictures. */
const documentOf = (type: string, index: number) => ({
  ...story(`s${index}`, {}),
  type,
  canonical_url: `/opinion/articulo/s${index}/`,
  headlines: { basic: `Propio ${index}` },
  subheadlines: { basic: `Entrada propia ${index}` },
  label: { basic: { text: `Antes ${index}` } },
  promo_items: { basic: { ...PICTURE, url: `/images/propia-${index}` } },
  credits: {
    by: [
      {
        type: 'author',
        _id: `a${index}`,
        name: `Autora ${index}`,
        slug: `a${index}`,
        image: { url: '/images/a' },
      },
    ],
  },
  taxonomy: {
    primary_section: { _id: '/opinion', name: 'Opinión' },
    sections: [{ _id: '/opinion' }],
    tags: [],
  },
  content_elements: [
    ...Array.from({ length: 3 }, (_, at) => ({ ...PICTURE, _id: `p${at}`, url: `/images/g${index}-${at}` })),
    {
      type: 'quote',
      content_elements: [{ type: 'text', content: 'Una frase dicha.' }],
      citation: { content: 'Alguien' },
    },
    PRICES,
  ],
  duration: 60_000,
  additional_properties: {
    event: { starts: '2099-01-01T10:00:00Z', city: 'Bogotá', venue: 'Ágora', speakers: ['a1'] },
  },
});
const placed = (type: string) =>
  Array.from({ length: 8 }, (_, index) =>
    placedStory(documentOf(type, index), {
      ...{ id: `s${index}`, story: `s${index}` },
      overrides: {
        headline: `Cambiado ${index}`,
        kicker: `Encima ${index}`,
        standfirst: `Entrada cambiada ${index}`,
        picture: { url: `/images/cambiada-${index}`, alt: 'Otra', width: 1200, height: 800 },
      },
    }),
  );

describe('X5 what a place in a collection says differently', () => {
  it('the blocks of a collection are found', () => {
    expect(SHOWING.length).toBeGreaterThan(15);
  });

  it.each(SHOWING)('%s shows it, and nothing that the story says', async (block, path) => {
    const document: PageDocument = {
      layout: 'front',
      title: '',
      regions: {
        main: [{ id: 'one', block, settings: { published: true, [path]: 'lista', ...MORE[block] } }],
      },
    };
    const shown: string[] = [];
    for (const type of ['story', 'gallery', 'video']) {
      const stories = placed(type);
      const content: Answer = (source) =>
        source === 'content-api-collections'
          ? { content_elements: stories, count: stories.length }
          : // The cover of the printed edition.
            source === 'editions-api'
            ? {
                content_elements: [
                  { ...story('portada'), promo_items: { basic: { ...PICTURE, url: '/images/tapa' } } },
                ],
                count: 1,
              }
            : undefined;
      const clock = { now: () => new Date('2026-02-01T12:00:00Z') };
      const publishedPages = createMemoryPages({
        clock,
        pages: [{ brand: 'weekly', page: 'home', document }],
      });
      const { sites, get } = await openSites(content, {}, { publishedPages, clock: clock.now });
      onTestFinished(() => sites.close());
      const { html } = await get('/', {}, 'weekly');
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      if (!main.includes('/s0/') && !main.includes('cambiada-0') && !main.includes('Cambiado')) continue;
      shown.push(main);
    }
    expect(shown, `${block} shows no story`).not.toEqual([]);
    for (const main of shown) {
      expect(main).not.toMatch(/Propio \d|Entrada propia|Antes \d|\/images\/propia/);
      expect(main).toMatch(/Cambiado \d/);
    }
  });
});
