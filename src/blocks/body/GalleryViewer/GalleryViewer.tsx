'use client';
import type * as RD from '@radix-ui/react-dialog';
import useEmblaCarousel from 'embla-carousel-react';
import {
  useCallback,
  useEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Caption } from '../../../components/Figure/Caption.tsx';
import { DRAG_THRESHOLD_PX, EMBLA_DURATION } from '../../../components/Carousel/constants.ts';
import { wantsLessMotion } from '../../../components/Carousel/useRotation.ts';
import { DialogClose, DialogFrame, DialogTitle } from '../../../components/Dialog/DialogFrame.tsx';
import { useModalLayer } from '../../../components/Dialog/useModalLayer.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../components/Icon/icons/arrows.ts';
import { closeIcon, minusIcon, plusIcon } from '../../../components/Icon/icons/interface.ts';
import type { GalleryPicture, Picture } from '../../../domain/body/block.ts';
import { captionProps } from '../body-caption/caption-props.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { GalleryViewerRoot } from './GalleryViewer.styles.ts';
import { keyActions } from './keys.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useIdle, VIEWER_IDLE_MS } from './useIdle.ts';
import { useZoom } from './useZoom.ts';
import { WHOLE, ZOOM, type View } from './zoom.ts';
import { gallery } from '../../../messages/blocks.ts';
import { carousel } from '../../../messages/components.ts';
import { viewer } from '../../../messages/viewer.ts';

