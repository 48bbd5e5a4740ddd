/** One file of a picture: where it is, how wide it is, what it is. */
export interface ImageCandidate {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png' | 'image/gif' | 'image/svg+xml';
}

/** The four image breakpoints in their order, 0 to 3. @see 000 §9 */
export type ImageBreakpoint = 'sm' | 'md' | 'lg' | 'xl';

/** The viewport's width from which each image breakpoint holds, in px, widest first: the order that `sizes` is read in. */
const MIN_WIDTH_PX: readonly (readonly [ImageBreakpoint, number])[] = [
  ['xl', 1024],
  ['lg', 960],
  ['md', 640],
];

/** The width that the picture is shown at: one CSS length, or one for each breakpoint from which it changes. */
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

/** What one `<source>` says. */
export interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

/** The formats that need a `<source>`, the smallest first; every other one is for the `<img>`. */
const MODERN = ['image/avif', 'image/webp'] as const;

const srcSetOf = (candidates: readonly ImageCandidate[]): string =>
  [...candidates]
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** Most pictures of a page come from a service that chooses the format, and have one file. */
const NOTHING = { sources: [], fallback: undefined };

/**
 * Sorts a picture's files into what `<picture>` needs.
 *
 * @returns `sources`, AVIF before WebP, each left out when there is no such file; `fallback`, the `srcset` of the `<img>`, or undefined
 * @see 000 §9
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
