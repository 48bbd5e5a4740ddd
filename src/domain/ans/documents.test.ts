import { describe, expect, it } from 'vitest';
import { guardAuthorRecord, guardDocument, guardFeed } from './guard.ts';

const story = (fields: object) => ({ type: 'story', _id: 'a', ...fields });

function read(raw: unknown) {
  const found = guardDocument(raw);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
}
const reported = (raw: unknown): string[] =>
  guardDocument(raw).issues.map(({ path, reason }) => `${path}: ${reason}`);

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
    expect(read(story({}))).toStrictEqual(EMPTY);
    expect(reported(story({}))).toEqual([]);
  });

  it('has no empty optional texts either', () => {
    const empty = Object.fromEntries(
      'version language canonical_website copyright dateline sign_off publish_date'
        .split(' ')
        .map((key) => [key, '']),
    );
    expect(
      read(
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
    expect(read({ type: 'video', _id: 'a', duration: 5, streams: [{ url: 'v' }] })).toMatchObject({
      type: 'video',
      duration: 5,
      streams: [{ url: 'v' }],
      headlines: { basic: '' },
    });
    expect(read({ type: 'image', _id: 'a', url: 'a.jpg' })).toMatchObject({
      type: 'image',
      image: { url: 'a.jpg' },
    });
    expect(read({ type: 'story', _id: 'a', url: 'a.jpg' })).not.toHaveProperty('image');
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
      expect(read({ _id: 'a', [key]: '' })).toMatchObject({ type: 'story' });
      expect(reported({ _id: 'a', [key]: '' })).toEqual(['type: missing; the document is read as a story']);
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
    expect(read(story(fields))).toStrictEqual({ ...EMPTY, ...fields });
  });

  it('each date has its field', () => {
    const dates = Object.fromEntries(
      ['created_date', 'publish_date', 'first_publish_date', 'display_date', 'last_updated_date'].map(
        (key, day) => [key, `2024-01-0${day + 1}`],
      ),
    );
    expect(read(story(dates))).toStrictEqual({ ...EMPTY, ...dates });
    expect(read(story({ published_time: '2024-01-01', updated_time: '2024-01-02' }))).toStrictEqual({
      ...EMPTY,
      publish_date: '2024-01-01',
      last_updated_date: '2024-01-02',
    });
    expect(reported(story({ display_date: 'x', published_time: 'y' }))).toEqual([
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
    expect(read(story({ headlines })).headlines).toStrictEqual(found);
  });

  it('older exports have other names', () => {
    expect(read(story({ headline: 'H', title: 'T' })).headlines.basic).toBe('H');
    expect(read(story({ title: 'T' })).headlines.basic).toBe('T');
    expect(read(story({ location: ' Neiva ' }))).toMatchObject({ dateline: 'Neiva' });
    expect(read(story({ dateline: ' ', location: 'Neiva' }))).toMatchObject({ dateline: 'Neiva' });
    expect(read(story({ signoff: 'Fin' }))).toMatchObject({ sign_off: 'Fin' });
    expect(read(story({ tagline: 'Fin' }))).toMatchObject({ sign_off: 'Fin' });
    expect(read({ type: 'story', id: 'b' })._id).toBe('b');
  });

  it('problems have the path of their field', () => {
    expect(
      reported(
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
      reported(story({ owner: 7, source: 7, corrections: 'x', _id: {} })).map((line) => line.split(':')[0]),
    ).toEqual(['owner', 'source', '_id', '_id', 'corrections']);
  });

  it('an id is made of visible properties', () => {
    const idOf = (fields: object) => read({ type: 'story', ...fields })._id;
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
    expect(reported({ type: 'story' })).toEqual(['_id: missing; an id is derived from the content']);
  });

  it('the owner and the source', () => {
    const owner = { id: 'o', name: 'O', sponsored: true };
    expect(
      read(story({ owner, source: { system: 's', name: 'S' }, additional_properties: { a: 1 } })),
    ).toStrictEqual({
      ...EMPTY,
      owner,
      source: { system: 's', name: 'S' },
      additional_properties: { a: 1 },
    });
    expect(read(story({ owner: { sponsored: 'true' } })).owner.sponsored).toBe(true);
    expect(read(story({ owner: { sponsored: 0 } })).owner.sponsored).toBe(false);
    expect(read(story({ additional_properties: 'x' }))).toStrictEqual(EMPTY);
  });
});

describe('the website of a document', () => {
  const websites = {
    otro: { website_url: '/otro/', website_section: { _id: '/otro' } },
    semanario: { website_url: ' /nuestro/ ', website_section: { _id: '/nuestro' } },
  };

  it('is the canonical one, else the first', () => {
    expect(read(story({ websites, canonical_website: 'semanario' }))).toMatchObject({
      canonical_url: '/nuestro/',
      taxonomy: { primary_section: { _id: '/nuestro' } },
    });
    expect(read(story({ websites }))).toMatchObject({ canonical_url: '/otro/' });
    expect(read(story({ websites, canonical_url: '/c/' }))).toMatchObject({ canonical_url: '/c/' });
  });

  it('may be a field of the document, or nothing usable', () => {
    expect(read(story({ website_url: '/w/' }))).toMatchObject({ canonical_url: '/w/' });
    expect(read(story({ websites: 'x', website_url: '/w/' }))).toMatchObject({ canonical_url: '/w/' });
    expect(read(story({ websites: { a: 'x' } }))).toStrictEqual(EMPTY);
  });
});

describe('labels, promo items, corrections and related content', () => {
  it('labels', () => {
    const label = {
      kicker: { text: ' K ', url: '/k/', display: true },
      plain: ' P ',
      empty: { text: ' ' },
      bare: { text: 'B', url: '' },
    };
    expect(read(story({ label })).label).toStrictEqual({
      kicker: { text: 'K', url: '/k/', display: true },
      plain: { text: 'P' },
      bare: { text: 'B' },
    });
    expect(reported(story({ label: { kicker: { text: 'K', url: {}, display: 'x' } } }))).toEqual([
      'label.kicker.url: expected a text, found an object; ignored',
      'label.kicker.display: expected true or false, found "x"; ignored',
    ]);
  });

  it.each([
    ['an address', 'https://a.co/1.jpg'],
    ['an address without a scheme', '//a.co/1.jpg'],
    ['a path', '/1.jpg'],
    ['a list: the first', ['HTTP://a.co/1.jpg', 'x']],
    ['an element', { type: 'image', url: '/1.jpg' }],
  ])('a promo item may be %s', (_name, basic) => {
    expect(read(story({ promo_items: { basic } })).promo_items['basic']).toMatchObject({ type: 'image' });
  });

  it('a promo item that is a word is a text, and an unusable one is reported', () => {
    expect(read(story({ promo_items: { basic: 'vea /1.jpg' } })).promo_items['basic']).toMatchObject({
      type: 'text',
    });
    expect(read(story({ promo_items: { basic: null } })).promo_items).toStrictEqual({});
    expect(reported(story({ promo_items: { basic: { type: 'image' } } }))).toEqual([
      'promo_items.basic.url: an image without an address; left out',
    ]);
  });

  it('corrections', () => {
    const corrections = [
      'El año.',
      { correction_type: 'retraction', text: ' Nada. ' },
      { text: 'El mes.' },
      { text: ' ' },
    ];
    expect(read(story({ corrections })).corrections).toStrictEqual([
      { correction_type: 'correction', text: 'El año.' },
      { correction_type: 'retraction', text: 'Nada.' },
      { correction_type: 'correction', text: 'El mes.' },
    ]);
  });

  it('related content and redirects', () => {
    const related_content = {
      basic: [{ type: 'story', headlines: 'R' }, true],
      redirect: [
        { canonical_url: ' /a/ ', redirect_url: ' /b/ ' },
        { redirect_url: ' ' },
        'x',
        { redirect_url: '/c/' },
      ],
    };
    expect(read(story({ related_content })).related_content).toMatchObject({
      basic: [{ type: 'story', headline: 'R' }],
      redirect: [
        { canonical_url: '/a/', redirect_url: '/b/' },
        { canonical_url: '', redirect_url: '/c/' },
      ],
    });
    expect(reported(story({ related_content }))).toEqual([
      'related_content.basic[1]: expected an element, found boolean true; left out',
    ]);
  });

  it('a body that is one HTML text is reported', () => {
    expect(reported(story({ body: '<p>Hola</p>' }))).toEqual([
      'content_elements: absent; the body is read from one HTML text',
    ]);
    expect(read(story({ body: 'x', content_elements: ['y'] })).content_elements).toHaveLength(1);
    expect(read(story({ body: 'x', content_elements: ['y'] })).content_elements[0]).toMatchObject({
      content: 'y',
    });
    expect(read(story({ content_restrictions: { content_code: '03' } })).content_restrictions).toStrictEqual({
      content_code: '3',
    });
  });
});

describe('people', () => {
  const by = (...given: unknown[]) => read(story({ credits: { by: given } })).credits.by;

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
    const of = (given: object | string) => reported(story({ credits: { by: [given] } }));
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
      reported(story({ credits: { by: [{ name: 'Ana', image: 'ana.jpg', photo: '/ana.jpg' }] } })),
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
    expect(read(story(fields)).credits.by).toMatchObject([{ name: 'Ana' }]);
  });

  it('affiliations', () => {
    const affiliation = [' EFE ', { name: ' AFP ' }, { byline: 'AP' }, ' ', { name: '' }, 7];
    const found = [{ name: 'EFE' }, { name: 'AFP' }, { name: 'AP' }];
    expect(read(story({ credits: { affiliation } })).credits.affiliation).toStrictEqual(found);
    expect(
      read(story({ credits: { affiliation }, vanity_credits: { affiliation: ['ANE'] } })).credits.affiliation,
    ).toStrictEqual([{ name: 'ANE' }]);
    expect(
      reported(story({ credits: { affiliation: [7], photos_by: [7] }, vanity_credits: { by: [7] } })),
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

describe('sections, tags and keywords', () => {
  const taxonomyOf = (taxonomy: object) => read(story({ taxonomy })).taxonomy;

  it.each([
    [
      'a full section',
      { _id: '/a/b', name: ' B ', path: ' /x ', parent_id: '/a', _website: 'w' },
      { _id: '/a/b', name: 'B', path: '/x', parent_id: '/a', website: 'w' },
    ],
    ['a path', ' nacion-y-mas ', { _id: '/nacion-y-mas', name: 'Nacion y mas', path: '/nacion-y-mas' }],
    ['a path from the root', '/nacion/', { _id: '/nacion/', name: 'Nacion', path: '/nacion/' }],
    ['an address', 'https://a.co/b', { _id: 'https://a.co/b', name: 'B', path: 'https://a.co/b' }],
    ['a title', { path: 'a', title: 'T' }, { _id: '/a', name: 'T', path: 'a' }],
    [
      'a reference',
      { referent: { id: '/r', website: 'w' } },
      { _id: '/r', name: 'R', path: '/r', website: 'w' },
    ],
    ['an id of older exports', { id: 7 }, { _id: '/7', name: '7', path: '/7' }],
    ['the root', '/', { _id: '/', name: '', path: '/' }],
  ])('%s', (_name, primary_section, found) => {
    expect(taxonomyOf({ primary_section })).toStrictEqual({
      primary_section: found,
      sections: [],
      tags: [],
      keywords: [],
    });
  });

  it('the primary section may be elsewhere', () => {
    expect(taxonomyOf({ primary_site: '/p' })).toMatchObject({ primary_section: { _id: '/p' } });
    expect(
      read(story({ websites: { w: { website_section: '/w' } }, taxonomy: { primary_site: '/p' } })).taxonomy,
    ).toMatchObject({ primary_section: { _id: '/w' } });
  });

  it('each section counts once; old exports call them sites', () => {
    expect(
      taxonomyOf({ sections: ['/a', '/b', '/a'], sites: ['/c'] }).sections.map(({ _id }) => _id),
    ).toEqual(['/a', '/b']);
    expect(taxonomyOf({ sites: ['/c', ' '] }).sections.map(({ _id }) => _id)).toEqual(['/c']);
  });

  it('tags and keywords', () => {
    const tags = [
      ' Lluvias ',
      ' ',
      { text: ' Río ', slug: ' rio ', description: 'D' },
      { name: 'Niño', description: '' },
      { text: '¡!' },
    ];
    const keywords = [' a ', { keyword: 'b' }, { text: 'c' }, ' '];
    expect(taxonomyOf({ tags, keywords, seo_keywords: ['d'] })).toStrictEqual({
      sections: [],
      tags: [
        { text: 'Lluvias', slug: 'lluvias' },
        { text: 'Río', slug: 'rio', description: 'D' },
        { text: 'Niño', slug: 'nino' },
        { text: '¡!', slug: '¡!' },
      ],
      keywords: ['a', 'b', 'c', 'd'],
    });
  });

  it('problems are reported', () => {
    const taxonomy = {
      primary_section: { name: 'x' },
      primary_site: { parent_id: {}, _id: 'p', _website: {} },
      sections: [7],
      sites: [7],
      tags: [{ slug: 'x' }, 7, { text: 'T', description: {} }],
    };
    expect(reported(story({ taxonomy }))).toEqual([
      'taxonomy.sections[0]: expected an object, found number 7; ignored',
      'taxonomy.primary_section: a section with neither an id nor a path; left out',
      'taxonomy.primary_site.parent_id: expected a text, found an object; ignored',
      'taxonomy.primary_site._website: expected a text, found an object; ignored',
      'taxonomy.sites[0]: expected an object, found number 7; ignored',
      'taxonomy.tags[0]: a tag without a text; left out',
      'taxonomy.tags[1]: expected an object, found number 7; ignored',
      'taxonomy.tags[2].description: expected a text, found an object; ignored',
    ]);
    expect(reported(story({ websites: { w: { website_section: {} } } }))).toEqual([
      'taxonomy.website_section: a section with neither an id nor a path; left out',
    ]);
  });
});

describe('feeds', () => {
  it('have their numbers, and report invalid ones', () => {
    expect(guardFeed({ content_elements: [story({})], count: 9, next: '10', previous: 0 })).toMatchObject({
      ok: true,
      value: { count: 9, next: 10, previous: 0 },
    });
    expect(guardFeed({ content_elements: [], count: 'x', next: {}, previous: true }).issues).toEqual([
      { path: 'count', reason: 'expected a number, found "x"; ignored' },
      { path: 'next', reason: 'expected a number, found an object; ignored' },
      { path: 'previous', reason: 'expected a number, found boolean true; ignored' },
    ]);
  });

  it('report the documents that they leave out, with the path in each', () => {
    const found = guardFeed([story({}), { type: 'site' }, 7, story({ version: {} })]);
    expect(found.ok && found.value.content_elements).toHaveLength(2);
    expect(found.issues).toEqual([
      {
        path: 'content_elements[1].type',
        reason: expect.stringMatching(/^"site" is not .*; left out$/) as string,
      },
      { path: 'content_elements[2]', reason: 'expected a document object, found number 7; left out' },
      { path: 'content_elements[3].version', reason: 'expected a text, found an object; ignored' },
    ]);
  });

  it('that are invalid are reported with their type', () => {
    expect(guardFeed(7)).toMatchObject({
      error: { path: '(feed)', reason: 'expected a feed object, found number 7' },
    });
    expect(guardFeed([])).toMatchObject({ error: { path: '(feed)' } });
    expect(guardFeed({})).toMatchObject({
      error: { path: 'content_elements', reason: 'expected a list, found null' },
    });
    expect(guardFeed({ content_elements: 'x' })).toMatchObject({
      error: { path: 'content_elements', reason: 'expected a list, found "x"' },
    });
    expect(guardFeed([7, { type: 'site' }])).toMatchObject({
      error: { path: 'content_elements', reason: 'none of its items is a document' },
      issues: [{ path: 'content_elements[0]' }, { path: 'content_elements[1].type' }],
    });
  });
});
