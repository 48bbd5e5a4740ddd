import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { newAttribute } from '../new-attribute.ts';
import { ImageRoot } from './Image.styles.ts';
import { pictureSources, sizesAttribute, type ImageCandidate, type ImageSizes } from './sources.ts';

type FixedRatio = '16:9' | '4:3' | '3:2' | '1:1' | '4:5' | '3:4' | '2:3' | '9:16' | '21:9';

/** A fixed ratio, a brand ratio (`card`, `lead`, `portrait`, `opening`), or `fill` for the height of the container. */
export type ImageRatio = FixedRatio | 'card' | 'lead' | 'portrait' | 'opening' | 'fill';

interface CommonProps extends Omit<ComponentPropsWithRef<'picture'>, 'children'> {
  /** The fallback file. Without it a placeholder is shown. */
  src: string | undefined;
  /** The alternative text: what the picture shows; '' if it adds nothing to the text next to it. */
  alt: string;
  /** More files of the same picture: widths and formats (AVIF, WebP). */
  candidates?: readonly ImageCandidate[] | undefined;
  /** Replaces `candidates` if an image service selects the format by the Accept header: more widths of the same picture. */
  srcSet?: string | undefined;
  /** The displayed width. */
  sizes?: ImageSizes | undefined;
  /** Loads at once with a preload hint: for the one lead picture of the page. */
  priority?: boolean | undefined;
  /** The point that stays visible when the picture is cropped: fractions of width and height, 0 to 1. */
  focal?: { readonly x: number; readonly y: number } | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

interface CroppedProps extends CommonProps {
  ratio?: ImageRatio | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

interface NaturalProps extends CommonProps {
  /** The picture's natural ratio. Its size must be known to prevent layout shifts. */
  ratio: 'natural';
  width: number;
  height: number;
}

export type ImageProps = CroppedProps | NaturalProps;

/** A fraction as a percentage that has a CSS rule, rounded to tens; undefined for the middle, which is the default. */
const tenth = (fraction: number): number | undefined => {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 10) * 10;
  return percent === 50 ? undefined : percent;
};

const FIRST = { [newAttribute('fetchPriority')]: 'high' } as { fetchPriority: 'high' };

const WIDE = { width: 1600, height: 900 };

/** The `width` and `height` of a fixed ratio; only the ratio matters. For brand ratios the stylesheet overrides these. */
function sizeOf(ratio: string | undefined): { width: number | string; height: number | string } {
  if (!ratio?.includes(':')) return WIDE;
  const [width, height] = ratio.split(':');
  return { width: `${width}00`, height: `${height}00` };
}

/** A picture with formats, widths and a focal point, 16:9 by default. It reserves its space to prevent layout shifts. */
export const Image = styleable<ImageProps>(
  ImageRoot,
  function Image({
    candidates,
    srcSet,
    ratio,
    width,
    height,
    sizes = '100vw',
    priority,
    focal,
    fit,
    alt,
    src,
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
    // `src` comes last, because Safari loads the first address that it reads. Two elements, because a spread among the
    // attributes of every picture makes a page with many slower.
    const image = priority ? (
      <img
        alt={alt}
        width={size.width}
        height={size.height}
        {...FIRST}
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
        {...rest}
        data-ratio={ratio}
        data-fit={fit}
        data-focal-x={focal && tenth(focal.x)}
        data-focal-y={focal && tenth(focal.y)}
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
          {...FIRST}
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
