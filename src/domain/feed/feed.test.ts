import { describe, expect, it } from 'vitest';
import { guardFeed } from '../ans/guard.ts';
import { documentOf, rawFeed, rawStory, rawVideo } from '../fixtures/index.ts';
import { collectionOrSection } from './chosen-feed.ts';
import { latestGalleries, printEditions, relatedArticles, relatedGalleries } from './requests.ts';
import { feedItems } from './rules.ts';
import { cleanTrendingLink, mostRead } from './trending.ts';

describe('B1 common feed rules', () => {
  const feed = guardFeed(rawFeed);
  const items = feed.ok ? feed.value.content_elements : [];
  it('drops items without a basic image', () => {
    expect(feedItems(items).map(({ _id }) => _id)).toEqual(['ABCSTORY', 'GALERIA1', 'EDICION']);
  });
  it('the latest articles also drop /edicion', () => {
    expect(feedItems(items, { withoutEditions: true }).map(({ _id }) => _id)).toEqual([
      'ABCSTORY',
      'GALERIA1',
    ]);
  });
  it('a list without pictures keeps items without a basic image', () => {
    expect(feedItems(items, { image: false }).length).toBeGreaterThan(feedItems(items).length);
  });
});

describe('B7 a list without videos', () => {
  it('drops them', () => {
    const items = [documentOf(rawStory), documentOf(rawVideo)];
    expect(feedItems(items, { image: false })).toHaveLength(2);
    expect(feedItems(items, { image: false, videos: false })).toEqual([items[0]]);
  });
});

describe("N7 'Lo más leído'", () => {
  it.each([
    ['https://www.ejemplo.com/nacion/a/?utm=1', '/nacion/a/'],
    ['//www.ejemplo.com/nacion/a', '/nacion/a/'],
    ['/nacion/a', '/nacion/a/'],
    ['https://www.ejemplo.com', '/'],
    ['nacion/a#x', '/nacion/a/'],
  ])('%s: host removed, query dropped, trailing slash added', (url, link) => {
    expect(cleanTrendingLink(url)).toBe(link);
  });
  it('shows the first 3 items that are not the current article', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      url: `https://www.ejemplo.com/${name}?x`,
      title: name,
    }));
    expect(mostRead(items, '/b/?y=1').map(({ url }) => url)).toEqual(['/a/', '/c/', '/d/']);
    expect(mostRead(items, '/b/?y=1').map(({ rank }) => rank)).toEqual([1, 3, 4]);
  });
});

describe('B3 named sources', () => {
  const story = documentOf(rawStory);
  it.each([
    [
      "'Últimas galerías'",
      latestGalleries({ feedSize: 4 }),
      { source: 'content-apir', query: { includeSections: 'galerias', feedSize: 4 } },
    ],
    [
      "'Galerías relacionadas': those of the subtype",
      relatedGalleries({ subtype: 'Bogotá' }, { feedSize: 4 }),
      {
        source: 'content-apir-v2',
        query: { includeSections: 'galerias', includeSubtypes: 'Bogotá', feedSize: 4 },
      },
    ],
    ['no related galleries without a subtype', relatedGalleries({ subtype: '' }, { feedSize: 4 }), null],
    [
      'related: the primary section id without its slash, and the subtype',
      relatedArticles(story, { feedSize: 8 }),
      {
        source: 'content-apir-v2',
        query: { includeSections: 'nacion', includeSubtypes: 'plantilla-3', feedSize: 8 },
      },
    ],
    [
      'related: the section alone without a subtype',
      relatedArticles({ ...story, subtype: '' }, { feedSize: 8 }),
      { source: 'content-apir-v2', query: { includeSections: 'nacion', feedSize: 8 } },
    ],
    [
      'a collection instead of a section',
      collectionOrSection({ collectionId: 'COL', section: '/x' }, { feedSize: 3 }),
      { source: 'content-api-collections', query: { queryString: 'COL', feedSize: 3 } },
    ],
    [
      'a section',
      collectionOrSection({ section: 'deportes' }, { feedSize: 12, feedOffset: 9 }),
      { source: 'content-apir', query: { includeSections: 'deportes', feedSize: 12, feedOffset: 9 } },
    ],
    [
      'a section without its videos',
      collectionOrSection({ section: 'deportes', videos: false }, { feedSize: 12 }),
      {
        source: 'content-apir',
        query: { includeSections: 'deportes', includeTypes: 'story,gallery', feedSize: 12 },
      },
    ],
    ['print editions', printEditions({ feedSize: 6 }), { source: 'editions-api', query: { feedSize: 6 } }],
    [
      'print editions of a year',
      printEditions({ feedSize: 20 }, 2019),
      { source: 'editions-api', query: { year: 2019, feedSize: 20 } },
    ],
    [
      'the newest of the site without both',
      collectionOrSection({}, { feedSize: 5 }),
      { source: 'content-apir', query: { feedSize: 5 } },
    ],
  ])('%s', (_name, request, expected) => expect(request).toEqual(expected));
});
