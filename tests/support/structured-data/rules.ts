/** The type of a value: text, an address, an ISO date, or a node of one of the types. */
export type Kind = 'text' | 'url' | 'date' | 'duration' | 'boolean' | 'number' | readonly string[];

export interface Rule {
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
export const RULES: Readonly<Record<string, Rule>> = {
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
    dateModified: 'date',
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
    caption: ['MediaObject'],
    hasPart: ['Clip'],
    isAccessibleForFree: 'boolean',
  }),
  Clip: rule('name startOffset url', 'endOffset', {
    name: 'text',
    startOffset: 'number',
    endOffset: 'number',
    url: 'url',
  }),
  MediaObject: rule('contentUrl', 'encodingFormat inLanguage', {
    contentUrl: 'url',
    encodingFormat: 'text',
    inLanguage: 'text',
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
  // The publication of the article, for subscriptions at the search engine.
  'CreativeWork,Product': rule('name productID', '', { name: 'text', productID: 'text' }),
  WebPageElement: rule('isAccessibleForFree cssSelector', '', {
    isAccessibleForFree: 'boolean',
    cssSelector: 'text',
  }),
};
