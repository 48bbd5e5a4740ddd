import { Figure } from '../../../components/Figure/Figure.tsx';
import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import type { Caption, Picture } from '../../../domain/body/block.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { captionProps } from '../body-caption/caption-props.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';

export interface BodyFigureProps extends RootProps<'figure'> {
  picture: Picture;
  caption: Caption;
  /** Address of the picture's link. */
  href?: string | undefined;
  alignment?: 'left' | 'right' | 'center' | undefined;
  ratio?: ImageRatio | undefined;
  sizes?: ImageSizes | undefined;
  /** Whether the picture is cropped to the ratio or shown whole. @defaultValue 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** Whether this is the page's lead picture. */
  priority?: boolean | undefined;
  /** The classes of its picture and its caption, for what places them apart. */
  pictureClass?: string | undefined;
  captionClass?: string | undefined;
}

/** A picture in an article with its caption and credit. @see N3, N5 */
export const BodyFigure = styleable<BodyFigureProps>(
  Figure,
  function BodyFigure({
    pictureClass,
    picture,
    caption,
    href,
    alignment,
    ratio,
    sizes,
    fit,
    priority,
    ...rest
  }) {
    const shown = (
      <BodyPicture
        className={pictureClass}
        picture={picture}
        ratio={ratio}
        sizes={sizes}
        fit={fit}
        priority={priority}
      />
    );
    return (
      <Figure data-align={alignment} {...captionProps(caption)} {...rest}>
        {href ? <a href={safeHref(href)}>{shown}</a> : shown}
      </Figure>
    );
  },
);
