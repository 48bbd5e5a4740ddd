'use client';
import * as RD from '@radix-ui/react-dialog';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Caption } from '../../../components/Figure/Caption.tsx';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { DRAG_THRESHOLD_PX } from '../../../components/Carousel/constants.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import type { GalleryPicture } from '../../../domain/body/block.ts';
import { captionProps } from '../body-caption/caption-props.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { GalleryViewerRoot } from './GalleryViewer.styles.ts';
import { useIdle, VIEWER_IDLE_MS } from './useIdle.ts';
import { gallery } from '../../../words/blocks.ts';

export interface GalleryViewerProps extends RootProps<typeof RD.Content> {
  title: string;
  images: readonly GalleryPicture[];
  /** Index of the first picture, from 0. */
  start: number;
  /** Called when the reader closes the viewer with Escape or the button. */
  onClose: () => void;
  /** Takes the focus after closing: the element that opened the viewer. */
  returnTo?: RefObject<HTMLElement | null>;
}

const STEPS: Record<string, string> = { ArrowLeft: '.previous', ArrowRight: '.next' };

/**
 * The pictures of a gallery in full screen, one at a time: arrows, swipe, arrow keys, counter, captions. The controls
 * fade after three seconds without action; a tap on the picture shows or hides them. Escape closes, and the focus
 * returns to its previous element.
 * @see N10
 */
const GalleryViewer = part<GalleryViewerProps>(
  GalleryViewerRoot,
  function GalleryViewer({ title, images, start, onClose, returnTo, ...rest }) {
    const [at, setAt] = useState(start);
    const { idle, wake, toggle } = useIdle(VIEWER_IDLE_MS);

    // The carousel handles keys inside it. These come from the bar.
    const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
      wake();
      const arrow = !event.defaultPrevented && STEPS[event.key];
      if (arrow) event.currentTarget.querySelector<HTMLButtonElement>(`.controls > ${arrow}`)?.click();
    };
    const onOpenAutoFocus = (event: Event): void => {
      event.preventDefault();
      (event.currentTarget as Element).querySelector<HTMLElement>('.viewport')?.focus();
    };

    const shown = images[at];
    const { caption, credit } = shown ? captionProps(shown.caption, shown.subtitle) : {};
    const label = title || gallery.name;
    return (
      <RD.Root open onOpenChange={(open) => void (!open && onClose())}>
        <RD.Portal>
          <GalleryViewerRoot
            data-mode="dark"
            data-idle={idle || undefined}
            aria-describedby={undefined}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={() => returnTo?.current?.focus()}
            onKeyDown={onKeyDown}
            onPointerMove={(event) => void (event.pointerType === 'mouse' && wake())}
            {...rest}
          >
            <div className="bar">
              <p className="count">{`${at + 1} / ${images.length}`}</p>
              <RD.Title className="title">{label}</RD.Title>
              <RD.Close asChild>
                <IconButton icon={closeIcon} label={gallery.close} />
              </RD.Close>
            </div>
            <Carousel
              label={label}
              start={start}
              loop
              fill
              arrows="over"
              pagination="none"
              dragThreshold={DRAG_THRESHOLD_PX.product}
              onSlide={setAt}
              onClick={(event) => void ((event.target as Element).closest('.frame') && toggle())}
            >
              {images.map(({ id, picture }) => (
                <div key={id} className="frame">
                  <BodyPicture picture={picture} ratio="fill" sizes={{ sm: '100vw' }} fit="contain" />
                </div>
              ))}
            </Carousel>
            <Caption as="div" className="caption" credit={credit}>
              {caption}
            </Caption>
          </GalleryViewerRoot>
        </RD.Portal>
      </RD.Root>
    );
  },
);
export default GalleryViewer;
