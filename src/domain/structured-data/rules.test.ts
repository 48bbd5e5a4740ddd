import { describe, expect, it } from 'vitest';
import {
  articleOf,
  rawGallery,
  rawLiveBlog,
  rawOpinion,
  rawRecipe,
  rawStory,
  rawVideo,
} from '../fixtures/index.ts';
import type { Json, JsonRecord } from '../ans/common.ts';
import { articleData, liveBlogData } from './article.ts';
import { eventData } from './event.ts';
import { galleryData, profileData, siteData } from './organisation.ts';
import { breadcrumbData, recipeData, videoData } from './parts.ts';
import { podcastData } from './podcast.ts';
import type { JsonLd } from './site.ts';

const site = { origin: 'https://www.ejemplo.com', name: 'Semanario', logo: { url: '/favicon.svg' } };
const options = { ...site, free: true };

/** What a value must be: text, an address, an ISO date, or a node of one of the types. */
type Kind = 'text' | 'url' | 'date' | 'duration' | 'boolean' | 'number' | readonly string[];

interface Rule {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  readonly fields: Readonly<Record<string, Kind>>;
}

const rule = (required: string, recommended: string, fields: Rule['fields']): Rule => ({
  required: required.split(' ').filter(Boolean),
  recommended: recommended.split(' ').filter(Boolean),
  fields,
});

const PEOPLE = ['Person', 'Organization'];
const ARTICLE: Rule['fields'] = {
  headline: 'text',
  description: 'text',
  url: 'url',
  mainEntityOfPage: ['WebPage'],
  datePublished: 'date',
  dateModified: 'date',
  articleSection: 'text',
  keywords: 'text',
  image: 'url',
  author: PEOPLE,
  publisher: ['NewsMediaOrganization'],
  inLanguage: 'text',
  isAccessibleForFree: 'boolean',
  hasPart: ['WebPageElement'],
  isPartOf: ['CreativeWork,Product'],
};
const article = rule('', 'headline image datePublished dateModified author', ARTICLE);

/**
 * The types that the sites use. `required` and `recommended` are those of the search engine's rich results
 * (developers.google.com/search/docs/appearance/structured-data), `fields` the properties and value types of schema.org.
 */
