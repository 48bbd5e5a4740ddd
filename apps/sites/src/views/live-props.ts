import { resizeBlock } from 'rotativa/blocks/body/ArticleBody';
import type { BlockPage } from 'rotativa/blocks';
import {
  articleDate,
  bogotaDay,
  clockTime,
  houseAdCounter,
  isRunning,
  liveAddress,
  LIVE_MOMENTS,
  type AdBlock,
  type BodyBlock,
  type HouseAdLimits,
  type LivePost,
} from 'rotativa/domain';
import type { ArticleProps } from 'rotativa/patterns/article/ArticlePage';
import { liveMessages } from 'rotativa/patterns/article/LiveBlog';
import type { ImagesPort } from 'rotativa/providers';
import type { Site } from '../config/site.ts';
import { liveViewOf, stretchWith } from '../pages/live.ts';
import { liveStreamAddress } from '../contract/live.ts';
import { isOpened } from '../pages/opened-documents.ts';

/** The time of the last change: with its date, unless it is today. */
export const liveTime = (iso: string, now: Date): string =>
  bogotaDay(iso) === bogotaDay(now) ? clockTime(iso) : articleDate(iso);

/** A post with its pictures in the sizes of the image service. */
export const resizedPost = (post: LivePost, images: ImagesPort): LivePost => ({
  ...post,
  body: post.body.map((block) => resizeBlock(block, images)),
});

/** The ads between the posts: the slots that have a house ad, as many as an article shows. */
function adsOf(
  ads: readonly AdBlock[],
  isFilled: (slot: string) => boolean,
  limits: HouseAdLimits,
): BodyBlock[][] {
  const isWithin = houseAdCounter(limits);
  const groups = new Map<string, BodyBlock[]>();
  for (const ad of ads) {
    if (!isFilled(ad.slot) || !isWithin(ad)) continue;
    groups.set(ad.slot, [...(groups.get(ad.slot) ?? []), ad]);
  }
  return [...groups.values()];
}

export interface LivePropsOptions {
  readonly images: ImagesPort;
  readonly now: Date;
  readonly isFilled: (slot: string) => boolean;
  readonly limits: HouseAdLimits;
}

/** The live blog of a page; undefined for other articles. @see X11 */
export function livePropsOf(
  page: BlockPage,
  site: Pick<Site, 'brand' | 'origin'>,
  { images, now, isFilled, limits }: LivePropsOptions,
): ArticleProps['live'] {
  const view = liveViewOf(page, site);
  if (!view || !page.document) return undefined;
  const { blog, stretch } = view;
  const { path } = page;
  const ended = !isRunning(page.document, now);
  const pinned = stretch.newest ? blog.posts.find((post) => post.pinned) : undefined;
  const shown = stretch.posts.filter((post) => post !== pinned);
  const onPage = new Set(stretch.posts.map(({ id }) => id));
  if (pinned) onPage.add(pinned.id);
  const momentHref = (id: string): string => {
    const number = stretchWith(blog, id);
    if (onPage.has(id) || number === 'missing') return `#${id}`;
    return `${liveAddress(path, 'newest', number)}#${id}`;
  };
  // A subscriber's page is not updated: all readers may read what the events say.
  const streams = !ended && blog.version !== '' && !isOpened(page.document);
  return {
    stretch: { ...stretch, posts: shown.map((post) => resizedPost(post, images)) },
    path,
    ...(pinned && { pinned: resizedPost(pinned, images) }),
    summary: blog.summary,
    moments: blog.posts
      .filter(({ key }) => key)
      .slice(0, LIVE_MOMENTS)
      .map(({ id, time, dateTime, title }) => ({ id, time, dateTime, title, href: momentHref(id) })),
    ...(blog.version && { updated: { iso: blog.version, text: liveTime(blog.version, now) } }),
    ended,
    ads: adsOf(blog.ads, isFilled, limits),
    closing: blog.closing.map((block) => resizeBlock(block, images)),
    ...(streams && {
      stream: {
        address: liveStreamAddress(path),
        version: blog.version,
        ...(!stretch.newest && { newest: path }),
        messages: liveMessages(),
      },
    }),
  };
}
