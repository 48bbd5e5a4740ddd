import { expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import { createTeaserMemory } from './teaser-memory.ts';
import { toTeaser } from './to-teaser.ts';

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
    taxonomy: { primary_section: sections[0], sections },
  });
  expect(toTeaser(document, { ...services, opinion }).format).toBe(format);
});

it('a live story keeps its kicker, which is the only mark of it in some openings', () => {
  const document = documentOf({
    type: 'story',
    canonical_url: '/articulo/uno/',
    headlines: { basic: 'Uno' },
    label: { basic: { text: 'En vivo' } },
    taxonomy: { sections: [{ _id: '/live', name: 'En vivo' }] },
  });
  expect(toTeaser(document, services)).toMatchObject({ format: 'live', kicker: 'En vivo' });
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
