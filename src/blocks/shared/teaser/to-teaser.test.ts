import { expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
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
