import type { ReactNode } from 'react';
import type { ImageRatio } from '../../components/Image/Image.tsx';
import type { ImageSizes } from '../../components/Image/sources.ts';
import { CREDIT_SEPARATOR } from '../../domain/article/caption.ts';
import type { Caption, Picture } from '../../domain/body/block.ts';
import { plainText } from '../../domain/html/plain-text.ts';
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
export function CaptionText({ caption }: { caption: Caption }): ReactNode {
  const { caption: html, credit } = caption;
  const named = credit && !plainText(html).endsWith(credit) ? credit : '';
  if (!html && !named) return null;
  return (
    <>
      {html && <span dangerouslySetInnerHTML={{ __html: html }} />}
      {named && (
        <span className="credit">
          {html && CREDIT_SEPARATOR}
          {named}
        </span>
      )}
    </>
  );
}

/** A picture in an article with its caption and credit. @see 001 §2, N3, N5 */
export function BodyFigure({ picture, caption, href, alignment, ratio, sizes, priority }: BodyFigureProps) {
  const shown = (
    <BodyPicture
      picture={picture}
      {...(ratio && { ratio })}
      {...(sizes && { sizes })}
      {...(priority && { priority })}
    />
  );
  const worded = Boolean(caption.caption || caption.credit);
  return (
    <BodyFigureRoot data-align={alignment}>
      {href ? <a href={safeHref(href)}>{shown}</a> : shown}
      {worded && (
        <figcaption>
          <CaptionText caption={caption} />
        </figcaption>
      )}
    </BodyFigureRoot>
  );
}
