import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { articleLayout, type ArticleLayout } from '../../../domain/article/layout.ts';
import { appended } from '../../../domain/feed/load-more.ts';
import { newestVideos, relatedArticles } from '../../../domain/feed/requests.ts';
import { isEdition } from '../../../domain/feed/rules.ts';
import type { FeedRequest } from '../../../domain/feed/sources.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { titles } from '../../../messages/blocks.ts';
import type { BlockPage } from '../../block-page.ts';
import { defineBlock } from '../../defineBlock.ts';
import { others } from '../../shared/story-block/others.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { requestedSize, claimStories } from '../../dedupe.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { storyCarouselIsland } from './island.ts';
import { presetOf, type CarouselPreset } from './presets.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

/** The result of the first request; the next one fills it up if it is too short. Null without a request. */
async function filledUp(
  [first, next]: readonly (FeedRequest | null)[],
  size: number,
  services: ContentServices,
  page: BlockPage,
) {
  const own = await others(first, services, page);
  if (!own || !next || own.stories.length >= size) return own;
  const more = await others(next, services, page);
  return { stories: appended(own.stories, more?.stories ?? []) };
}

interface UnderArticle {
  name: string;
  label: string;
  preset: CarouselPreset;
  /** The default, from the dictionary. */
  title: () => string;
  feedSize: number;
  /** Its requests, the first one first. Empty: it is not below this article. */
  requests: (
    document: AnsDocument,
    requested: { feedSize: number; sourceInclude: string },
    layout: ArticleLayout,
  ) => readonly (FeedRequest | null)[];
  /** Whether it shows a document. @defaultValue all */
  shows?: (item: AnsDocument, layout: ArticleLayout) => boolean;
}

const layoutOf = ({ document, path }: BlockPage, { product }: ContentServices): ArticleLayout =>
  document ? articleLayout(document, path, product) : 'standard';

/** A carousel below an article. */
const underArticle = ({ name, label, preset, requests, shows = () => true, ...defaults }: UnderArticle) =>
  defineBlock({
    name,
    label,
    category: 'article',
    settings: z.object({
      title: titleSetting(defaults.title),
      feedSize: z.number().int().min(2).max(12).default(defaults.feedSize).meta({ title: 'Número de notas' }),
    }),
    load: async ({ feedSize }, services, page) => {
      if (!page.document) return 'elsewhere';
      const size = requestedSize(feedSize, page);
      const requested = { feedSize: size, sourceInclude: sourceInclude() };
      const wanted = requests(page.document, requested, layoutOf(page, services));
      return wanted.length === 0 ? 'elsewhere' : filledUp(wanted, size, services, page);
    },
    props: ({ stories }, { title, feedSize }, services, page) => {
      const layout = layoutOf(page, services);
      const own = claimStories(
        page,
        stories.filter((item) => shows(item, layout)),
        feedSize,
      );
      if (own.length === 0) return null;
      const { ratio } = presetOf(preset);
      return { preset, title, url: '', teasers: own.map((item) => toTeaser(item, services, { ratio })) };
    },
    view: StoryCarousel,
    islands: [storyCarouselIsland],
  });

/**
 * Stories to read after an article: the newest of its section and subtype, then of its section. Below a video it has no
 * videos, and below a print edition nothing: `edition-shelf` shows the others with their whole covers.
 * @see B6, N14
 */
export const relatedStoriesBlock = underArticle({
  name: 'related-stories',
  label: 'Más de la sección',
  preset: 'related',
  title: () => titles.relatedStories,
  feedSize: 8,
  requests: (document, requested) =>
    isEdition(document)
      ? []
      : [
          relatedArticles(document, requested),
          document.subtype ? relatedArticles({ ...document, subtype: '' }, requested) : null,
        ],
  shows: ({ type }, layout) => layout !== 'video' || type !== 'video',
});

/** Videos to watch after a video: the newest videos of its section, then of the site. @see B7, N11 */
export const relatedVideosBlock = underArticle({
  name: 'related-videos',
  label: 'Videos relacionados',
  preset: 'related-videos',
  title: () => titles.relatedVideos,
  feedSize: 6,
  requests: (document, requested, layout) =>
    layout === 'video' ? [newestVideos(requested, document), newestVideos(requested)] : [],
});
