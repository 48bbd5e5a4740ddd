import type { ReactNode } from 'react';
import { Image, type ImageRatio } from '../../../components/Image/Image.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import type { Picture } from '../../../domain/body/block.ts';
import { srcset } from '../../../domain/image/srcset.ts';
import { coverSizes, cutOf } from '../../shared/teaser/cover-sizes.ts';

export interface BodyPictureProps {
  picture: Picture;
  /** The picture's ratio if it is known, else 16:9. */
  ratio?: ImageRatio | undefined;
  /** Width of its box: a length, or one for each breakpoint. */
  sizes?: ImageSizes | undefined;
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

/** '57.5% 34.4%' as fractions. */
function focalOf(position: string | undefined): { x: number; y: number } | undefined {
  if (!position) return undefined;
  const [x, y] = position.split(' ').map((part) => Number.parseFloat(part) / 100);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : undefined;
}

/** Pixels. A narrower picture is not enlarged to the width of the text. */
const SMALL = 320;
/** Small pictures have one of a few widths, as pages have no styles of single elements. */
const STEP = 80;

const smallClass = (width: number): string | undefined =>
  width < SMALL ? `small-${Math.ceil(width / STEP) * STEP}` : undefined;

const SIZES: ImageSizes = { sm: '100vw', lg: '720px' };

/** The ratios of boxes in texts besides those of cards. */
const CROPS = { '4:5': 4 / 5, '16:9': 16 / 9 };

/** A picture of an article in its stored sizes. */
export function BodyPicture({
  picture,
  ratio,
  sizes = SIZES,
  priority,
  fit,
  className,
}: BodyPictureProps): ReactNode {
  const { url, alt, width, height } = picture;
  const more = { className, srcSet: srcset(picture), focal: focalOf(picture.position), priority, fit };
  const size = width && height ? { width, height } : undefined;
  return !ratio && size ? (
    <Image
      src={url}
      alt={alt}
      ratio="natural"
      {...size}
      {...more}
      sizes={sizes}
      className={[className, smallClass(size.width)].filter(Boolean).join(' ') || undefined}
    />
  ) : (
    <Image
      src={url}
      alt={alt}
      ratio={ratio}
      {...more}
      sizes={
        ratio && size && fit !== 'contain'
          ? coverSizes(cutOf(size.width / size.height, CROPS), ratio, sizes)
          : sizes
      }
    />
  );
}
