import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toTeaser } from '../../src/blocks/index.ts';
import { toEventTeaser } from '../../src/blocks/events/event/event-teaser.ts';
import {
  articleData,
  basicImage,
  eventData,
  galleryData,
  hasBasicImage,
  hasBodyPlace,
  hasClosingVideo,
  hasCountryVideo,
  houseAdsFrom,
  isEdition,
  liveBlogData,
  episodeRecording,
  podcastData,
  readableArticle,
  readEvent,
  recipeData,
  isRead,
  isRunning,
  shownLead,
  teaserPicture,
  videoData,
  type AnsDocument,
  type ArticleAccess,
  type PreparedArticle,
} from '../../src/domain/index.ts';
import { documentOf, FIXTURE_OPTIONS } from '../../src/domain/fixtures/index.ts';
import {
  jsonFeed,
  leadBlock,
  oembed,
  prepareArticle,
  rssFeed,
  sitemapVideo,
  syndicatedItem,
} from '../../src/domain/server.ts';
import { readLiveBlog } from '../../src/domain/live/live-blog.ts';
import { liveStretch } from '../../src/domain/live/stretch.ts';
import { Article, headerOf, previewBox } from '../../src/patterns/article/ArticlePage/index.ts';
import { promoProps } from '../../src/patterns/paywall/PromoBox/promo-props.ts';
import { createLinks } from '../../src/providers/links/links.ts';
import { storyChoice } from '../../src/domain/choice/story-choice.ts';
import { createMemoryContent } from '../../src/providers/memory/content.ts';
import type { ContentServices } from '../../src/providers/ports/content-services.ts';
import { brand } from '../../src/themes/weekly/index.ts';

const ORIGIN = 'https://www.ejemplo.com';

export const SERVICES: ContentServices = {
  content: createMemoryContent({}),
  images: { url: (source) => source, srcSet: () => undefined },
  links: createLinks(ORIGIN),
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  product: FIXTURE_OPTIONS.product,
};

/** An article that was cut for its readers, with the document that it was made of. */
export interface Requested {
  readonly article: PreparedArticle;
  readonly document: AnsDocument;
  readonly access: ArticleAccess;
}

export const requested = (raw: unknown, access: ArticleAccess): Requested => {
  const document = documentOf(raw);
  return { document, access, article: prepareArticle(document, { ...FIXTURE_OPTIONS, access }) };
};

/** Everything that a caller may get wrong is wrong: a preview is called free, as if all readers had the whole story. */
const DATA = { origin: ORIGIN, name: 'Semanario', logo: { url: '/favicon.svg' }, free: true };
const EVENT = { starts: '2026-12-01T13:00:00Z', city: 'Bogotá', venue: 'Ágora', agenda: [], speakers: [] };

/** A document that announces an event. */
const eventOf = (document: AnsDocument): AnsDocument => ({
  ...document,
  additional_properties: { event: { starts: EVENT.starts } },
});

const feed = (article: PreparedArticle) => ({
  title: 'Nación',
  description: 'Lo último',
  language: 'es-CO',
  home: ORIGIN,
  self: `${ORIGIN}/rss.xml`,
  publisher: 'Semanario',
  items: [syndicatedItem(article, DATA)],
});

/** The whole page of an article, with the posts of a live blog for its subscribers. */
function page({ article, document }: Requested): ReactElement {
  const whole = article.access === 'whole';
  const blog = article.layout === 'live-blog' ? readLiveBlog(document, article) : undefined;
  const stretch = blog && liveStretch(blog.posts, 'newest');
  const live = stretch && { stretch, path: '/', summary: blog.summary };
  return (
    <Article
      article={article}
      presets={brand.article}
      url={`${ORIGIN}/`}
      locked={previewBox(article, promoProps(brand, '/'))}
      live={whole ? live : undefined}
    />
  );
}

/** The reason why a public function or piece is safe that takes a document, or a part of one with its text. */
type Answer =
  /** It takes only an article that was cut. Its output is searched. */
  | { readonly cut: (requested: Requested) => unknown }
  /** It takes any document, and what it says of a locked one is public. Its output is searched. */
  | { readonly says: (document: AnsDocument) => unknown }
  /** It shows or measures the parts that it is given, which are those of an article that was cut. */
  | 'part'
  /** It works on a server before a page is made, and returns documents, or parts of them, to the others. */
  | 'server';

