import { expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import { createTeaserMemory } from './teaser-memory.ts';
import { toTeaser, toTeaserPicture } from './to-teaser.ts';

const services = {
  content: createMemoryContent(),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  product: 'semanario',
};

it.each([
  ['story', ['/nacion'], undefined, 'story'],
  ['story', ['/opinion'], undefined, 'opinion'],
  ['story', ['/opinion-fucsia'], '/opinion-fucsia/', 'opinion'],
  ['story', ['/opinion-fucsia'], undefined, 'story'],
  ['story', ['/opinion', '/live'], undefined, 'live'],
  ['video', ['/opinion', '/live'], undefined, 'video'],
  ['gallery', ['/opinion'], undefined, 'gallery'],
] as const)('the teaser of a %s in %j, columns in %s, has the format %s', (type, ids, opinion, format) => {
  const sections = ids.map((_id) => ({ _id, name: _id }));
  const document = documentOf({
    type,
    canonical_url: '/articulo/uno/',
    headlines: { basic: 'Uno' },
    publish_date: '2026-11-21T11:00:00Z',
    taxonomy: { primary_section: sections[0], sections },
  });
  expect(toTeaser(document, { ...services, opinion }).format).toBe(format);
});

const coverage = (fields: object = {}) =>
  documentOf({
    type: 'story',
    canonical_url: '/articulo/uno/',
    headlines: { basic: 'Uno' },
    label: { basic: { text: 'En vivo' } },
    publish_date: '2026-11-21T01:00:00Z',
    taxonomy: { sections: [{ _id: '/live', name: 'En vivo' }] },
    ...fields,
  });

it('a live story keeps its kicker, which is the only mark of it in some openings', () => {
  expect(toTeaser(coverage(), services)).toMatchObject({ format: 'live', kicker: 'En vivo' });
});

it('a live story whose coverage is over does not say that it is live', () => {
  const nation = { _id: '/nacion', name: 'Nación' };
  const live = { _id: '/live', name: 'En vivo' };
  const filed = { taxonomy: { primary_section: nation, sections: [nation, live] } };
  const ended = { additional_properties: { live_blog: { ended: '2026-11-21T02:00:00Z' } } };
  const teaser = (fields: object) => toTeaser(coverage(fields), services);
  expect(teaser({ ...filed, ...ended })).toMatchObject({ format: 'story', kicker: 'Nación' });
  expect(teaser({ ...ended, taxonomy: { primary_section: live } })).toMatchObject({
    format: 'story',
    kicker: undefined,
  });
  const own = { label: { basic: { text: 'Minuto a minuto' } } };
  expect(teaser({ ...ended, ...own })).toMatchObject({ format: 'story', kicker: 'Minuto a minuto' });
  // The same document, from the memory of a site, in the evening.
  const late = { ...services, teasers: createTeaserMemory() };
  const document = coverage(filed);
  expect(toTeaser(document, late).format).toBe('live');
  const evening = { ...late, clock: { now: () => new Date('2026-11-21T13:00:00Z') } };
  expect(toTeaser(document, evening)).toMatchObject({ format: 'story', kicker: 'Nación' });
});

it('a headline is cut after 150 characters, and the names are those who signed it', () => {
  const teaser = (fields: object) =>
    toTeaser(
      documentOf({ type: 'story', canonical_url: '/a/', headlines: { basic: 'Uno' }, ...fields }),
      services,
    );
  const long = (characters: number) => teaser({ headlines: { basic: 'ñ'.repeat(characters) } }).headline;
  expect([long(150), long(151)]).toEqual(['ñ'.repeat(150), `${'ñ'.repeat(150)}...`]);
  expect(teaser({ credits: { by: [] }, copyright: 'Redacción Nación' }).authors).toEqual([
    { name: 'Redacción Nación', url: '/autor/redaccion-nacion/', portrait: undefined },
  ]);
});

it('a picture is cut by the service of pictures, and by the page around the point that an editor chose', () => {
  const images = {
    url: (source: string, size: object) => `${source} ${JSON.stringify(size)}`,
    srcSet: (_source: string, ratio?: number) => `ratio ${ratio}`,
  };
  const own = { url: 'https://fotos.example.com/a.jpg', alt: '', width: 1600, height: 900, renditions: [] };
  const cut = toTeaserPicture({ ...own, position: '25% 100%' }, { images }, '1:1');
  expect(cut).toMatchObject({
    src: `${own.url} {"width":640,"height":640}`,
    srcSet: 'ratio 1',
    focal: undefined,
  });
  const whole = toTeaserPicture({ ...own, position: '25% 100%', whole: true }, { images }, '1:1');
  expect(whole).toMatchObject({
    src: `${own.url} {"width":640}`,
    srcSet: 'ratio undefined',
    focal: { x: 0.25, y: 1 },
  });
});

it('a teaser from the memory of a site is the same as another, with the time of this page and its own cut', () => {
  const document = documentOf({
    type: 'story',
    canonical_url: '/a/',
    headlines: { basic: 'Uno' },
    publish_date: '2026-11-21T11:00:00Z',
    promo_items: {
      basic: { type: 'image', url: 'https://fotos.example.com/a.jpg', width: 1600, height: 900 },
    },
  });
  let made = 0;
  const images = { url: (source: string) => ((made += 1), source), srcSet: () => undefined };
  const teasers = createTeaserMemory();
  const at = (time: string) => ({ ...services, images, clock: { now: () => new Date(time) } });
  const [early, late] = [at('2026-11-21T11:05:00Z'), at('2026-11-21T14:00:00Z')];
  for (const [now, options] of [
    [early, {}],
    [late, {}],
    [late, { ratio: '1:1' }],
    [late, { latest: true }],
    [early, {}],
  ] as const) {
    const plain = toTeaser(document, now, options);
    made = 0;
    const remembered = toTeaser(document, { ...now, teasers }, options);
    expect(remembered).toEqual(plain);
    expect(Object.keys(remembered)).toEqual(Object.keys(plain));
  }
  expect(made).toBe(0);
  expect(toTeaser(document, early).time).not.toBe(toTeaser(document, late).time);
  expect(
    toTeaser(documentOf({ ...document, headlines: { basic: 'Dos' } }), { ...early, teasers }).headline,
  ).toBe('Dos');
});
