'use client';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { DRAG_THRESHOLD_PX, GALLERY_AUTOPLAY_DELAY_MS } from '../../../components/Carousel/constants.ts';
import { Figure } from '../../../components/Figure/Figure.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { expandIcon } from '../../../components/Icon/icons/media.ts';
import { Link } from '../../../components/Link/Link.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import type { GalleryPicture } from '../../../domain/body/block.ts';
import { captionProps } from '../body-caption/caption-props.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { BODY_GALLERY } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyGalleryRoot } from './BodyGallery.styles.ts';
import { framesOf, isUpright, type Frame } from './frames.ts';
import { gallery } from '../../../messages/blocks.ts';

/** A type, not an interface: TypeScript can prove that it is plain, which island props must be. */
export type BodyGalleryProps = {
  title: string;
  images: GalleryPicture[];
  /** Address of the gallery's page. */
  href?: string | undefined;
  /** On the gallery's own page: cards below each other on a phone. */
  cards?: boolean | undefined;
  /** A photo essay: all pictures below each other, some in pairs, with numbered captions. */
  essay?: boolean | undefined;
};

/** Its code loads when a reader opens a picture. */
const GalleryViewer = lazy(() => import('../GalleryViewer/GalleryViewer.tsx'));

const ESSAY_SIZES: Readonly<Record<Frame, ImageSizes>> = {
  wide: { sm: '100vw', lg: '960px' },
  paired: { sm: '100vw', md: '50vw', lg: '480px' },
  upright: { sm: '100vw', md: '560px' },
};

/** With more pictures there are no dots, only the counter. */
const MOST_DOTS = 12;

/** On the gallery's own page: as wide as the page, if the window is high enough for that. */
const PAGE_SIZES: ImageSizes = { sm: '100vw', lg: 'min(100vw, 1248px, 114vh)' };

/**
 * The pictures of a gallery as a looping carousel with dots, which advances automatically while it is in view. A picture
 * opens in full screen. Without scripts the row scrolls and snaps. On a phone the gallery's own page shows cards below each
 * other, a photo essay on every screen.
 * @see N3, N10
 */
const BodyGallery = styleable<BodyGalleryProps & RootProps<'div', BodyGalleryProps>>(
  BodyGalleryRoot,
  function BodyGallery({ title, images, href, cards, essay, ...rest }) {
    const [opened, setOpened] = useState<number | null>(null);
    const opener = useRef<HTMLElement>(null);
    const { analytics } = usePieceServices(BODY_GALLERY);
    const open = (event: MouseEvent<HTMLElement>, at: number): void => {
      opener.current = event.currentTarget;
      setOpened(at);
      // A second click comes before the viewer's code.
      if (opened === null) analytics?.track('gallery', { pictures: images.length });
    };
    const frames = essay ? framesOf(images.map(({ picture }) => picture)) : [];
    const figures = images.map(({ id, picture, subtitle, caption: words }, at) => {
      const { caption, credit } = captionProps(words, subtitle);
      const frame = frames[at];
      const ratio = frame && isUpright(picture) ? '4:5' : '3:2';
      return (
        <Figure
          key={id}
          data-frame={frame}
          caption={
            <>
              <span className="number">{frame ? at + 1 : `${at + 1}/${images.length}`}</span> {caption}
            </>
          }
          credit={credit}
        >
          <div className="photo">
            <BodyPicture
              picture={picture}
              ratio={ratio}
              sizes={frame ? ESSAY_SIZES[frame] : cards ? PAGE_SIZES : undefined}
            />
            <button
              type="button"
              className="open"
              aria-label={gallery.openPhoto(at + 1)}
              aria-haspopup="dialog"
              onClick={(event) => open(event, at)}
            >
              <Icon icon={expandIcon} />
            </button>
          </div>
        </Figure>
      );
    });
    return (
      <BodyGalleryRoot {...rest}>
        {title && <p className="title">{title}</p>}
        {essay ? (
          <div className="essay">{figures}</div>
        ) : (
          <Carousel
            label={title || gallery.name}
            loop
            column={cards}
            autoplay={GALLERY_AUTOPLAY_DELAY_MS}
            arrows="over"
            pagination={images.length > MOST_DOTS ? 'none' : 'dots'}
            dragThreshold={DRAG_THRESHOLD_PX.product}
          >
            {figures}
          </Carousel>
        )}
        {href && (
          <Link className="all" underline="hover" href={href}>
            {gallery.open}
          </Link>
        )}
        {opened !== null && (
          <Suspense>
            <GalleryViewer
              title={title}
              images={images}
              start={opened}
              returnTo={opener}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </BodyGalleryRoot>
    );
  },
);
export default BodyGallery;
