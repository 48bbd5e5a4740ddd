/** One file of a picture: address, width and type. */
export interface ImageCandidate {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png' | 'image/gif' | 'image/svg+xml';
}

/** The four image breakpoints in order. */
export type ImageBreakpoint = 'sm' | 'md' | 'lg' | 'xl';

/** Minimum width of the window for each breakpoint, in px. */
const MIN_WIDTH_PX: Readonly<Record<ImageBreakpoint, number>> = { sm: 0, md: 640, lg: 960, xl: 1024 };

/**
 * The displayed width: one CSS length, or one for each breakpoint at which it changes. A number is another width of
 * the window, in px: `{ sm: '112px', 600: '50vw', xl: '400px' }`.
 */
export type ImageSizes =
  string | ({ readonly sm: string } & Partial<Readonly<Record<ImageBreakpoint | number, string>>>);

/** The value of the `sizes` attribute. */
export const sizesAttribute = (sizes: ImageSizes): string => {
  if (typeof sizes === 'string') return sizes;
  // The widest first, because the browser takes the first that applies.
  return Object.entries(sizes)
    .map(([step, width]) => [MIN_WIDTH_PX[step as ImageBreakpoint] ?? Number(step), width] as const)
    .sort(([one], [other]) => other - one)
    .map(([px, width]) => (px ? `(min-width: ${px}px) ${width}` : width))
    .join(', ');
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
