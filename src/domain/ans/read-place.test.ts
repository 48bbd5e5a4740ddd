import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { guardFeed } from './guard.ts';

const story = {
  _id: 'A',
  type: 'story',
  canonical_website: 'semanario',
  canonical_url: '/cultura/articulo/museo/',
  taxonomy: {
    primary_section: { _id: '/nacion', name: 'Nación' },
    sections: [
      { _id: '/nacion', name: 'Nación' },
      { _id: '/vida', name: 'La vida', _website: 'soho' },
      { _id: '/arte', name: 'Arte', _website: 'semanario' },
    ],
  },
  websites: {
    semanario: { website_url: '/cultura/articulo/museo/', website_section: { _id: '/cultura' } },
    soho: { website_url: '/vida/articulo/museo/', website_section: { _id: '/vida' } },
  },
};
const FIRST = { website: 'semanario', url: '/cultura/articulo/museo/' };

const read = (document: object, website?: string) => documentOf(document, { website });

describe('N1 a document of several sites', () => {
  it.each([
    ['its first site', story, 'semanario', '/cultura/articulo/museo/', undefined],
    ['another site', story, 'soho', '/vida/articulo/museo/', FIRST],
    ['a reader that names no site', story, undefined, '/cultura/articulo/museo/', undefined],
    ['a site that it does not name', story, 'fucsia', '/cultura/articulo/museo/', FIRST],
    [
      'another site, by the address alone',
      { ...story, canonical_website: undefined },
      'soho',
      '/vida/articulo/museo/',
      FIRST,
    ],
    [
      'its first site without canonical_url',
      { ...story, canonical_url: undefined },
      'semanario',
      '/cultura/articulo/museo/',
      undefined,
    ],
    [
      'another site without canonical_url',
      { ...story, canonical_url: undefined },
      'soho',
      '/vida/articulo/museo/',
      FIRST,
    ],
    [
      'sites without any address but one',
      { ...story, websites: { semanario: {}, soho: null } },
      'soho',
      '/cultura/articulo/museo/',
      FIRST,
    ],
    [
      'sites with the same address and no first one',
      {
        ...story,
        canonical_website: '',
        websites: { a: { website_url: '/x/' }, soho: { website_url: '/x/' } },
      },
      'soho',
      '/cultura/articulo/museo/',
      undefined,
    ],
    [
      'a site with the name of a property of every object',
      { ...story, canonical_website: 'constructor' },
      'soho',
      '/vida/articulo/museo/',
      { website: 'constructor', url: '/cultura/articulo/museo/' },
    ],
  ])('has on %s its address there', (_name, document, website, url, original) => {
    const found = read(document, website);
    expect([found.canonical_url, found.original]).toEqual([url, original]);
  });

  it('is in the section of the site that reads, not in those of others', () => {
    const { primary_section: first, sections } = read(story, 'semanario').taxonomy;
    expect([first?._id, sections.map(({ _id }) => _id)]).toEqual(['/nacion', ['/nacion', '/vida', '/arte']]);
    const shared = read(story, 'soho').taxonomy;
    expect([shared.primary_section?.name, shared.sections.map(({ _id }) => _id)]).toEqual([
      'La vida',
      ['/nacion', '/vida'],
    ]);
  });

  it('has its address there also in lists, and where another story links to it', () => {
    const feed = guardFeed([{ ...story, related_content: { basic: [story] } }], { website: 'soho' });
    const [first] = feed.ok ? feed.value.content_elements : [];
    expect(first?.canonical_url).toBe('/vida/articulo/museo/');
    expect(first?.related_content.basic).toMatchObject([{ canonical_url: '/vida/articulo/museo/' }]);
  });
});
