import { guardDocument } from 'rotativa/domain/server';
import { describe, expect, it } from 'vitest';
import { withAdopted } from '../src/seed/adopted.ts';
import { compileSeed } from '../src/seed/compile.ts';
import { AUTHORS, COLLECTIONS, EDITIONS, STORIES } from '../src/seed/content/index.ts';
import { focalPoint } from '../src/seed/media.ts';
import { updateTimes } from '../src/seed/updates.ts';
import { SeedError, validateSeed } from '../src/seed/validate.ts';
import { CLOCK, SAMPLE } from './sample-content.ts';

const WRITTEN = withAdopted({
  stories: STORIES,
  authors: AUTHORS,
  editions: EDITIONS,
  collections: COLLECTIONS,
});

const compiled = compileSeed(SAMPLE, CLOCK, {
  congreso: { width: 1280, height: 720, focal: [0.5, 0.25], alt: 'El Capitolio' },
});
function bySlug(slug: string) {
  const found = compiled.sites
    .flatMap(({ documents }) => documents)
    .find(({ canonical_url: url }) => String(url).includes(`/${slug}/`));
  if (found === undefined) throw new Error(`No document ${slug}.`);
  return found;
}

describe('Z6 the seed compiles to ANS', () => {
  it('dates each story by the clock, and gives it address, sections, tags and subtype', () => {
    expect(bySlug('reforma-educacion')).toMatchObject({
      type: 'story',
      subtype: 'Noticia',
      canonical_url: '/politica/articulo/reforma-educacion/',
      publish_date: '2026-03-10T16:30:00.000Z',
      content_restrictions: { content_code: '3' },
      label: { developing: { text: 'Noticia en desarrollo' } },
      taxonomy: {
        primary_section: { _id: '/politica', name: 'Política' },
        sections: [{ _id: '/politica' }, { _id: '/nacion', name: 'Nación' }],
        tags: [{ text: 'Congreso', slug: 'congreso' }, { slug: 'colombia' }],
      },
      credits: { by: [{ _id: 'luz-marina-soto', name: 'Luz Marina Soto', url: '/autor/luz-marina-soto/' }] },
    });
    expect(bySlug('reforma-educacion')).not.toHaveProperty('copyright');
    expect(bySlug('clasico-empate')).toMatchObject({ copyright: 'Redacción Semanario' });
    expect(bySlug('cosecha-en-imagenes')).toMatchObject({
      canonical_url: '/galerias/galeria/cosecha-en-imagenes/',
    });
  });

  it('gives an image its address, size, focal point, alternative text, caption and credit', () => {
    expect(bySlug('reforma-educacion')).toMatchObject({
      promo_items: {
        basic: {
          type: 'image',
          url: '/images/congreso',
          width: 1280,
          height: 720,
          focal_point: { x: 640, y: 180 },
          alt_text: 'El Capitolio',
          caption: 'Al pie de congreso.',
          credits: { by: [{ name: 'Ana Ruiz' }] },
        },
      },
    });
  });

  it('splits a live update into the header of its time and the text', () => {
    const elements = bySlug('minuto-a-minuto')['content_elements'] as Record<string, unknown>[];
    expect(elements.map(({ type }) => type)).toEqual([
      'header',
      'text',
      'gallery',
      'video',
      'quote',
      'table',
    ]);
    expect(elements[0]).toMatchObject({ level: 2, content: '10:30 a. m. Comienza la sesión' });
    expect(elements[1]).toMatchObject({ content: 'Hay quórum.' });
    expect(elements[3]).toMatchObject({
      duration: 18_500,
      streams: [{ url: '/videos/weekly-debate-video.m3u8' }, { url: '/videos/weekly-debate-video.webm' }],
    });
    expect(elements[4]).toMatchObject({ subtype: 'pullquote' });
    expect(new Set(elements.map(({ _id }) => _id)).size).toBe(elements.length);
  });

  it.each([
    ['2026-03-10T18:00:00Z', '2026-03-10T14:00:00.000Z', '2026-03-10T15:30:00.000Z'],
    ['2026-03-10T12:00:00Z', '2026-03-09T14:00:00.000Z', '2026-03-09T15:30:00.000Z'],
  ])(
    'publishes a live story at its first update: seeded at %s, published at %s, changed at %s',
    (at, first, latest) => {
      const sample = SAMPLE.stories.find(({ slug }) => slug === 'minuto-a-minuto')!;
      const live = { ...sample, body: [...sample.body, { at: '9:00 a. m.', text: 'Llegan los senadores.' }] };
      const clock = new Date(at);
      expect(updateTimes(live, clock)).toEqual({ first: new Date(first), latest: new Date(latest) });
      const earlier = updateTimes({ ...live, live: { summary: [], daysAgo: 1 } }, clock)!;
      expect(earlier.first.getTime()).toBe(Date.parse(first) - 86_400_000);
      expect(updateTimes({ ...live, body: ['Sin horas.'] }, clock)).toBeUndefined();
    },
  );

  it('prints a recipe in the body and keeps it as data', () => {
    const recipe = bySlug('postre-de-natas');
    expect(JSON.stringify(recipe['content_elements'])).toContain('Hervir.');
    expect(recipe).toMatchObject({ additional_properties: { recipe: { minutes: 45 } } });
  });

  it('is the same for the same content and clock', () => {
    expect(compileSeed(SAMPLE, CLOCK, {})).toEqual(compileSeed(SAMPLE, CLOCK, {}));
  });

  it('reads focal points as shares and as pixels', () => {
    const size = { width: 1000, height: 500, alt: '' };
    expect(focalPoint({ ...size, focal: [0.5, 1] })).toEqual({ x: 500, y: 500 });
    expect(focalPoint({ ...size, focal: [250, 125] })).toEqual({ x: 250, y: 125 });
  });
});

