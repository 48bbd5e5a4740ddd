/** One file of a picture: address, width and type. */
export interface ImageCandidate {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png' | 'image/gif' | 'image/svg+xml';
}

/** The four image breakpoints in order. */
export type ImageBreakpoint = 'sm' | 'md' | 'lg' | 'xl';

/** Minimum viewport width of each breakpoint in px, widest first, as `sizes` requires. */
const MIN_WIDTH_PX: readonly (readonly [ImageBreakpoint, number])[] = [
  ['xl', 1024],
  ['lg', 960],
  ['md', 640],
];

/** The displayed width: one CSS length, or one for each breakpoint at which it changes. */
export type ImageSizes =
  string | ({ readonly sm: string } & Partial<Readonly<Record<ImageBreakpoint, string>>>);

/** The value of the `sizes` attribute. */
export const sizesAttribute = (sizes: ImageSizes): string => {
  if (typeof sizes === 'string') return sizes;
  const wider = MIN_WIDTH_PX.flatMap(([name, px]) =>
    sizes[name] ? [`(min-width: ${px}px) ${sizes[name]}`] : [],
  );
  return [...wider, sizes.sm].join(', ');
};

/** Attributes of one `<source>`. */
export interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

/** Formats that need a `<source>`, smallest first; all others are for the `<img>`. */
const MODERN = ['image/avif', 'image/webp'] as const;

const srcSetOf = (candidates: readonly ImageCandidate[]): string =>
  [...candidates]
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** Fast path: most pictures have one file, because an image service selects the format. */
const NOTHING = { sources: [], fallback: undefined };

/**
 * Sorts a picture's files for `<picture>`.
 *
 * @returns `sources`, AVIF before WebP, each left out when there is no such file; `fallback`, the `srcset` of the `<img>`, or undefined
 */
export const pictureSources = (
  candidates: readonly ImageCandidate[] | undefined,
): { sources: readonly ImageSource[]; fallback: string | undefined } => {
  if (!candidates?.length) return NOTHING;
  const sources = MODERN.map((type) => ({
    type,
    srcSet: srcSetOf(candidates.filter((c) => c.type === type)),
  }));
  const fallback = srcSetOf(candidates.filter((c) => !MODERN.includes(c.type as never)));
  return { sources: sources.filter(({ srcSet }) => srcSet), fallback: fallback || undefined };
};
