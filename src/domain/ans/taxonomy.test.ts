import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { documentIssues, story } from './read.fixture.ts';

describe('sections, tags and keywords', () => {
  const taxonomyOf = (taxonomy: object) => documentOf(story({ taxonomy })).taxonomy;

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
      documentOf(story({ websites: { w: { website_section: '/w' } }, taxonomy: { primary_site: '/p' } }))
        .taxonomy,
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
    expect(documentIssues(story({ taxonomy }))).toEqual([
      'taxonomy.sections[0]: expected an object, found number 7; ignored',
      'taxonomy.primary_section: a section with neither an id nor a path; left out',
      'taxonomy.primary_site.parent_id: expected a text, found an object; ignored',
      'taxonomy.primary_site._website: expected a text, found an object; ignored',
      'taxonomy.sites[0]: expected an object, found number 7; ignored',
      'taxonomy.tags[0]: a tag without a text; left out',
      'taxonomy.tags[1]: expected an object, found number 7; ignored',
      'taxonomy.tags[2].description: expected a text, found an object; ignored',
    ]);
    expect(documentIssues(story({ websites: { w: { website_section: {} } } }))).toEqual([
      'taxonomy.website_section: a section with neither an id nor a path; left out',
    ]);
  });
});
