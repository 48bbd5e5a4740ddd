import { isOpenArticle } from '../article/access.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import { plainText } from '../html/plain-text.ts';
import { clipsOf, START_PARAMETER } from '../video/chapters.ts';
import { withMetadata, type VideoMetadata } from '../video/metadata.ts';
import type { VideoPlayer } from '../video/player.ts';
import { absolute, filled, withoutQuotes, type JsonLd, type StructuredDataSite } from './site.ts';
import { type ArticleDataOptions, articleFields, articleUrl } from './article.ts';

/** An item of the breadcrumb: name and address on the site. */
export interface Crumb {
  name: string;
  href: string;
}

/** Structured data of the breadcrumb of a section. @see N16 */
export function breadcrumbData(
  crumbs: readonly Crumb[],
  { origin }: Pick<StructuredDataSite, 'origin'>,
): JsonLd {
  const itemListElement = crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: plainText(name),
    item: absolute(href, origin),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** An ISO 8601 duration: 93000 gives 'PT1M33S'. */
export function isoDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `PT${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s || (!h && !m) ? `${s}S` : ''}`;
}

/** The chapters of a film, each with the address that plays from there. */
function clips({ chapters, durationMs }: Partial<VideoPlayer>, url: string): JsonLd[] | undefined {
  const parts = clipsOf(chapters, durationMs).map(({ title, from, to }) => {
    const start = new URL(url);
    start.searchParams.set(START_PARAMETER, String(from));
    return {
      '@type': 'Clip',
      ...filled({ name: plainText(title), startOffset: from, endOffset: to, url: start.href }),
    };
  });
  return parts.length > 0 ? parts : undefined;
}

/** The files with the captions of a film. */
const captionFiles = ({ captions = [] }: Partial<VideoPlayer>, origin: string): JsonLd[] | undefined =>
  captions.length > 0
    ? captions.map(({ src, language }) => ({
        '@type': 'MediaObject',
        contentUrl: absolute(src, origin),
        encodingFormat: 'text/vtt',
        inLanguage: language,
      }))
    : undefined;

const embedOf = (player: VideoPlayer | undefined): string | undefined => {
  if (player?.provider === 'youtube') return `https://www.youtube.com/embed/${player.videoId}`;
  return player?.provider === 'frame' ? player.src : undefined;
};

/** Structured data of a video page: from the video's metadata, else from the article. @see N11, N16 */
export function videoData(
  article: PreparedArticle,
  options: ArticleDataOptions,
  metadata?: VideoMetadata,
): JsonLd {
  const shown = article.lead?.type === 'video' ? article.lead.player : undefined;
  const player = shown && withMetadata(shown, metadata);
  const file = player?.provider === 'file' ? player.sources[0]?.src : undefined;
  const { origin } = options;
  const poster = metadata?.snippet.thumbnails?.default?.url || player?.poster;
  const duration = player?.durationMs === undefined ? undefined : isoDuration(player.durationMs);
  const name = withoutQuotes(plainText(metadata?.snippet.title || article.headline));
  return {
    '@type': 'VideoObject',
    ...filled({
      name,
      description: plainText(metadata?.snippet.description || article.description) || name,
      thumbnailUrl: poster && absolute(poster, origin),
      uploadDate: metadata?.snippet.publishedAt || article.date,
      duration: metadata?.contentDetails?.duration || duration,
      contentUrl: file && absolute(file, origin),
      embedUrl: embedOf(player),
      caption: captionFiles(player ?? {}, origin),
      hasPart: clips(player ?? {}, articleUrl(article, options)),
      isAccessibleForFree: isOpenArticle(article, options),
    }),
  };
}

/**
 * Structured data of a recipe, for articles of /recetas. A locked recipe has neither ingredients nor steps.
 * @see N2, N16
 */
export function recipeData(article: PreparedArticle, options: ArticleDataOptions): JsonLd {
  const recipe = isOpenArticle(article, options)
    ? article.body.find((block) => block.type === 'recipe')
    : undefined;
  const { headline, ...fields } = articleFields(article, options);
  return {
    '@type': 'Recipe',
    ...fields,
    ...filled({
      name: headline,
      recipeYield: recipe?.yields,
      totalTime: recipe?.minutes && `PT${recipe.minutes}M`,
      recipeIngredient: recipe?.ingredients.map(plainText),
      recipeInstructions: recipe?.steps.map((html) => ({ '@type': 'HowToStep', text: plainText(html) })),
    }),
  };
}
