import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { guardDocument } from './guard.ts';
import { documentIssues, story } from './read.fixture.ts';

const EMPTY = {
  _id: 'a',
  type: 'story',
  subtype: '',
  headlines: { basic: '' },
  subheadlines: { basic: '' },
  description: { basic: '' },
  canonical_url: '',
  credits: { by: [], affiliation: [] },
  taxonomy: { sections: [], tags: [], keywords: [] },
  label: {},
  promo_items: {},
  related_content: { basic: [], redirect: [] },
  content_elements: [],
  corrections: [],
  content_restrictions: {},
  owner: { sponsored: false },
  source: {},
};

describe('a document without anything', () => {
  it('has all lists and texts, empty', () => {
    expect(documentOf(story({}))).toStrictEqual(EMPTY);
    expect(documentIssues(story({}))).toEqual([]);
  });

  it('has no empty optional texts either', () => {
    const empty = Object.fromEntries(
      'version language canonical_website copyright dateline sign_off publish_date'
        .split(' ')
        .map((key) => [key, '']),
    );
    expect(
      documentOf(
        story({
          ...empty,
          subtype: '',
          canonical_url: '',
          owner: { id: '', name: '' },
          source: { system: '', name: '' },
        }),
      ),
    ).toStrictEqual(EMPTY);
  });

  it('a video has its fields, an image its picture', () => {
    expect(documentOf({ type: 'video', _id: 'a', duration: 5, streams: [{ url: 'v' }] })).toMatchObject({
      type: 'video',
      duration: 5,
      streams: [{ url: 'v' }],
      headlines: { basic: '' },
    });
    expect(documentOf({ type: 'image', _id: 'a', url: 'a.jpg' })).toMatchObject({
      type: 'image',
      image: { url: 'a.jpg' },
    });
    expect(documentOf({ type: 'story', _id: 'a', url: 'a.jpg' })).not.toHaveProperty('image');
  });

  it('another value is refused, with the list of types', () => {
    const types = 'expected one of story, gallery, video, collection, image';
    expect(guardDocument({ type: 'site' })).toMatchObject({
      error: { path: 'type', reason: `"site" is not a document type; ${types}` },
    });
    expect(guardDocument({ headlines: null })).toMatchObject({
      error: { path: 'type', reason: `missing; ${types}` },
    });
  });

  it.each([['headlines'], ['content_elements'], ['canonical_url']])(
    'with %s and no type it is a story',
    (key) => {
      expect(documentOf({ _id: 'a', [key]: '' })).toMatchObject({ type: 'story' });
      expect(documentIssues({ _id: 'a', [key]: '' })).toEqual([
        'type: missing; the document is read as a story',
      ]);
    },
  );
});

