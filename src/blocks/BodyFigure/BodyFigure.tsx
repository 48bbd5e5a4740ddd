import type { ReactNode } from 'react';
import type { ImageRatio } from '../../components/Image/Image.tsx';
import type { ImageSizes } from '../../components/Image/sources.ts';
import { CREDIT_SEPARATOR } from '../../domain/article/caption.ts';
import type { Caption, Picture } from '../../domain/body/block.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { BodyFigureRoot } from './BodyFigure.styles.ts';

export interface BodyFigureProps {
  picture: Picture;
  caption: Caption;
  /** Where the picture leads. */
  href?: string | undefined;
  alignment?: 'left' | 'right' | 'center' | undefined;
  ratio?: ImageRatio;
  sizes?: ImageSizes;
  /** The page's one lead picture. */
  priority?: boolean;
}

/** The words under a picture: caption, ' | ' and the quieter credit; nothing when there are neither. @see N5 */
export function CaptionText({ caption: { caption: html, credit } }: { caption: Caption }): ReactNode {
  if (!html && !credit) return null;
  return (
    <>
      {html && <span dangerouslySetInnerHTML={{ __html: html }} />}
      {credit && (
        <span className="credit">
          {html && CREDIT_SEPARATOR}
          {credit}
        </span>
      )}
    </>
  );
}

/** A picture in an article with its caption and credit. @see 001 §2, N3, N5 */
export function BodyFigure({ picture, caption, href, alignment, ratio, sizes, priority }: BodyFigureProps) {
  // Called and not made elements of: they have no state, and an article has many figures.
  const shown = BodyPicture({ picture, ratio, sizes, priority });
  const words = CaptionText({ caption });
  return (
    <BodyFigureRoot data-align={alignment}>
      {href ? <a href={safeHref(href)}>{shown}</a> : shown}
      {words && <figcaption>{words}</figcaption>}
    </BodyFigureRoot>
  );
}
