/** A picture as a teaser shows it. Addresses are ready for the browser. */
export interface TeaserPicture {
  src: string;
  /** Widths of the same cut, where the image service offers them. */
  srcSet?: string | undefined;
  /** What it shows; '' beside a headline that says it. */
  alt: string;
  /** What a crop must keep: fractions of width and height. */
  focal?: { x: number; y: number } | undefined;
}

export interface TeaserAuthor {
  name: string;
  url?: string | undefined;
  portrait?: TeaserPicture | undefined;
}

export type TeaserFormat = 'story' | 'gallery' | 'video' | 'live' | 'opinion';

/**
 * A story as everything that leads to it shows it: plain, serialisable, ready to print.
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
  /** ISO 8601; absent when the source does not say. */
  publishedAt?: string | undefined;
  /** 'Hace 12 minutos', or the date. */
  time?: string | undefined;
  section?: { name: string; url: string } | undefined;
  picture?: TeaserPicture | undefined;
  format: TeaserFormat;
  /** Of a video, as '3:05'. */
  duration?: string | undefined;
  /** Pictures of a gallery. */
  count?: number | undefined;
  /** Only for subscribers. */
  locked: boolean;
  sponsored: boolean;
}
