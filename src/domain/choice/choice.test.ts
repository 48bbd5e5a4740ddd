import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { rawStory, rawVideo } from '../fixtures/documents.ts';
import type { PageDocument } from '../page/document.ts';
import { storyChoice } from './story-choice.ts';
import { namedInPages, placesOfStory } from './story-places.ts';

const choice = (over: object = {}) => storyChoice(documentOf({ ...rawStory, ...over }), []);
const picture = (over: object) =>
  choice({ promo_items: { basic: { type: 'image', url: 'https://fotos.example/a.jpg', ...over } } }).picture;

describe('X5 a story as an editor recognises it', () => {
  it('has its headline and names as text, its day in UTC, and the places where it is', () => {
    const on = [{ page: 'home', title: 'Portada', placementId: 'a' }];
    const document = documentOf({
      ...rawStory,
      publish_date: '2025-03-31T10:30:00-05:00',
      first_publish_date: undefined,
      taxonomy: {
        ...rawStory.taxonomy,
        primary_section: { _id: '/nacion', name: 'Nación <b>y mundo</b>', path: '/nacion' },
      },
      credits: {
        by: [
          { type: 'author', name: 'Ana <i>Ruiz</i>' },
          { type: 'author', name: 'Luis Díaz' },
        ],
      },
    });
    expect(storyChoice(document, on)).toMatchObject({
      id: 'ABCSTORY',
      headline: 'El río Magdalena creció "como nunca"',
      path: '/nacion/articulo/el-rio-magdalena-crecio/202531/',
      section: 'Nación y mundo',
      byline: 'Ana Ruiz, Luis Díaz',
      published: '2025-03-31T15:30:00.000Z',
      kind: 'story',
      locked: true,
      on,
    });
  });

  it('has nothing that its document lacks', () => {
    const bare = choice({
      ...{ publish_date: undefined, display_date: undefined, first_publish_date: undefined },
      ...{ taxonomy: { sections: [], tags: [] }, credits: {}, copyright: '', promo_items: {} },
      content_restrictions: {},
    });
    expect(bare).toMatchObject({ section: '', byline: '', published: '', locked: false });
    expect(bare).not.toHaveProperty('picture');
  });

  it('has its picture, with the size where it is known', () => {
    const known = { src: 'https://fotos.example/a.jpg', alt: 'La plaza', width: 1600, height: 900 };
    expect(picture({ alt_text: 'La plaza', width: 1600, height: 900 })).toEqual(known);
    expect(picture({ alt_text: 'La plaza' })).toEqual({ src: known.src, alt: known.alt });
  });

  it('is a column where the site has its opinion, and locked by the sections of its family', () => {
    const filed = (id: string, over: object = {}) =>
      documentOf({
        ...rawStory,
        ...over,
        taxonomy: { primary_section: { _id: id, name: 'x' }, sections: [] },
      });
    const column = filed('/opinion-x');
    expect(storyChoice(column, [], { opinion: '/opinion-x/' }).kind).toBe('opinion');
    expect(storyChoice(column, []).kind).toBe('story');
    expect(storyChoice(documentOf(rawVideo), []).kind).toBe('video');
    const film = filed('/x', { canonical_url: '/marca-tv/articulo/a/1/' });
    expect(storyChoice(film, [], { product: 'marca' }).locked).toBe(false);
    expect(storyChoice(film, [], { product: 'otra' }).locked).toBe(true);
  });
});

describe('X5 the places of a story', () => {
  const block = (id: string | undefined, settings?: object) => ({ block: 'grid', id, settings });
  const page = (name: string, ...placements: object[]) => ({
    page: name,
    document: { regions: { main: placements } } as unknown as PageDocument,
  });
  const pages = [
    page(
      'home',
      block('a', { title: 'Lo último', source: { kind: 'stories', ids: ['S1', 'S2', 'S1'] }, count: 3 }),
      block('b', { title: '', collection: 'C1', empty: '', none: null }),
      block(undefined, { title: 7, story: 'S2' }),
      block('d'),
    ),
    page('section', block('a', { story: 'S1' })),
  ];
  const placesOf = (id: string, collections?: string[]) =>
    placesOfStory(
      namedInPages(pages, (name) => `Bloque ${name}`),
      id,
      collections,
    );
  const [latest, list, unnamed, section] = [
    { page: 'home', title: 'Lo último', placementId: 'a' },
    { page: 'home', title: 'Bloque grid', placementId: 'b' },
    { page: 'home', title: 'Bloque grid', placementId: '' },
    { page: 'section', title: 'Bloque grid', placementId: 'a' },
  ];

  it('are those whose settings name it at any depth, each once, under their title or the name of their block', () => {
    expect(placesOf('S1')).toEqual([latest, section]);
    expect(placesOf('S2')).toEqual([latest, unnamed]);
    expect([placesOf('S3'), placesOf('')]).toEqual([[], []]);
  });

  it('are also those of a collection that has it, without repetition', () => {
    expect(placesOf('S3', ['C1', 'C2'])).toEqual([list]);
    expect(placesOf('S1', ['S2', 'C1'])).toEqual([latest, section, unnamed, list]);
  });

  it('have the key of a block that has no other name', () => {
    expect(namedInPages([page('home', block('a', { story: 'S1' }))]).get('S1')).toEqual([
      { page: 'home', title: 'grid', placementId: 'a' },
    ]);
  });
});
