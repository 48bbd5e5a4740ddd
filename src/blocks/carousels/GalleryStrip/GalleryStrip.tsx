import { useId } from 'react';
import { Figure } from '../../../components/Figure/Figure.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { coverSizes } from '../../shared/teaser/cover-sizes.ts';
import type { Teaser, TeaserPicture } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { GalleryStripRoot } from './GalleryStrip.styles.ts';
import { story } from '../../../messages/blocks.ts';

export interface StripPicture extends TeaserPicture {
  id: string;
  caption?: string | undefined;
}

export interface GalleryStripProps extends RootProps<'section'> {
  gallery: Teaser;
  pictures: readonly StripPicture[];
}

/** The scrolling box is focusable, so that the arrow keys work. */
const SCROLLER = { tabIndex: 0 };

/** A gallery's pictures side by side in full width, under its headline. Renders nothing without pictures. @see B6, B7 */
export const GalleryStrip = styleable<GalleryStripProps>(
  GalleryStripRoot,
  function GalleryStrip({ gallery, pictures, ...rest }) {
    const id = useId();
    if (pictures.length === 0) return null;
    return (
      <GalleryStripRoot data-bleed="both" aria-labelledby={id} {...rest}>
        <div className="words">
          <Kicker as="span" className="kicker" tone="inherit">
            {gallery.kicker ?? story.gallery} · {story.photos(pictures.length)}
          </Kicker>
          <Heading level={2} tone="inherit" className="name" id={id}>
            <a href={safeHref(gallery.url)}>{gallery.headline}</a>
          </Heading>
        </div>
        <ul className="strip" role="list" {...SCROLLER} aria-labelledby={id}>
          {pictures.map(({ id: key, src, srcSet, alt, focal, caption, ...cut }) => (
            <li key={key}>
              <Figure caption={caption}>
                <Image
                  src={src}
                  srcSet={srcSet}
                  alt={caption ? '' : alt}
                  ratio="3:2"
                  // Square on a phone.
                  sizes={coverSizes(cut, { sm: '62vw', md: '307px' }, { sm: '78vw', md: '460px' })}
                  focal={focal}
                />
              </Figure>
            </li>
          ))}
        </ul>
      </GalleryStripRoot>
    );
  },
);
