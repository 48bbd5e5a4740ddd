'use client';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { DRAG_THRESHOLD_PX } from '../../components/Carousel/constants.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { expandIcon } from '../../components/Icon/icons/media.ts';
import type { GalleryPicture } from '../../domain/body/block.ts';
import { CaptionText } from '../BodyFigure/BodyFigure.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { BodyGalleryRoot } from './BodyGallery.styles.ts';

/** A type and not an interface: what crosses to the client must be provably plain. */
export type BodyGalleryProps = {
  title: string;
  images: GalleryPicture[];
  /** The gallery's own page. */
  href?: string | undefined;
};

/** Its code comes when a reader opens a picture. */
const GalleryViewer = lazy(() => import('../GalleryViewer/GalleryViewer.tsx'));

/** More places than this are told by the counter alone. */
const MOST_DOTS = 12;

/**
 * The pictures of a gallery as a looping carousel with its places; a picture opens over the whole screen. Without the
 * script the row scrolls and snaps.
 * @see 001 §2, N3, N10
 */
export default function BodyGallery({ title, images, href }: BodyGalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = (event: MouseEvent<HTMLElement>, at: number): void => {
    opener.current = event.currentTarget;
    setOpened(at);
  };
  return (
    <BodyGalleryRoot>
      {title && <p className="title">{title}</p>}
      <Carousel
        label={title || 'Galería'}
        loop
        arrows="over"
        pagination={images.length > MOST_DOTS ? 'none' : 'dots'}
        dragThreshold={DRAG_THRESHOLD_PX.product}
      >
        {images.map(({ id, picture, caption }, at) => (
          <figure key={id}>
            <div className="frame">
              <BodyPicture picture={picture} ratio="3:2" />
              <button
                type="button"
                className="open"
                aria-label={`Ver la foto ${at + 1} en pantalla completa`}
                aria-haspopup="dialog"
                onClick={(event) => open(event, at)}
              >
                <Icon of={expandIcon} />
              </button>
            </div>
            <figcaption>
              <span className="count">{`${at + 1}/${images.length}`}</span> <CaptionText caption={caption} />
            </figcaption>
          </figure>
        ))}
      </Carousel>
      {href && (
        <a className="all" href={href}>
          Ver galería
        </a>
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
}
