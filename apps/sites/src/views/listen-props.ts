import {
  readEvent,
  type AnsDocument,
  episodeRecording,
  hasCover,
  isWatched,
  shownLead,
  type PreparedArticle,
} from 'rotativa/domain';
import type { ArticleProps } from 'rotativa/patterns/article/ArticlePage';
import type { ImagesPort } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';

/** Pixels of the square picture on a lock screen. */
const ART = { width: 512, height: 512 };

/**
 * The buttons that read a story aloud, or play the recording of an episode. A film and a gallery have nothing to read, and
 * the page of a printed edition has only its cover. The posts of a live blog change. The date, the agenda and the
 * registration of a forum are looked up.
 * @see N20
 */
export function listenProps(
  article: PreparedArticle,
  document: AnsDocument,
  { name }: Pick<BrandConfig, 'name'>,
  images: ImagesPort,
  path: string,
): ArticleProps['listen'] {
  const { layout, body } = article;
  if (isWatched(layout) || layout === 'live-blog' || hasCover(article) || body.length === 0) return undefined;
  if (readEvent(document)) return undefined;
  const lead = shownLead(article);
  const src = episodeRecording(article)?.sources[0]?.src;
  return {
    path,
    title: article.headline,
    brand: name,
    ...(lead?.type === 'image' && { picture: images.url(lead.picture.url, ART) }),
    ...(src && { recording: { src } }),
  };
}
