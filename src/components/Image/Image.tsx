import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { ImageRoot } from './Image.styles.ts';
import { pictureSources, sizesAttribute, type ImageCandidate, type ImageSizes } from './sources.ts';

/** Fixed ratios as the `width` and `height` of the `<img>`: pixels of which only the ratio matters. */
const SIZES = {
  '16:9': { width: 1600, height: 900 },
  '4:3': { width: 400, height: 300 },
  '3:2': { width: 300, height: 200 },
  '1:1': { width: 100, height: 100 },
  '4:5': { width: 400, height: 500 },
  '3:4': { width: 300, height: 400 },
  '2:3': { width: 200, height: 300 },
  '9:16': { width: 900, height: 1600 },
  '21:9': { width: 2100, height: 900 },
} as const;

/** A fixed ratio, one of the brand's own (`card`, `lead`, `portrait`, `opening`), or `fill`: as high as the place it stands in. */
export type ImageRatio = keyof typeof SIZES | 'card' | 'lead' | 'portrait' | 'opening' | 'fill';

interface CommonProps extends Omit<ComponentPropsWithRef<'picture'>, 'children'> {
  /** The file for browsers that choose nothing else. Without it a drawn placeholder stands in its place. */
  src: string | undefined;
  /** What the picture shows; '' when it adds nothing to the words beside it. */
  alt: string;
  /** More files of the same picture, by type: several widths, AVIF and WebP. */
  candidates?: readonly ImageCandidate[];
  /** More widths of the same picture from a service that chooses the format by the Accept header. Instead of `candidates`. */
  srcSet?: string | undefined;
  /** How wide the picture is shown. */
  sizes?: ImageSizes;
  /** Loads at once and ahead of others, with a preload hint: for the one lead picture of the page. */
  priority?: boolean;
  /** What must stay in sight when the picture is cropped: fractions of width and height, 0 to 1. */
  focal?: { readonly x: number; readonly y: number } | undefined;
  fit?: 'cover' | 'contain';
}

interface CroppedProps extends CommonProps {
  ratio?: ImageRatio;
  width?: number | undefined;
  height?: number | undefined;
}

interface NaturalProps extends CommonProps {
  /** The picture's own ratio; its size must then be known, or the page would jump. */
  ratio: 'natural';
  width: number;
  height: number;
}

export type ImageProps = CroppedProps | NaturalProps;

/** A fraction as the percentage, rounded to tens, that the stylesheet knows; the middle is the default and undefined. */
const tenth = (fraction: number): number | undefined => {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 10) * 10;
  return percent === 50 ? undefined : percent;
};

const NO_CANDIDATES: readonly ImageCandidate[] = [];

/** A ratio of the brand's own has no size of its own: the stylesheet has the last word on it. */
const sizeOf = (ratio: string | undefined): { width: number; height: number } =>
  SIZES[ratio as keyof typeof SIZES] ?? SIZES['16:9'];

/** A picture with its formats, widths and focal point; 16:9 unless told otherwise, and never a jump of the page. @see T4 000 §9 */
export const Image = part<ImageProps>(
  ImageRoot,
  function Image({
    src,
    alt,
    candidates = NO_CANDIDATES,
    srcSet,
    ratio,
    width,
    height,
    sizes = '100vw',
    priority,
    focal,
    fit,
    ...rest
  }) {
    if (!src) {
      const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
      return <ImageRoot as="span" data-missing data-ratio={ratio} {...named} {...rest} />;
    }
    const { sources, fallback = srcSet } = pictureSources(candidates);
    const shown = sizesAttribute(sizes);
    const best = sources[0];
    const size = ratio === 'natural' && width && height ? { width, height } : sizeOf(ratio);
    // What it has in each case is written out: this element stands on a page by the hundred. `src` comes last, as
    // Safari starts with the first address that it reads.
    const image = priority ? (
      <img
        alt={alt}
        width={size.width}
        height={size.height}
        fetchPriority="high"
        srcSet={fallback}
        sizes={fallback && shown}
        src={src}
      />
    ) : (
      <img
        alt={alt}
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
        srcSet={fallback}
        sizes={fallback && shown}
        src={src}
      />
    );
    const picture = (
      <ImageRoot
        data-ratio={ratio}
        data-fit={fit}
        {...(focal && { 'data-focal-x': tenth(focal.x), 'data-focal-y': tenth(focal.y) })}
        {...rest}
      >
        {sources.length > 0 ? (
          <>
            {sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={shown} />
            ))}
            {image}
          </>
        ) : (
          image
        )}
      </ImageRoot>
    );
    if (!priority) return picture;
    return (
      <>
        <link
          rel="preload"
          as="image"
          fetchPriority="high"
          {...(best
            ? { type: best.type, imageSrcSet: best.srcSet, imageSizes: shown }
            : fallback
              ? { imageSrcSet: fallback, imageSizes: shown }
              : { href: src })}
        />
        {picture}
      </>
    );
  },
);
