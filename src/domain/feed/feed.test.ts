import { describe, expect, it } from 'vitest';
import { guardFeed } from '../ans/guard.ts';
import { documentOf, rawFeed, rawStory } from '../fixtures/index.ts';
import {
  collectionOrSection,
  dateArchive,
  latestBox,
  latestGalleries,
  relatedArticles,
  relatedGalleries,
} from './requests.ts';
import { feedItems } from './rules.ts';
import { sourceName, sourceParameters } from './sources.ts';
import { cleanTrendingLink, mostRead } from './trending.ts';

describe('B1 common feed rules (002 §1)', () => {
  const feed = guardFeed(rawFeed);
  const items = feed.ok ? feed.value : undefined;
  it('drops items without a basic image', () => {
    expect(feedItems(items).map(({ _id }) => _id)).toEqual(['ABCSTORY', 'GALERIA1', 'EDICION']);
  });
  it('the latest articles also drop /edicion', () => {
    expect(feedItems(items, { latest: true }).map(({ _id }) => _id)).toEqual(['ABCSTORY', 'GALERIA1']);
  });
  it('an empty or missing feed has no items', () => {
    expect([feedItems(undefined), feedItems({ content_elements: [] })]).toEqual([[], []]);
  });
});

describe("N7 'Lo más leído' (001 §2)", () => {
  it.each([
    ['https://www.ejemplo.com/nacion/a/?utm=1', '/nacion/a/'],
    ['//www.ejemplo.com/nacion/a', '/nacion/a/'],
    ['/nacion/a', '/nacion/a/'],
    ['https://www.ejemplo.com', '/'],
    ['nacion/a#x', '/nacion/a/'],
  ])('%s: host removed, query dropped, trailing slash added', (url, link) => {
    expect(cleanTrendingLink(url)).toBe(link);
  });
  it('the first 3 that are not the current article', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      url: `https://www.ejemplo.com/${name}?x`,
      title: name,
    }));
    expect(mostRead(items, '/b/?y=1').map(({ url }) => url)).toEqual(['/a/', '/c/', '/d/']);
  });
});

describe('B3 named sources (001 §7, 002 §7)', () => {
  it.each([
    [
      "'Encuentra aquí lo último'",
      latestBox('COL'),
      'content-api-collections',
      { queryString: 'COL', size: '5' },
    ],
    [
      "'Últimas galerías'",
      latestGalleries(),
      'content-apir',
      {
        includeSections: 'galerias',
        feedSize: '4',
        sourceInclude: 'canonical_url,promo_items,headlines.basic,copyright,subtype,credits.by.name',
      },
    ],
    [
      "'Galerías relacionadas'",
      relatedGalleries({ subtype: 'Bogotá' }),
      'content-apir-v2',
      {
        includeSections: 'galerias',
        includeSubtypes: 'Bogotá',
        feedSize: '4',
        sourceInclude:
          'content_elements,canonical_url,promo_items,headlines,subheadlines,description,taxonomy,subtype',
      },
    ],
    [
      'related: the primary section id without its slash',
      relatedArticles(documentOf(rawStory), 8),
      'content-apir-v2',
      { includeSections: 'nacion', includeSubtypes: 'Emergencia', feedSize: '8' },
    ],
    [
      'the date archive, 50 per page',
      dateArchive('2025-03-31', 50),
      'content-apir-date',
      { date: '2025-03-31', feedSize: '50', feedOffset: '50' },
    ],
    [
      'a collection instead of a section',
      collectionOrSection({ collectionId: 'COL', section: '/x' }, { feedSize: 3 }),
      'content-api-collections',
      { queryString: 'COL', size: '3' },
    ],
    [
      'a section',
      collectionOrSection({ section: 'deportes' }, { feedSize: 12, feedOffset: 9 }),
      'content-apir',
      { includeSections: 'deportes', feedSize: '12', feedOffset: '9' },
    ],
  ])('%s', (_name, request, source, query) => {
    expect(request.source).toBe(source);
    expect(Object.fromEntries(sourceParameters(request))).toEqual(query);
  });
  it('the product stands in the name of the TV source', () => {
    expect(sourceName('content-apir-{product}TV-v2', 'semanario')).toBe('content-apir-semanarioTV-v2');
  });
});
