import { resizeBlock, type BodySlots } from 'rotativa/blocks/body/ArticleBody';
import { requestedSize, claimStories, toTeaser, type BlockPage } from 'rotativa/blocks';
import {
  closingVideo,
  collectionOrSection,
  hasBodyPlace,
  hasClosingVideo,
  hasCountryVideo,
  midArticle,
  MID_ARTICLE_STORIES,
  mostRead,
  type AnsDocument,
  type PreparedArticle,
  type MostReadItem,
} from 'rotativa/domain';
import { leadBlock } from 'rotativa/domain/server';
import type { ContentServices, FeedRequest } from 'rotativa/providers';
import { siteBrand } from '../config/brands.ts';
import { withinTimeLimit } from '../pages/within-time-limit.ts';

/** The elements that the site inserts into the body of an article. */
export interface BodyData {
  readonly recommended: readonly AnsDocument[];
  readonly popular: readonly MostReadItem[];
  readonly video?: AnsDocument | undefined;
  /** For readers in some countries. */
  readonly geoVideo?: AnsDocument | undefined;
}

/** The videos for the reader's country, if the article shows one. */
const geoVideosOf = (article: PreparedArticle, { brand, geoVideo }: BlockPage): FeedRequest | undefined => {
  const { collection } = (geoVideo && siteBrand(brand).services.geoVideo) || {};
  return collection && hasCountryVideo(article)
    ? collectionOrSection({ collectionId: collection }, { feedSize: 1 })
    : undefined;
};

/** Loads what the body of an article has a place for. @see N3, N7 */
export async function loadBody(
  article: PreparedArticle,
  document: AnsDocument,
  { content }: ContentServices,
  page: BlockPage,
): Promise<BodyData> {
  const { path, signal } = page;
  const feed = async (request: FeedRequest): Promise<readonly AnsDocument[]> =>
    withinTimeLimit(
      content.feed(request, { signal }).then(({ content_elements }) => content_elements),
      [],
    );
  const geoVideos = geoVideosOf(article, page);
  const [recommended, [video], popular, [geoVideo]] = await Promise.all([
    hasBodyPlace(article, 'recommendations')
      ? feed(midArticle(document, { feedSize: requestedSize(MID_ARTICLE_STORIES, page) }))
      : [],
    hasClosingVideo(article) ? feed(closingVideo(document)) : [],
    hasBodyPlace(article, 'most-read') ? withinTimeLimit(content.trending({ signal }), []) : [],
    geoVideos ? feed(geoVideos) : [],
  ]);
  return { recommended, video, popular: mostRead(popular, path), geoVideo };
}

/** The player of a video of the site. */
function playerOf(
  document: AnsDocument | undefined,
  { images }: ContentServices,
  label: string,
): BodySlots['video'] {
  const lead = document && leadBlock(document);
  if (lead?.type !== 'video') return undefined;
  const { player, title, description } = resizeBlock(lead, images);
  return { player, title, description, label };
}

/** The slots of the body. Its video and its recommendations are shown nowhere else on the page. */
export function bodySlots(
  { recommended, video, popular, geoVideo }: BodyData,
  services: ContentServices,
  page: BlockPage,
): BodySlots {
  const claim = (items: readonly AnsDocument[], size: number) =>
    claimStories(page, items, size, { fresh: true });
  const one = (item: AnsDocument | undefined, label: string): BodySlots['video'] =>
    playerOf(claim(item ? [item] : [], 1)[0], services, label);
  const forCountry = one(geoVideo, 'Para quienes leen desde el exterior');
  const player = one(video, 'En video');
  return {
    recommendations: claim(recommended, MID_ARTICLE_STORIES).map((item) => toTeaser(item, services)),
    mostRead: popular,
    ...(player && { video: player }),
    ...(forCountry && { geoVideo: forCountry }),
  };
}