const RULES: Readonly<Record<string, Rule>> = {
  NewsArticle: article,
  OpinionNewsArticle: article,
  LiveBlogPosting: rule('', 'headline datePublished coverageStartTime coverageEndTime liveBlogUpdate', {
    ...ARTICLE,
    coverageStartTime: 'date',
    coverageEndTime: 'date',
    liveBlogUpdate: ['BlogPosting'],
  }),
  BlogPosting: rule('', 'headline', {
    headline: 'text',
    datePublished: 'date',
    articleBody: 'text',
    url: 'url',
  }),
  ImageGallery: rule('', 'name associatedMedia datePublished author', {
    ...ARTICLE,
    name: 'text',
    associatedMedia: ['ImageObject'],
  }),
  ImageObject: rule('', '', {
    contentUrl: 'url',
    url: 'url',
    name: 'text',
    caption: 'text',
    creditText: 'text',
    width: 'number',
    height: 'number',
  }),
  VideoObject: rule('name thumbnailUrl uploadDate', 'description duration', {
    name: 'text',
    description: 'text',
    thumbnailUrl: 'url',
    uploadDate: 'date',
    duration: 'duration',
    contentUrl: 'url',
    embedUrl: 'url',
    isAccessibleForFree: 'boolean',
  }),
  Recipe: rule(
    'name image',
    'author datePublished description keywords recipeIngredient recipeInstructions',
    {
      ...ARTICLE,
      name: 'text',
      recipeYield: 'text',
      totalTime: 'duration',
      recipeIngredient: 'text',
      recipeInstructions: ['HowToStep'],
    },
  ),
  HowToStep: rule('text', '', { text: 'text' }),
  BreadcrumbList: rule('itemListElement', '', { itemListElement: ['ListItem'] }),
  ListItem: rule('position name item', '', { position: 'number', name: 'text', item: 'url' }),
  ProfilePage: rule('mainEntity', '', { mainEntity: PEOPLE, url: 'url' }),
  Person: rule('name', '', {
    name: 'text',
    url: 'url',
    jobTitle: 'text',
    description: 'text',
    image: 'url',
    sameAs: 'url',
  }),
  Organization: rule('name', '', { name: 'text', url: 'url' }),
  NewsMediaOrganization: rule('', 'name url logo', {
    name: 'text',
    url: 'url',
    logo: ['ImageObject'],
    description: 'text',
    legalName: 'text',
    sameAs: 'url',
  }),
  WebSite: rule('name url', '', {
    name: 'text',
    url: 'url',
    description: 'text',
    inLanguage: 'text',
    publisher: ['NewsMediaOrganization'],
    potentialAction: ['SearchAction'],
  }),
  SearchAction: rule('target query-input', '', { target: ['EntryPoint'], 'query-input': 'text' }),
  EntryPoint: rule('urlTemplate', '', { urlTemplate: 'text' }),
  // The documents have neither its end nor its price, and its speakers are ids.
  Event: rule('name startDate location', 'description eventStatus image organizer', {
    name: 'text',
    description: 'text',
    url: 'url',
    image: 'url',
    startDate: 'date',
    eventStatus: 'url',
    eventAttendanceMode: 'url',
    location: ['Place'],
    organizer: ['NewsMediaOrganization'],
  }),
  Place: rule('address', 'name', { name: 'text', address: ['PostalAddress'] }),
  PostalAddress: rule('', 'addressLocality addressCountry', {
    streetAddress: 'text',
    addressLocality: 'text',
    addressCountry: 'text',
  }),
  PodcastEpisode: rule('', 'name url datePublished associatedMedia partOfSeries', {
    name: 'text',
    description: 'text',
    url: 'url',
    datePublished: 'date',
    timeRequired: 'duration',
    associatedMedia: ['AudioObject'],
    partOfSeries: ['PodcastSeries'],
    isAccessibleForFree: 'boolean',
  }),
  PodcastSeries: rule('', 'name url', { name: 'text', url: 'url' }),
  AudioObject: rule('contentUrl', 'encodingFormat duration', {
    contentUrl: 'url',
    encodingFormat: 'text',
    duration: 'duration',
  }),
  WebPage: rule('', '', {}),
  // What the article belongs to, for subscriptions at the search engine.
  'CreativeWork,Product': rule('name productID', '', { name: 'text', productID: 'text' }),
  WebPageElement: rule('isAccessibleForFree cssSelector', '', {
    isAccessibleForFree: 'boolean',
    cssSelector: 'text',
  }),
};

const isNode = (value: Json): value is JsonRecord =>
  typeof value === 'object' && !Array.isArray(value) && value !== null;

const FITS: Readonly<Record<Extract<Kind, string>, (value: Json) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value),
  duration: (value) => typeof value === 'string' && /^PT(\d+H)?(\d+M)?(\d+S)?$/.test(value),
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
};

/** What is wrong with a node: each line names its place. @param whole whether it should have what is recommended */
function problems(node: JsonRecord, whole = true, place = ''): string[] {
  const type = String(node['@type']);
  const here = `${place}/${type}`;
  // A reference to a node elsewhere in the graph.
  if (node['@type'] === undefined && node['@id']) return [];
  const known = RULES[type];
  if (!known) return [`${here}: unknown type`];
  const missing = [...known.required, ...(whole ? known.recommended : [])].filter((name) => !(name in node));
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const kind = known.fields[name];
    if (!kind) return [`${here}.${name}: unknown property`];
    return [value].flat().flatMap((one) => {
      if (typeof kind === 'string') return FITS[kind](one) ? [] : [`${here}.${name}: not a ${kind}`];
      if (!isNode(one)) return [`${here}.${name}: not a node`];
      if (one['@type'] !== undefined && !kind.includes(String(one['@type'])))
        return [`${here}.${name}: ${String(one['@type'])}`];
      return problems(one, whole, here);
    });
  });
  return [...missing.map((name) => `${here}.${name}: missing`), ...wrong];
}

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

  it('also without what a document may lack', () => {
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

  it('names what is wrong', () => {
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
