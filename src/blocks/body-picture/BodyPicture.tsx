import { Image, type ImageRatio } from '../../components/Image/Image.tsx';
import type { ImageSizes } from '../../components/Image/sources.ts';
import type { Picture } from '../../domain/body/block.ts';
import { srcset } from '../../domain/image/srcset.ts';

export interface BodyPictureProps {
  picture: Picture;
  /** The picture's own ratio where it is known, else 16:9. */
  ratio?: ImageRatio;
  sizes?: ImageSizes;
  priority?: boolean;
  fit?: 'cover' | 'contain';
}

/** '57.5% 34.4%' as fractions. */
export function focalOf(position: string | undefined): { x: number; y: number } | undefined {
  const [x, y] = (position ?? '').split(' ').map((part) => Number.parseFloat(part) / 100);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : undefined;
}

/** A picture of an article in the sizes that it is stored in. */
export function BodyPicture({
  picture,
  ratio,
  sizes = { sm: '100vw', lg: '720px' },
  priority,
  fit,
}: BodyPictureProps) {
  const { url, alt, width, height } = picture;
  const common = {
    src: url,
    alt,
    sizes,
    srcSet: srcset(picture),
    focal: focalOf(picture.position),
    ...(priority && { priority }),
    ...(fit && { fit }),
  };
  return !ratio && width && height ? (
    <Image {...common} ratio="natural" width={width} height={height} />
  ) : (
    <Image {...common} {...(ratio && { ratio })} />
  );
}
