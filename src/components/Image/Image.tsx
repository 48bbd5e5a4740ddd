import type { ComponentPropsWithRef } from 'react';
import { statelessPart } from '../../styling/part.ts';
import { ImageRoot } from './Image.styles.ts';
import { pictureSources, sizesAttribute, type ImageCandidate, type ImageSizes } from './sources.ts';

type FixedRatio = '16:9' | '4:3' | '3:2' | '1:1' | '4:5' | '3:4' | '2:3' | '9:16' | '21:9';

/** A fixed ratio, one of the brand's own (`card`, `lead`, `portrait`, `opening`), or `fill`: as high as the place it stands in. */
export type ImageRatio = FixedRatio | 'card' | 'lead' | 'portrait' | 'opening' | 'fill';

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
  sizes?: ImageSizes | undefined;
  /** Loads at once and ahead of others, with a preload hint: for the one lead picture of the page. */
  priority?: boolean | undefined;
  /** What must stay in sight when the picture is cropped: fractions of width and height, 0 to 1. */
  focal?: { readonly x: number; readonly y: number } | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

interface CroppedProps extends CommonProps {
  ratio?: ImageRatio | undefined;
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

const WIDE = { width: 1600, height: 900 };

/** The `width` and `height` of a fixed ratio: pixels of which only the ratio matters. Of a ratio of the brand's own the stylesheet has the last word. */
function sizeOf(ratio: string | undefined): { width: number | string; height: number | string } {
  if (!ratio?.includes(':')) return WIDE;
  const [width, height] = ratio.split(':');
  return { width: `${width}00`, height: `${height}00` };
}

/** A picture with its formats, widths and focal point; 16:9 unless told otherwise, and never a jump of the page. @see T4 000 §9 */
export const Image = statelessPart<ImageProps>(
  ImageRoot,
  function Image({
    src,
    alt,
    candidates,
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
    const best = sources[0];
    const shown = best || fallback ? sizesAttribute(sizes) : undefined;
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
