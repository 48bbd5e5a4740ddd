import { describe, expect, it } from 'vitest';
import { problems } from '../../../tests/support/structured-data/problems.ts';
import {
  articleOf,
  rawGallery,
  rawLiveBlog,
  rawOpinion,
  rawRecipe,
  rawStory,
  rawVideo,
} from '../fixtures/index.ts';
import { articleData, liveBlogData } from './article.ts';
import { eventData } from './event.ts';
import { galleryData, profileData, siteData } from './organisation.ts';
import { breadcrumbData, recipeData, videoData } from './parts.ts';
import { podcastData } from './podcast.ts';
import type { JsonLd } from './site.ts';

const site = { origin: 'https://www.ejemplo.com', name: 'Semanario', logo: { url: '/favicon.svg' } };
const options = { ...site, free: true };

const author = {
  ...{ name: 'Ana <b>Ruiz</b>', role: 'Editora', description: 'Escribe.', image: '/images/ana' },
  social_links: [
    { site: 'x', url: 'https://x.com/ana' },
    { site: 'mail', url: 'mailto:ana@ejemplo.com' },
  ],
};
const home = siteData({
  ...site,
  ...{ description: 'Noticias', language: 'es-CO', search: '/buscador/', legalName: 'Semanario S. A.' },
  networks: ['https://x.com/semanario_co'],
});

const FORUM = {
  starts: '2026-12-10T08:00:00-05:00',
  city: 'Bogotá',
  venue: 'Auditorio mayor',
  agenda: [],
  speakers: ['ana'],
};
const rawPodcast = {
  ...rawStory,
  taxonomy: { ...rawStory.taxonomy, primary_section: { _id: '/podcasts', name: 'Podcasts' } },
  content_elements: [
    {
      _id: 'audio',
      type: 'audio',
      streams: [{ url: '/sonidos/uno.mp3', stream_type: 'mp3' }],
      duration: 93_000,
    },
  ],
};

const NODES: Readonly<Record<string, JsonLd>> = {
  article: articleData(articleOf(rawStory), options),
  'locked article': articleData(articleOf(rawStory), { ...options, free: false }),
  'article of a product': articleData(articleOf(rawStory), { ...options, product: 'ejemplo.com:digital' }),
  'live blog': liveBlogData(articleOf({ ...rawLiveBlog, promo_items: rawStory.promo_items }), options),
  gallery: galleryData(articleOf(rawGallery), options),
  video: videoData(articleOf(rawVideo), options),
  recipe: recipeData(
    articleOf({
      ...rawRecipe,
      promo_items: rawStory.promo_items,
      taxonomy: { ...rawRecipe.taxonomy, tags: rawStory.taxonomy.tags },
    }),
    options,
  ),
  event: eventData(articleOf(rawStory), FORUM, options, 'CO')!,
  podcast: podcastData(articleOf(rawPodcast), options)!,
  breadcrumb: breadcrumbData([{ name: 'Inicio', href: '/' }], site),
  author: profileData(author, '/autor/ana/', site),
  publication: home[0]!,
  site: home[1]!,
};

describe('N16 structured data follows the vocabulary and the published rules', () => {
  it.each(Object.keys(NODES))('%s', (name) => {
    expect(problems(NODES[name]!)).toEqual([]);
  });

  it('also without optional parts of a document', () => {
    for (const raw of [rawOpinion, rawLiveBlog, rawRecipe])
      expect(problems(articleData(articleOf(raw), options), false)).toEqual([]);
    expect(problems(profileData({ name: 'Ana', social_links: [] }, '/autor/ana/', site))).toEqual([]);
  });

  it('an event without a known city has none, and one without a venue has its city', () => {
    expect(eventData(articleOf(rawStory), { ...FORUM, city: '' }, options, 'CO')).toBeUndefined();
    const noVenue = eventData(articleOf(rawStory), { ...FORUM, venue: '' }, options, 'CO')!;
    expect(problems(noVenue)).toEqual([]);
    expect(noVenue['location']).toEqual({
      '@type': 'Place',
      name: 'Bogotá',
      address: { '@type': 'PostalAddress', addressLocality: 'Bogotá', addressCountry: 'CO' },
    });
  });

  it('names the mistakes', () => {
    const { headline: _headline, ...node } = NODES['article']!;
    expect(problems({ ...node, author: [{ '@type': 'Person' }], image: ['/a.jpg'], colour: 'red' })).toEqual([
      '/NewsArticle.headline: missing',
      '/NewsArticle.image: not a url',
      '/NewsArticle/Person.name: missing',
      '/NewsArticle.colour: unknown property',
    ]);
  });

  it('a gallery has its pictures, an author the addresses of pages only', () => {
    expect(NODES['gallery']!['associatedMedia']).toHaveLength(articleOf(rawGallery).gallery.length);
    expect(NODES['author']!['mainEntity']).toMatchObject({
      name: 'Ana Ruiz',
      sameAs: ['https://x.com/ana'],
      image: 'https://www.ejemplo.com/images/ana',
    });
  });
});