export const ANSWERS: Readonly<Record<string, Answer>> = {
  Article: { cut: page },
  headerOf: { cut: ({ article }) => headerOf(article, brand.article) },
  prepareArticle: { cut: ({ article }) => article },
  readableArticle: { cut: ({ article, access }) => readableArticle(article, access) },
  articleData: { cut: ({ article }) => articleData(article, DATA) },
  eventData: { cut: ({ article }) => eventData(article, EVENT, DATA, 'CO') },
  galleryData: { cut: ({ article }) => galleryData(article, DATA) },
  liveBlogData: {
    cut: ({ article, document }) => [
      liveBlogData(article, DATA),
      // The posts of the whole blog, by mistake.
      liveBlogData(article, DATA, readLiveBlog(document, requested(document, 'whole').article).posts),
    ],
  },
  episodeRecording: { cut: ({ article }) => episodeRecording(article) },
  podcastData: { cut: ({ article }) => podcastData(article, DATA) },
  recipeData: { cut: ({ article }) => recipeData(article, DATA) },
  videoData: { cut: ({ article }) => videoData(article, DATA) },
  oembed: {
    cut: ({ article }) =>
      oembed(article, { url: ORIGIN, site: { origin: ORIGIN, name: 'Semanario' }, cacheAge: 60 }),
  },
  syndicatedItem: { cut: ({ article }) => [rssFeed(feed(article)), jsonFeed(feed(article))] },
  readLiveBlog: { cut: ({ article, document }) => readLiveBlog(document, article) },
  shownLead: { cut: ({ article }) => shownLead(article) },
  isRead: { cut: ({ article }) => isRead(article) },
  isRunning: { says: (document) => isRunning(document, new Date('2026-02-01T12:00:00Z')) },
  hasBodyPlace: { cut: ({ article }) => hasBodyPlace(article, 'ad') },
  hasClosingVideo: { cut: ({ article }) => hasClosingVideo(article) },
  hasCountryVideo: { cut: ({ article }) => hasCountryVideo(article) },
  // Of a special, which has chapters.
  houseAdsFrom: { cut: ({ article }) => houseAdsFrom({ ...article, layout: 'special' }) },

  toTeaser: { says: (document) => toTeaser(document, SERVICES) },
  toEventTeaser: { says: (document) => toEventTeaser(eventOf(document), SERVICES) },
  readEvent: { says: (document) => readEvent(eventOf(document)) },
  basicImage: { says: basicImage },
  teaserPicture: { says: teaserPicture },
  storyChoice: { says: (document) => storyChoice(document, []) },
  hasBasicImage: { says: hasBasicImage },
  isEdition: { says: isEdition },
  // Called free by mistake: else it says nothing.
  sitemapVideo: {
    says: (document) => sitemapVideo(document, leadBlock(document), { origin: ORIGIN, free: true }),
  },

  ArticleBody: 'part',
  BodyGallery: 'part',
  BodyPair: 'part',
  BodyScenes: 'part',
  GalleryViewer: 'part',
  LiveBlog: 'part',
  LivePost: 'part',
  bodyGalleryIsland: 'part',
  pairIsland: 'part',
  chapterPictures: 'part',
  chaptersOf: 'part',
  insertAds: 'part',
  isTextBlock: 'part',
  lastText: 'part',
  leadImages: 'part',
  liveChanges: 'part',
  liveUpdates: 'part',
  placeAds: 'part',
  previewBody: 'part',
  resizeBlock: 'part',
  resizeGallery: 'part',
  shorterPreview: 'part',
  updateEntries: 'part',
  wordCount: 'part',
  wordsOf: 'part',

  requestedSize: 'server',
  claimStories: 'server',
  pinnedStories: 'server',
  isPinned: 'server',
  createDedupe: 'server',
  createMemoryCollections: 'server',
  createMemoryContent: 'server',
  createMemoryEditorSearch: 'server',
  // `blocks.test.ts` searches what every block shows.
  defineBlock: 'server',
  feedItems: 'server',
  leadBlock: 'server',
  nextEvent: 'server',
  // For staff, who may read everything.
  originalStory: 'server',
  pageRequest: 'server',
  prepareBody: 'server',
  readLiveRecord: 'server',
};

/** An output as bytes: HTML of an element, else JSON. */
export const bytesOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'props' in output
    ? renderToString(output as ReactElement)
    : (JSON.stringify(output) ?? '');
