import { isOpenArticle } from '../article/access.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import { plainText } from '../html/plain-text.ts';
import { documentPath } from '../page/path.ts';
import { absolute } from '../structured-data/site.ts';
import { truncate } from '../text/truncate.ts';
import { absoluteHtml } from './absolute-html.ts';
import { bodyHtml } from './body-html.ts';
import type { SyndicatedItem, SyndicatedMedia, SyndicatedPicture } from './feed.ts';

/** The site of a story in a feed, and who may read it. */
export interface SyndicationOptions {
  /** Scheme and host of the site. */
  origin: string;
  /** Whether all readers may read the story. Others are only announced, as every preview is. */
  free: boolean;
  /** The picture in the size for feeds. */
  picture?: SyndicatedPicture | undefined;
}

/** Maximum length of the summary of a story without a standfirst, in characters. */
const SUMMARY_CHARS = 280;

/** The standfirst, else the beginning of the text. A locked story without a standfirst has no summary. */
function summaryOf({ description, body }: PreparedArticle, free: boolean): string {
  if (description || !free) return description;
  const text = body.find(({ type }) => type === 'text');
  return text?.type === 'text' ? truncate(plainText(text.html), SUMMARY_CHARS) : '';
}

/** The recording of an episode. */
function recordingOf({ body }: PreparedArticle, origin: string): SyndicatedMedia | undefined {
  const recording = body.find((block) => block.type === 'audio');
  const [source] = recording?.sources ?? [];
  if (!source?.type) return undefined;
  const seconds = Math.round((recording?.durationMs ?? 0) / 1000) || undefined;
  return { url: absolute(source.src, origin), type: source.type, seconds, bytes: source.bytes };
}

/** The video file of a video's page, else the recording in the text. */
function mediaOf(article: PreparedArticle, origin: string): SyndicatedMedia | undefined {
  const { lead } = article;
  const player = lead?.type === 'video' ? lead.player : undefined;
  const source = player?.provider === 'file' ? player.sources[0] : undefined;
  if (!source) return recordingOf(article, origin);
  const seconds = player?.durationMs && Math.round(player.durationMs / 1000);
  return { url: absolute(source.src, origin), type: source.type, seconds: seconds || undefined };
}

/**
 * An article as an item of a feed. Of a locked story there is only what teasers show.
 * @see X13, P1
 */
export function syndicatedItem(article: PreparedArticle, options: SyndicationOptions): SyndicatedItem {
  const { origin, picture } = options;
  const free = isOpenArticle(article, options);
  const { lead, body, gallery } = article;
  const opening = lead && lead.type !== 'image' ? [lead] : [];
  const album =
    gallery.length > 0 ? [{ type: 'gallery' as const, id: 'gallery', title: '', images: gallery }] : [];
  return {
    id: article.id,
    url: absolute(documentPath(article.canonicalUrl), origin),
    title: article.headline,
    summary: summaryOf(article, free),
    html: free ? absoluteHtml(bodyHtml([...opening, ...album, ...body]), origin) : undefined,
    published: article.date,
    updated: article.updatedDate,
    authors: article.bylines.map(({ text, href }) => ({ name: text, url: href && absolute(href, origin) })),
    section: article.section?.name,
    tags: article.tags.map(({ text }) => text),
    picture,
    media: free ? mediaOf(article, origin) : undefined,
  };
}