export interface GalleryViewerProps extends RootProps<typeof RD.Content> {
  title: string;
  images: readonly GalleryPicture[];
  /** Index of the first picture, from 0. */
  start: number;
  /** Called when the reader closes the viewer with Escape or the button. */
  onClose: () => void;
  /** Takes the focus after closing: the element that opened the viewer. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
}

/** A larger file for a picture that is zoomed. */
const SIZES = { whole: { sm: '100vw' }, zoomed: { sm: '300vw' } };

/** The arrow keys need an element with the focus. */
const FOCUSABLE = { role: 'group', tabIndex: 0 };

const transformOf = ({ scale, x, y }: View): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

/** The smallest file, which the thumbnails load too, until the large one has come: without it the stage is black. */
const underlay = ({ renditions: [smallest] }: Picture): CSSProperties =>
  smallest ? { backgroundImage: `url(${JSON.stringify(smallest.url)})` } : {};

/**
 * The pictures of a gallery in full screen, one at a time: arrows, swipe, arrow keys, thumbnails, captions. Fingers, the
 * wheel, a double tap, buttons and keys make a picture larger. The controls fade after three seconds without action, but
 * not under a keyboard or with reduced motion; a tap on the picture shows or hides them. Escape closes, and the focus
 * returns to its previous element.
 * @see N10
 */
const GalleryViewer = styleable<GalleryViewerProps>(
  GalleryViewerRoot,
  function GalleryViewer({ title, images, start, onClose, returnTo, ...rest }) {
    const [at, setAt] = useState(start);
    const [stage, setStage] = useState<HTMLDivElement | null>(null);
    const stays = useCallback(
      () => wantsLessMotion() || Boolean(stage?.closest('[role="dialog"]')?.querySelector(':focus-visible')),
      [stage],
    );
    const { idle, wake, toggle } = useIdle(VIEWER_IDLE_MS, stays);
    const { view, held, isZoomed, by, pan, reset } = useZoom(stage, toggle);
    const [viewport, embla] = useEmblaCarousel({
      loop: true,
      startIndex: start,
      duration: EMBLA_DURATION,
      dragThreshold: DRAG_THRESHOLD_PX.product,
      // A finger moves a large picture, not the row.
      watchDrag: () => !isZoomed(),
      watchFocus: false,
    });
    useEffect(() => {
      if (!embla) return;
      const tell = (): void => {
        reset();
        setAt(embla.selectedScrollSnap());
      };
      embla.on('select', tell);
      return () => void embla.off('select', tell);
    }, [embla, reset]);

    const reach = useCallback(
      (element: HTMLDivElement | null) => {
        setStage(element);
        viewport(element);
      },
      [viewport],
    );

    const go = (to: number): void => embla?.scrollTo((to + images.length) % images.length, wantsLessMotion());
    const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
      wake();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const amongThumbnails = (event.target as Element).closest('.thumbnails') !== null;
      const act = keyActions({
        at,
        last: images.length - 1,
        go,
        by,
        pan,
        reset,
        pans: isZoomed() && !amongThumbnails,
      })[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };

    const layer = useModalLayer({
      onOpenAutoFocus: (event: Event) => {
        event.preventDefault();
        stage?.focus();
      },
      onCloseAutoFocus: (event: Event) => {
        if (!returnTo?.current) return;
        event.preventDefault();
        returnTo.current.focus();
      },
      ...rest,
    });

    const shown = images[at];
    const { caption, credit } = shown ? captionProps(shown.caption, shown.subtitle) : {};
    const label = title || gallery.name;
    const several = images.length > 1;
    const percent = Math.round(view.scale * 100);
    return (
      <DialogFrame open onOpenChange={(open) => void (!open && onClose())}>
        <GalleryViewerRoot
          data-mode="dark"
          data-idle={idle || undefined}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onPointerMove={(event) => void (event.pointerType === 'mouse' && wake())}
          {...layer}
        >
          <div className="bar">
            <p className="count" aria-live="polite">{`${at + 1} / ${images.length}`}</p>
            <DialogTitle className="title">{label}</DialogTitle>
            <div className="zoom">
              <IconButton
                icon={minusIcon}
                label={viewer.zoomOut}
                aria-disabled={view.scale === 1 || undefined}
                onClick={() => by(1 / ZOOM.step)}
              />
              <button
                type="button"
                className="scale"
                aria-label={viewer.zoomReset(percent)}
                onClick={reset}
              >{`${percent} %`}</button>
              <IconButton
                icon={plusIcon}
                label={viewer.zoomIn}
                aria-disabled={view.scale === ZOOM.most || undefined}
                onClick={() => by(ZOOM.step)}
              />
            </div>
            <DialogClose asChild>
              <IconButton icon={closeIcon} label={gallery.close} />
            </DialogClose>
          </div>
          <section className="row" aria-roledescription={carousel.carousel} aria-label={label}>
            {several && (
              <div className="controls">
                <IconButton
                  icon={chevronLeftIcon}
                  label={carousel.previous}
                  variant="filled"
                  onClick={() => go(at - 1)}
                />
                <IconButton
                  icon={chevronRightIcon}
                  label={carousel.next}
                  variant="filled"
                  onClick={() => go(at + 1)}
                />
              </div>
            )}
            <div
              className="viewport"
              ref={reach}
              {...FOCUSABLE}
              aria-label={label}
              data-zoomed={view.scale > 1 || undefined}
            >
              <div className="track">
                {images.map(({ id, picture }, index) => (
                  <div
                    key={id}
                    className="slide"
                    role="group"
                    aria-roledescription={carousel.slide}
                    aria-label={viewer.position(index + 1, images.length)}
                    aria-hidden={index !== at || undefined}
                  >
                    <div
                      className="frame"
                      data-held={held || undefined}
                      style={{ ...underlay(picture), ...transformOf(index === at ? view : WHOLE) }}
                    >
                      <BodyPicture
                        picture={picture}
                        ratio="fill"
                        sizes={index === at && view.scale > 1 ? SIZES.zoomed : SIZES.whole}
                        fit="contain"
                      />
                    </div>
                  </div>
                ))}
              </div>
            </div>
          </section>
          <Caption as="div" className="caption" credit={credit}>
            {caption}
          </Caption>
          {several && <Thumbnails images={images} at={at} onChoose={go} />}
        </GalleryViewerRoot>
      </DialogFrame>
    );
  },
);
export default GalleryViewer;
