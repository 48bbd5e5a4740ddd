'use client';
import * as RD from '@radix-ui/react-dialog';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { DRAG_THRESHOLD_PX } from '../../components/Carousel/constants.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../components/Icon/icons/interface.ts';
import type { GalleryPicture } from '../../domain/body/block.ts';
import { CaptionText } from '../BodyFigure/BodyFigure.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { GalleryViewerRoot } from './GalleryViewer.styles.ts';
import { useIdle, VIEWER_IDLE_MS } from './useIdle.ts';

export interface GalleryViewerProps {
  title: string;
  images: readonly GalleryPicture[];
  /** The picture that it opens with, from 0. */
  start: number;
  /** The reader is done: Escape or the button. */
  onClose: () => void;
  /** Takes the focus afterwards: what opened it. */
  returnTo?: RefObject<HTMLElement | null>;
}

const STEPS: Record<string, string> = { ArrowLeft: '.previous', ArrowRight: '.next' };

/**
 * The pictures of a gallery over the whole screen, one by one: arrows, swipe, arrow keys, the place among all, captions.
 * Without action for three seconds the controls fade; a tap on the picture shows or hides them. Escape closes, and the
 * focus goes back to where it was.
 * @see 001 §2 'Gallery page', N10
 */
export default function GalleryViewer({ title, images, start, onClose, returnTo }: GalleryViewerProps) {
  const [at, setAt] = useState(start);
  const { idle, wake, toggle } = useIdle(VIEWER_IDLE_MS);
  const box = useRef<HTMLDivElement>(null);

  // The carousel hears the keys inside it; these came from the bar.
  const onKeyDown = (event: KeyboardEvent): void => {
    wake();
    const arrow = !event.defaultPrevented && STEPS[event.key];
    if (arrow) box.current?.querySelector<HTMLButtonElement>(`.controls > ${arrow}`)?.click();
  };
  const onOpenAutoFocus = (event: Event): void => {
    event.preventDefault();
    box.current?.querySelector<HTMLElement>('.viewport')?.focus();
  };

  const shown = images[at];
  const label = title || 'Galería';
  return (
    <RD.Root open onOpenChange={(open) => void (!open && onClose())}>
      <RD.Portal>
        <GalleryViewerRoot
          ref={box}
          data-mode="dark"
          data-idle={idle || undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={() => returnTo?.current?.focus()}
          onKeyDown={onKeyDown}
          onPointerMove={(event) => void (event.pointerType === 'mouse' && wake())}
        >
          <div className="bar">
            <p className="count">{`${at + 1} / ${images.length}`}</p>
            <RD.Title className="title">{label}</RD.Title>
            <RD.Close asChild>
              <IconButton icon={closeIcon} label="Cerrar la galería" />
            </RD.Close>
          </div>
          <Carousel
            label={label}
            start={start}
            loop
            arrows="over"
            pagination="none"
            dragThreshold={DRAG_THRESHOLD_PX.product}
            onSlide={setAt}
            onClick={(event) => void ((event.target as Element).closest('.frame') && toggle())}
          >
            {images.map(({ id, picture }) => (
              <div key={id} className="frame">
                <BodyPicture picture={picture} sizes={{ sm: '100vw' }} fit="contain" />
              </div>
            ))}
          </Carousel>
          <div className="caption">{shown && <CaptionText caption={shown.caption} />}</div>
        </GalleryViewerRoot>
      </RD.Portal>
    </RD.Root>
  );
}
