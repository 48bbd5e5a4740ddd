import type { ImageRatio } from '../../../components/Image/Image.tsx';

/** A teaser's picture. Addresses are ready for the browser. */
export interface TeaserPicture {
  src: string;
  /** Widths of the same crop, if the image service offers them. */
  srcSet?: string | undefined;
  /** Alternative text; '' if a headline has the same information. */
  alt: string;
  /** The focal point, which every crop keeps: fractions of width and height. */
  focal?: { x: number; y: number } | undefined;
  /** The file's width divided by its height, if it is known. */
  ratio?: number | undefined;
  /** The crops that are narrower than the file, with the required ratio of file width to box width. */
  widen?: Partial<Record<ImageRatio, number>> | undefined;
}

export interface TeaserAuthor {
  name: string;
  url?: string | undefined;
  portrait?: TeaserPicture | undefined;
}

export type TeaserFormat = 'story' | 'gallery' | 'video' | 'live' | 'opinion';

/**
 * A story in lists and links: plain, serialisable, ready to print.
 * Texts are plain text, addresses are safe, times are words.
 */
export interface Teaser {
  id: string;
  /** Path on the site, or an absolute address. */
  url: string;
  headline: string;
  kicker?: string | undefined;
  standfirst?: string | undefined;
  authors: readonly TeaserAuthor[];
  /** ISO 8601; absent if unknown. */
  publishedAt?: string | undefined;
  /** 'Hace 12 minutos', or the date. */
  time?: string | undefined;
  section?: { name: string; url: string } | undefined;
  picture?: TeaserPicture | undefined;
  format: TeaserFormat;
  /** Duration of a video, as '3:05'. */
  duration?: string | undefined;
  /** Number of pictures of a gallery. */
  count?: number | undefined;
  /** For subscribers only. */
  locked: boolean;
  sponsored: boolean;
}
