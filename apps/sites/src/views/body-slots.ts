import { resizeBlock, type BodySlots } from 'rotativa/blocks/body/ArticleBody';
import { askedSize, claimStories, toTeaser, type BlockPage } from 'rotativa/blocks';
import {
  closingVideo,
  collectionOrSection,
  midArticle,
  mostRead,
  type AnsDocument,
  type BodyBlockType,
  type PreparedArticle,
  type TrendingItem,
} from 'rotativa/domain';
import { leadBlock } from 'rotativa/domain/server';
import type { ContentServices, FeedRequest } from 'rotativa/providers';
import { siteBrand } from '../config/brands.ts';
import { withinTimeLimit } from '../pages/within-time-limit.ts';

/** Number of stories in the middle of a text. */
const RECOMMENDED = 3;

/** The elements that the site inserts into the body of an article. */
export interface BodyData {
  readonly recommended: readonly AnsDocument[];
  readonly popular: readonly TrendingItem[];
  readonly video?: AnsDocument | undefined;
  /** For readers in some countries. */
  readonly geoVideo?: AnsDocument | undefined;
}

const hasPlace = ({ body }: PreparedArticle, type: BodyBlockType): boolean =>
  body.some((block) => block.type === type);

/** Whether a player ends the article: not if it is watched, or has its own video. */
const wantsVideo = (article: PreparedArticle): boolean =>
  hasPlace(article, 'video-player') &&
  !hasPlace(article, 'video') &&
  article.lead?.type !== 'video' &&
  article.layout !== 'gallery' &&
  article.layout !== 'live-blog';

/** The videos for the reader's country, if the article has a place for one and no video at its top. */
const geoVideosOf = (article: PreparedArticle, { brand, geoVideo }: BlockPage): FeedRequest | undefined => {
  const { collection } = (geoVideo && siteBrand(brand).services.geoVideo) || {};
  return collection && hasPlace(article, 'geo-video-player') && article.lead?.type !== 'video'
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
    hasPlace(article, 'recommendations')
      ? feed(midArticle(document, { feedSize: askedSize(RECOMMENDED, page) }))
      : [],
    wantsVideo(article) ? feed(closingVideo(document)) : [],
    hasPlace(article, 'most-read') ? withinTimeLimit(content.trending({ signal }), []) : [],
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
    recommendations: claim(recommended, RECOMMENDED).map((item) => toTeaser(item, services)),
    mostRead: popular,
    ...(player && { video: player }),
    ...(forCountry && { geoVideo: forCountry }),
  };
}