describe('texts and dates of a document', () => {
  it('all of them', () => {
    const fields = {
      version: '0.10',
      subtype: 'cronica',
      language: 'es',
      canonical_url: '/a/',
      canonical_website: 'semanario',
      copyright: 'EFE',
      dateline: 'Neiva',
      sign_off: 'Fin',
    };
    expect(documentOf(story(fields))).toStrictEqual({ ...EMPTY, ...fields });
  });

  it('each date has its field', () => {
    const dates = Object.fromEntries(
      ['created_date', 'publish_date', 'first_publish_date', 'display_date', 'last_updated_date'].map(
        (key, day) => [key, `2024-01-0${day + 1}`],
      ),
    );
    expect(documentOf(story(dates))).toStrictEqual({ ...EMPTY, ...dates });
    expect(documentOf(story({ published_time: '2024-01-01', updated_time: '2024-01-02' }))).toStrictEqual({
      ...EMPTY,
      publish_date: '2024-01-01',
      last_updated_date: '2024-01-02',
    });
    expect(documentIssues(story({ display_date: 'x', published_time: 'y' }))).toEqual([
      'published_time: expected a date, found "y"; ignored',
      'display_date: expected a date, found "x"; ignored',
    ]);
  });

  it.each([
    ['a bare text', ' T ', { basic: 'T' }],
    ['editions', { basic: ' B ', web: ' W ' }, { basic: 'B', web: 'W' }],
    ['another edition alone', { web: 'W', print: 'P' }, { basic: 'W', web: 'W', print: 'P' }],
    ['an empty basic edition', { basic: ' ', web: 'W' }, { basic: 'W', web: 'W' }],
    ['what is no text', { basic: 7, web: 'W' }, { basic: 'W', web: 'W' }],
  ])('%s', (_name, headlines, found) => {
    expect(documentOf(story({ headlines })).headlines).toStrictEqual(found);
  });

  it('older exports have other names', () => {
    expect(documentOf(story({ headline: 'H', title: 'T' })).headlines.basic).toBe('H');
    expect(documentOf(story({ title: 'T' })).headlines.basic).toBe('T');
    expect(documentOf(story({ location: ' Neiva ' }))).toMatchObject({ dateline: 'Neiva' });
    expect(documentOf(story({ dateline: ' ', location: 'Neiva' }))).toMatchObject({ dateline: 'Neiva' });
    expect(documentOf(story({ signoff: 'Fin' }))).toMatchObject({ sign_off: 'Fin' });
    expect(documentOf(story({ tagline: 'Fin' }))).toMatchObject({ sign_off: 'Fin' });
    expect(documentOf({ type: 'story', id: 'b' })._id).toBe('b');
  });

  it('problems have the path of their field', () => {
    expect(
      documentIssues(
        story({
          version: {},
          headlines: 7,
          subheadlines: 7,
          description: 7,
          owner: { id: {}, name: {}, sponsored: 'x' },
          source: { system: {}, name: {} },
          related_content: 7,
          label: 7,
          promo_items: 7,
          taxonomy: 7,
          credits: 7,
        }),
      ).map((line) => line.split(':')[0]),
    ).toEqual([
      'related_content',
      'version',
      'headlines',
      'subheadlines',
      'description',
      'credits',
      'taxonomy',
      'label',
      'promo_items',
      'owner.id',
      'owner.name',
      'owner.sponsored',
      'source.system',
      'source.name',
    ]);
    expect(
      documentIssues(story({ owner: 7, source: 7, corrections: 'x', _id: {} })).map(
        (line) => line.split(':')[0],
      ),
    ).toEqual(['owner', 'source', '_id', '_id', 'corrections']);
  });

  it('an id is made of visible properties', () => {
    const idOf = (fields: object) => documentOf({ type: 'story', ...fields })._id;
    const all = {
      canonical_url: '/a/',
      headlines: 'T',
      publish_date: '2024-01-01',
      url: 'u',
      content_elements: ['x'],
    };
    const ids = [all, ...Object.keys(all).map((key) => ({ ...all, [key]: 'otro' }))].map(idOf);
    expect(new Set(ids).size).toBe(6);
    expect(idOf({ ...all, version: '2' })).toBe(ids[0]);
    expect(idOf({})).toBe('derived-xgdbm6');
    expect(documentIssues({ type: 'story' })).toEqual(['_id: missing; an id is derived from the content']);
  });

  it('the owner and the source', () => {
    const owner = { id: 'o', name: 'O', sponsored: true };
    expect(
      documentOf(story({ owner, source: { system: 's', name: 'S' }, additional_properties: { a: 1 } })),
    ).toStrictEqual({
      ...EMPTY,
      owner,
      source: { system: 's', name: 'S' },
      additional_properties: { a: 1 },
    });
    expect(documentOf(story({ owner: { sponsored: 'true' } })).owner.sponsored).toBe(true);
    expect(documentOf(story({ owner: { sponsored: 0 } })).owner.sponsored).toBe(false);
    expect(documentOf(story({ additional_properties: 'x' }))).toStrictEqual(EMPTY);
  });
});

describe('the website of a document', () => {
  const websites = {
    otro: { website_url: '/otro/', website_section: { _id: '/otro' } },
    semanario: { website_url: ' /nuestro/ ', website_section: { _id: '/nuestro' } },
  };

  it('is the canonical one, else the first', () => {
    expect(documentOf(story({ websites, canonical_website: 'semanario' }))).toMatchObject({
      canonical_url: '/nuestro/',
      taxonomy: { primary_section: { _id: '/nuestro' } },
    });
    expect(documentOf(story({ websites }))).toMatchObject({ canonical_url: '/otro/' });
    expect(documentOf(story({ websites, canonical_url: '/c/' }))).toMatchObject({ canonical_url: '/c/' });
  });

  it('may be a field of the document, or nothing usable', () => {
    expect(documentOf(story({ website_url: '/w/' }))).toMatchObject({ canonical_url: '/w/' });
    expect(documentOf(story({ websites: 'x', website_url: '/w/' }))).toMatchObject({ canonical_url: '/w/' });
    expect(documentOf(story({ websites: { a: 'x' } }))).toStrictEqual(EMPTY);
  });
});
