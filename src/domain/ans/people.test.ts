import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { guardAuthorRecord } from './guard.ts';
import { documentIssues, story } from './read.fixture.ts';

describe('people', () => {
  const by = (...given: unknown[]) => documentOf(story({ credits: { by: given } })).credits.by;

  it('have all their fields', () => {
    expect(
      by({
        _id: 'ana',
        name: 'Ana',
        byline: 'Ana Ruiz',
        slug: 'ana-ruiz',
        url: '/autor/ana/',
        image: { url: ' https://a.co/ana.jpg ' },
        org: 'EFE',
        role: 'Editora',
        description: ' Escribe ',
        bio_page: '/bio/ana/',
        social_links: [
          { site: 'x', url: 'https://x.co/ana' },
          { url: 'https://y.co' },
          { site: 'z' },
          { site: 'z', url: '' },
        ],
      }),
    ).toStrictEqual([
      {
        _id: 'ana',
        type: 'author',
        name: 'Ana Ruiz',
        byline: 'Ana Ruiz',
        slug: 'ana-ruiz',
        url: '/autor/ana/',
        image: 'https://a.co/ana.jpg',
        org: 'EFE',
        role: 'Editora',
        description: 'Escribe',
        bio_page: '/bio/ana/',
        social_links: [
          { site: 'x', url: 'https://x.co/ana' },
          { site: '', url: 'https://y.co' },
        ],
      },
    ]);
  });

  it('have their own record', () => {
    const original = {
      _id: 'ana',
      byline: 'Ana R.',
      slug: 'ana',
      role: 'Editora',
      bio_page: '/ana/',
      image: 'https://a.co/ana.jpg',
    };
    expect(by({ additional_properties: { original } })).toStrictEqual([
      { ...original, type: 'author', name: 'Ana R.', social_links: [] },
    ]);
    expect(
      by({ additional_properties: { original: { firstName: ' Ana ', lastName: 'Ruiz' } } }),
    ).toMatchObject([{ name: 'Ana Ruiz', slug: 'ana-ruiz' }]);
    expect(by({ additional_properties: { original: { lastName: 'Ruiz' } } })).toMatchObject([
      { name: 'Ruiz' },
    ]);
    expect(by({ name: 'Ana', additional_properties: 'x' })).toStrictEqual([
      { type: 'author', name: 'Ana', slug: 'ana', social_links: [] },
    ]);
    expect(by({ name: 'Ana', additional_properties: { original: 'x' } })).toHaveLength(1);
  });

  it.each([
    ['another id', { id: 'b', name: 'B' }, { _id: 'b' }],
    ['the id of a reference', { referent: { id: 'c' } }, { _id: 'c', name: '' }],
    ['a biography', { name: 'B', bio: 'Escribe' }, { description: 'Escribe' }],
    ['a photo', { name: 'B', photo: 'https://a.co/b.jpg' }, { image: 'https://a.co/b.jpg' }],
    ['a bare text', ' Ana ', { name: 'Ana', social_links: [] }],
  ])('%s', (_name, given, found) => expect(by(given)).toMatchObject([found]));

  it('have nothing empty', () => {
    const texts = {
      _id: '',
      byline: '',
      slug: '',
      url: '',
      image: ' ',
      org: '',
      role: '',
      description: ' ',
      bio: '',
      bio_page: '',
    };
    expect(by({ name: 'Ana', ...texts })).toStrictEqual([
      { type: 'author', name: 'Ana', slug: 'ana', social_links: [] },
    ]);
    expect(by({ _id: 'x', name: ' ' })).toStrictEqual([
      { _id: 'x', type: 'author', name: '', social_links: [] },
    ]);
    expect(by(' ', { name: ' ' })).toEqual([]);
  });

  it('problems are reported', () => {
    const of = (given: object | string) => documentIssues(story({ credits: { by: [given] } }));
    expect(of('Ana')).toEqual(['credits.by[0]: expected an author object; the text is read as the name']);
    expect(of({ org: 'EFE' })).toEqual(['credits.by[0]: an author with neither a name nor an id; left out']);
    expect(of({ name: 'Ana', image: 'ana.jpg' })).toEqual([
      'credits.by[0].image: the address of the portrait is relative, malformed or not safe; left out',
    ]);
    const bad = Object.fromEntries(
      '_id byline slug url org role bio_page'.split(' ').map((key) => [key, {}]),
    );
    expect(
      of({ name: 'Ana', ...bad, social_links: [{ site: {}, url: 'u' }, { url: {} }, 7] }).map(
        (line) => line.split(':')[0],
      ),
    ).toEqual(
      [
        '_id',
        'byline',
        'slug',
        'url',
        'org',
        'role',
        'bio_page',
        'social_links[0].site',
        'social_links[1].url',
        'social_links[2]',
      ].map((path) => `credits.by[0].${path}`),
    );
  });

  it('the first portrait that a page may show counts', () => {
    expect(by({ name: 'Ana', image: 'ana.jpg', photo: '/ana.jpg' })).toMatchObject([{ image: '/ana.jpg' }]);
    expect(
      documentIssues(story({ credits: { by: [{ name: 'Ana', image: 'ana.jpg', photo: '/ana.jpg' }] } })),
    ).toEqual([]);
  });

  it.each([
    ['authors', { authors: [{ name: 'Ana' }] }],
    ['photographers', { credits: { photos_by: [{ name: 'Ana' }] } }],
    [
      'vanity credits first',
      { credits: { by: [{ name: 'Luz' }] }, vanity_credits: { by: [{ name: 'Ana' }] } },
    ],
  ])('credits may be %s', (_name, fields) => {
    expect(documentOf(story(fields)).credits.by).toMatchObject([{ name: 'Ana' }]);
  });

  it('affiliations', () => {
    const affiliation = [' EFE ', { name: ' AFP ' }, { byline: 'AP' }, ' ', { name: '' }, 7];
    const found = [{ name: 'EFE' }, { name: 'AFP' }, { name: 'AP' }];
    expect(documentOf(story({ credits: { affiliation } })).credits.affiliation).toStrictEqual(found);
    expect(
      documentOf(story({ credits: { affiliation }, vanity_credits: { affiliation: ['ANE'] } })).credits
        .affiliation,
    ).toStrictEqual([{ name: 'ANE' }]);
    expect(
      documentIssues(story({ credits: { affiliation: [7], photos_by: [7] }, vanity_credits: { by: [7] } })),
    ).toEqual([
      'credits.photos_by[0]: expected an object, found number 7; ignored',
      'credits.affiliation[0]: expected an object, found number 7; ignored',
      'vanity_credits.by[0]: expected an object, found number 7; ignored',
    ]);
  });

  it('an author’s record is read from an object or a list of one', () => {
    expect(guardAuthorRecord([{ name: 'Ana Ruiz', images_data: { fill: ['a.jpg'] } }])).toStrictEqual({
      ok: true,
      value: {
        _id: 'ana-ruiz',
        type: 'author',
        name: 'Ana Ruiz',
        slug: 'ana-ruiz',
        social_links: [],
        images_data: { intrinsic: [], fill: [{ url: 'a.jpg' }] },
      },
      issues: [],
    });
    expect(guardAuthorRecord('Ana')).toMatchObject({ ok: true, value: { _id: '', name: 'Ana' } });
    expect(guardAuthorRecord({ name: 'Ana', images_data: { fill: [7] } }).issues).toMatchObject([
      { path: 'images_data.fill[0]' },
    ]);
    expect(guardAuthorRecord({})).toMatchObject({
      ok: false,
      error: { path: '(author)', reason: 'expected an author with a name or an id' },
    });
  });
});
