import type { ReactElement } from 'react';
import { requireAccess } from '../../../domain/article/access.ts';
import type { PreparedArticle } from '../../../domain/article/prepare.ts';
import type { PromoBoxProps } from '../../paywall/PromoBox/PromoBox.tsx';

declare const belowPreview: unique symbol;

/** The box below a preview. Only `previewBox` makes one, so a whole article has none. */
export interface PreviewBox {
  readonly [belowPreview]: true;
  /** The offer of the package, in the form of the brand. */
  readonly promo?: Omit<PromoBoxProps, 'form'>;
  /** A box of yours. */
  readonly element?: ReactElement;
}

type Box = Omit<PromoBoxProps, 'form'> | ReactElement;

/** Not `isValidElement`: an element that a server component sends may still be on its way. */
const isElement = (box: Box): box is ReactElement => '$$typeof' in box;

/**
 * The box in the place of the locked text of an article; undefined for a whole one.
 * @param box `promoProps` of the brand, or an element of yours
 * @throws TypeError for an article that was not cut
 * @see P3
 */
export function previewBox(
  article: Pick<PreparedArticle, 'access'>,
  box: Box | undefined,
): PreviewBox | undefined {
  requireAccess(article);
  if (!box || article.access === 'whole') return undefined;
  const shown: Partial<PreviewBox> = isElement(box) ? { element: box } : { promo: box };
  return shown as PreviewBox;
}
