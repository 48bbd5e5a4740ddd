'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { GalleryPicture } from '../../../domain/body/block.ts';
import { viewer } from '../../../messages/viewer.ts';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';

export interface ThumbnailsProps {
  images: readonly GalleryPicture[];
  at: number;
  onChoose: (at: number) => void;
}

/** All pictures of a gallery, small, in a row that scrolls. Tab reaches the shown one; the viewer's arrow keys lead on. */
export function Thumbnails({ images, at, onChoose }: ThumbnailsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const shown = row.current?.children[at] as HTMLElement | undefined;
    if (!row.current || !shown) return;
    row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
    // The focus follows the arrow keys.
    if (row.current.contains(document.activeElement)) shown.focus();
  }, [at]);

  return (
    <div className="thumbnails" ref={row} role="group" aria-label={viewer.thumbnails}>
      {images.map(({ id, picture }, index) => (
        <button
          key={id}
          type="button"
          aria-label={viewer.goTo(index + 1)}
          aria-current={index === at || undefined}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          <BodyPicture picture={{ ...picture, alt: '' }} ratio="3:2" sizes={{ sm: '96px' }} />
        </button>
      ))}
    </div>
  );
}