describe('the written content', () => {
  it('compiles, and every document passes the guard without issues', () => {
    const { sites } = compileSeed(WRITTEN, CLOCK, {});
    const documents = sites.flatMap((site) => site.documents);
    expect(documents.length).toBeGreaterThanOrEqual(150);
    for (const document of documents) {
      const guarded = guardDocument(document);
      expect(guarded.issues, String(document['canonical_url'])).toEqual([]);
    }
    for (const site of sites) {
      expect(site.trending.length, site.site).toBeGreaterThan(2);
      const addresses = site.documents.map(({ canonical_url: url }) => url);
      expect(new Set(addresses).size, site.site).toBe(addresses.length);
    }
  });
});

describe('an inconsistent seed is rejected, with every fault', () => {
  const [first, ...others] = SAMPLE.stories;
  const broken = (fields: object) => ({ ...SAMPLE, stories: [{ ...first!, ...fields }, ...others] });

  it.each([
    [
      'an unknown picture',
      broken({ picture: { id: 'luna', caption: '', credit: '' } }),
      /reforma-educacion: picture 'luna'/,
    ],
    [
      'a picture of something else',
      broken({ picture: { id: 'oso', caption: '', credit: '' } }),
      /picture 'oso' shows nothing of the story/,
    ],
    ['an unknown author', broken({ by: ['nadie'] }), /author 'nadie' does not exist/],
    ['a section without a name', broken({ sections: ['/zzz'] }), /section '\/zzz' has no name/],
    [
      'a slug that is used twice',
      broken({ slug: 'etapa-reina' }),
      /weekly\/etapa-reina: the slug is used twice/,
    ],
    ['a gallery that is not there', broken({ body: [{ gallery: 'nada' }] }), /no gallery 'nada'/],
    [
      'a video that is a story',
      broken({ body: [{ video: 'etapa-reina', title: '' }] }),
      /no video 'etapa-reina'/,
    ],
    ['a gallery without images', broken({ type: 'gallery' }), /a gallery needs images/],
    [
      'a collection of what is not there',
      { ...SAMPLE, collections: [{ id: 'x', brand: 'men' as const, title: '', slugs: ['y'] }] },
      /collection 'x': there is no story 'y' on men/,
    ],
  ])('%s', (_what, content, message) => {
    expect(() => validateSeed(content)).toThrow(SeedError);
    expect(() => validateSeed(content)).toThrow(message);
  });

  it('lists them all at once', () => {
    expect(() => validateSeed(broken({ by: ['nadie', 'ninguno'] }))).toThrow(/2 fault/);
  });
});
