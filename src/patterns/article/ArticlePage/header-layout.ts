import { isColumn, isWatched } from '../../../domain/article/layout.ts';
import { fillsWindow, hasCover } from '../../../domain/article/page-parts.ts';
import type { PreparedArticle } from '../../../domain/article/prepare.ts';
import type { BrandArticle } from '../../../themes/brand.ts';
import type { ArticleHeaderProps } from '../ArticleHeader/ArticleHeader.tsx';

/** The presets of an article: its brand's, with the opening of a special, or of what is watched. */
export type ArticlePresets = Omit<BrandArticle, 'header'> & {
  header: BrandArticle['header'] | 'immersive' | 'stage' | 'titled';
};

/** Layouts that open with their player. */
const PLAYED: ReadonlySet<PreparedArticle['layout']> = new Set(['play', 'video']);

/**
 * The header's layout. A special opens with its picture, if that is large enough, a programme or a video with its dark
 * stage. Galleries, and what has no such opening, have a title in the form of the brand above them. Headers that need a
 * wide picture fall back to `start`, and one that is centred below it to `centered`; opinion is centred.
 */
export function headerOf(article: PreparedArticle, { header }: BrandArticle): ArticlePresets['header'] {
  const { lead, layout, gallery } = article;
  if (PLAYED.has(layout) && lead && gallery.length === 0 && !hasCover(article)) return 'stage';
  const picture = lead?.type === 'image' && gallery.length === 0 && !hasCover(article) && lead.picture;
  if (layout === 'special' && picture && fillsWindow(picture)) return 'immersive';
  if (isColumn(article)) return 'centered';
  if (layout === 'special' || isWatched(layout)) return header === 'bleed' && picture ? header : 'titled';
  if (picture || header === 'centered') return header;
  return header === 'bleed' ? 'centered' : 'start';
}

/** Whether the opening picture is higher than wide: its subject would be below a panel. */
export function isUpright(lead: PreparedArticle['lead']): boolean {
  if (lead?.type !== 'image') return false;
  const { width = 1, height = 1 } = lead.picture;
  return height > width;
}

/** Headers on the picture, over its edge, or on its ground. */
const PLACED = ['overlay', 'panel', 'immersive', 'stage'] as const;

/** The place of the header's text relative to the opening picture. */
export const placeOf = (header: ArticlePresets['header']): NonNullable<ArticleHeaderProps['place']> =>
  PLACED.find((place) => place === header) ?? 'flow';

/** Headers in one of the six forms of `BrandArticle.special`. */
export const FORMED: ReadonlySet<ArticlePresets['header']> = new Set(['immersive', 'stage', 'titled']);
