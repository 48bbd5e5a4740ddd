import type { JsonRecord } from '../ans/common.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import { escapeHtml } from '../html/escape.ts';
import { filled } from '../structured-data/site.ts';
import { element, xmlDocument } from './xml.ts';

/** The article of an oEmbed answer, and the requested size. */
export interface EmbedOptions {
  /** Absolute address of the article. */
  url: string;
  site: { origin: string; name: string };
  /** A picture within the requested size. */
  thumbnail?: { url: string; width: number; height: number } | undefined;
  /** Pixels. Default: no limit. */
  maxWidth?: number | undefined;
  maxHeight?: number | undefined;
  /** Seconds for which the answer may be kept. */
  cacheAge: number;
}

/** The size of an embed in pixels, if there is no limit. */
const WIDTH = 600;
const HEIGHT = 220;

/** A quote with a link: it needs no script and no frame, and takes the look of the page around it. */
function embedHtml({ headline, description, bylines }: PreparedArticle, { url, site }: EmbedOptions): string {
  const text = description && `<p>${escapeHtml(description)}</p>`;
  const authors = bylines.map((byline) => byline.text).join(', ');
  return `<blockquote cite="${escapeHtml(url)}"><p><a href="${escapeHtml(url)}">${escapeHtml(headline)}</a></p>${text}<footer>${escapeHtml(authors)}, ${escapeHtml(site.name)}</footer></blockquote>`;
}

/** An article as an oEmbed answer, with what its teaser shows. @see X13 */
export function oembed(article: PreparedArticle, options: EmbedOptions): JsonRecord {
  const { site, thumbnail, maxWidth = WIDTH, maxHeight = HEIGHT, cacheAge } = options;
  const [author] = article.bylines;
  return filled({
    version: '1.0',
    type: 'rich',
    title: article.headline,
    author_name: author?.text,
    author_url: author?.href && new URL(author.href, site.origin).href,
    provider_name: site.name,
    provider_url: `${site.origin}/`,
    cache_age: cacheAge,
    thumbnail_url: thumbnail?.url,
    thumbnail_width: thumbnail?.width,
    thumbnail_height: thumbnail?.height,
    html: embedHtml(article, options),
    width: Math.min(WIDTH, maxWidth),
    height: Math.min(HEIGHT, maxHeight),
  });
}

/** An oEmbed answer as XML. */
export const oembedXml = (answer: JsonRecord): string =>
  xmlDocument(
    element(
      'oembed',
      Object.entries(answer).map(([name, value]) => element(name, String(value))),
    ),
  );
