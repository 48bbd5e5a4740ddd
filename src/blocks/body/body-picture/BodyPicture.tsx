import type { ReactNode } from 'react';
import { Image, type ImageProps, type ImageRatio } from '../../../components/Image/Image.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import type { Picture } from '../../../domain/body/block.ts';
import { srcset } from '../../../domain/image/srcset.ts';
import { widened } from '../../shared/teaser/cover-sizes.ts';

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

/** '57.5% 34.4%' as fractions; undefined for other texts. */
function focalOf(position = ''): { x: number; y: number } | undefined {
  const [x = NaN, y = NaN] = position.split(' ').map((part) => parseFloat(part) / 100);
  return x + y >= 0 ? { x, y } : undefined;
}

/** Pixels. A narrower picture is not enlarged to the width of the text. */
const SMALL = 320;
/** Small pictures have one of a few widths, as pages have no styles of single elements. */
const STEP = 80;

interface Size {
  width: number;
  height: number;
}

const smallClass = (width: number): string | undefined =>
  width < SMALL ? `small-${Math.ceil(width / STEP) * STEP}` : undefined;

const SIZES: ImageSizes = { sm: '100vw', lg: '720px' };

/** How much wider than a box of a ratio such as '4:5' a file must be to cover it. NaN for a ratio that the brand has. */
function widening(ratio: ImageRatio, { width, height }: Size): number {
  const [across, down] = ratio.split(':').map(Number);
  return (width * down!) / (height * across!);
}

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
  const size = width && height ? { width, height } : undefined;
  const shape: Size | Pick<ImageProps, 'ratio'> = size && !ratio ? { ...size, ratio: 'natural' } : { ratio };
  const factor = size && ratio && fit !== 'contain' ? widening(ratio, size) : 1;
  return (
    <Image
      {...(shape as { ratio: ImageRatio })}
      src={url}
      alt={alt}
      srcSet={srcset(picture)}
      sizes={factor > 1 ? widened(sizes, factor) : sizes}
      focal={focalOf(picture.position)}
      className={[className, size && !ratio && smallClass(size.width)].filter(Boolean).join(' ') || undefined}
      {...{ priority, fit }}
    />
  );
}
