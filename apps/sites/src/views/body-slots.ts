import { resizeBlock, type BodySlots } from 'rotativa/blocks/body/ArticleBody';
import { takeStories, toTeaser, type BlockPage } from 'rotativa/blocks';
import {
  closingVideo,
  midArticle,
  mostRead,
  type AnsDocument,
  type BodyBlockType,
  type PreparedArticle,
  type TrendingItem,
} from 'rotativa/domain';
import { leadBlock } from 'rotativa/domain/server';
import type { ContentServices } from 'rotativa/providers';
import { inTime } from '../pages/in-time.ts';

/** Stories in the middle of a text, and some more, because other blocks of the page may show them. */
const RECOMMENDED = 3;
const SPARE = 9;

/** What the site inserts into the body of an article. */
export interface BodyData {
  readonly recommended: readonly AnsDocument[];
  readonly popular: readonly TrendingItem[];
  readonly video?: AnsDocument | undefined;
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

/** Loads what the body of an article has a place for. @see N3, N7 */
export async function loadBody(
  article: PreparedArticle,
  document: AnsDocument,
  { content }: ContentServices,
  { path, signal }: BlockPage,
): Promise<BodyData> {
  const feed = async (request: Parameters<typeof content.feed>[0]): Promise<readonly AnsDocument[]> =>
    inTime(
      content.feed(request, { signal }).then(({ content_elements }) => content_elements),
      [],
    );
  const [recommended, [video], popular] = await Promise.all([
    hasPlace(article, 'recommendations') ? feed(midArticle(document, { feedSize: RECOMMENDED + SPARE })) : [],
    wantsVideo(article) ? feed(closingVideo(document)) : [],
    hasPlace(article, 'most-read') ? inTime(content.trending({ signal }), []) : [],
  ]);
  return { recommended, video, popular: mostRead(popular, path) };
}

/** The player of a video of the site. */
function playerOf(document: AnsDocument | undefined, { images }: ContentServices): BodySlots['video'] {
  const lead = document && leadBlock(document);
  if (lead?.type !== 'video') return undefined;
  const { player, title, description } = resizeBlock(lead, images);
  return { player, title, description, label: 'En video' };
}

/** The slots of the body. Its video and its recommendations are shown nowhere else on the page. */
export function bodySlots(
  { recommended, video, popular }: BodyData,
  services: ContentServices,
  page: BlockPage,
): BodySlots {
  const take = (items: readonly AnsDocument[], size: number) =>
    takeStories(page, items, size, { fresh: true });
  const player = playerOf(take(video ? [video] : [], 1)[0], services);
  return {
    recommendations: take(recommended, RECOMMENDED).map((item) => toTeaser(item, services)),
    mostRead: popular,
    ...(player && { video: player }),
  };
}
