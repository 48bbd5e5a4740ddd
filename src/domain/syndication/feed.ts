import { instantOf } from '../dates/instant.ts';

/** A picture of an item. The address is absolute. */
export interface SyndicatedPicture {
  url: string;
  /** As 'image/jpeg'; undefined if it is not known. */
  type?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
  credit?: string | undefined;
}

/** A video or a recording. The address is absolute. */
export interface SyndicatedMedia {
  url: string;
  type: string;
  seconds?: number | undefined;
  bytes?: number | undefined;
}

/** A story in a feed. Texts are plain, addresses are absolute, dates are ISO. */
export interface SyndicatedItem {
  /** Never changes, also when the address does. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole text as HTML; undefined for a story that only some readers may read. */
  html?: string | undefined;
  published?: string | undefined;
  updated?: string | undefined;
  authors: readonly { name: string; url?: string | undefined }[];
  section?: string | undefined;
  tags: readonly string[];
  picture?: SyndicatedPicture | undefined;
  media?: SyndicatedMedia | undefined;
}

/** The newest stories of a site, a section, an author or a tag. */
export interface SyndicatedFeed {
  title: string;
  description: string;
  language: string;
  /** The page with the same stories. */
  home: string;
  /** The address of the feed. */
  self: string;
  /** The address of the older stories. */
  next?: string | undefined;
  /** A square picture of the site. */
  icon?: string | undefined;
  publisher: string;
  /** The feed is a podcast: what its apps show and ask for. */
  podcast?: SyndicatedPodcast | undefined;
  items: readonly SyndicatedItem[];
}

/** A podcast as its apps list it. @see B19 */
export interface SyndicatedPodcast {
  author: string;
  /** Where the directories of podcasts write to. */
  email: string;
  /** One of the directories' categories, in English: 'Society & Culture'. */
  category: string;
  /** Absolute address of a square picture of 1400 to 3000 pixels. */
  image?: string | undefined;
  /** Whether it has words for adults only. */
  explicit: boolean;
}

/** The last change of a feed: of its newest or its last corrected story. ISO; undefined for an empty feed. */
export function changedAt({ items }: Pick<SyndicatedFeed, 'items'>): string | undefined {
  const times = items
    .flatMap(({ published, updated }) => [published, updated])
    .map((date) => instantOf(date ?? ''))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
}
