import type { BrandKey } from 'rotativa/themes';
import type { CoverId, PictureId, SceneId } from './pictures.ts';

/** A person who writes, speaks or is interviewed. Fictional. */
export interface SeedAuthor {
  /** Also the slug of `/autor/{id}/`: lower case, no accents, hyphens. */
  id: string;
  name: string;
  role: string;
  /** Two or three sentences. */
  bio: string;
  portrait: `retrato-${string}`;
  brands: BrandKey[];
}

/** A picture with the words under it. */
export interface SeedPicture {
  id: PictureId;
  /** A portrait's names the person. */
  /** The words before the caption in a gallery: a day, a place. */
  subtitle?: string;
  caption: string;
  /** The illustrator. */
  credit: string;
  /** Alternative text here, if the drawing's description would name another place or thing. */
  alt?: string;
}

/** One element of a body, written compactly. A bare string is a paragraph and may hold `<b>`, `<i>` and `<a href="/…">`. */
export type SeedElement =
  | string
  | { h: string; level?: 2 | 3 }
  | { quote: string; by?: string; pull?: boolean }
  | ({ image: PictureId } & Omit<SeedPicture, 'id'>)
  | { list: string[]; ordered?: boolean }
  | { table: { head: string[]; rows: string[][] } }
  | { gallery: string }
  | { video: string; title: string }
  /** A sound of `seed/sounds.ts`, with a paragraph about it. */
  | { sound: string; text: string }
  /** The transcript of a sound. */
  | { transcript: string }
  /** A document of `seed/documents.ts`. */
  | { pdf: string }
  | { html: string }
  | { oembed: 'youtube' | 'twitter' | 'instagram'; url: string; html: string }
  | { interstitial: string; url: string }
  | { links: { title: string; items: { text: string; url: string }[] } }
  | { divider: true }
  | { code: string }
  | { correction: string }
  /** The newspaper's own recommendation. */
  | { endorsement: string }
  /** A critic's rating out of five. */
  | { rating: number; units: string }
  /** Live blogs: '10:30 a. m.' in Bogotá and the text of the update, as the paragraph begins. */
  | { at: string; text: string; key?: true; pinned?: true };

export interface SeedStory {
  brand: BrandKey;
  /** Last segment of the address; unique within brand and section. */
  slug: string;
  /** Section path as in the menus, e.g. '/politica'. The first is the primary one. */
  sections: [string, ...string[]];
  kicker: string;
  headline: string;
  standfirst?: string;
  /** Author ids; empty = newsroom. */
  by: string[];
  /** Minutes before the seed's clock that it was published; a live story is published at its first update. */
  ago: number;
  tags: string[];
  picture?: SeedPicture;
  body: SeedElement[];
  /** '3' = only for subscribers. Default: that of its section. */
  contentCode?: '1' | '3';
  type?: 'story' | 'gallery' | 'video';
  /** Galleries. */
  images?: SeedPicture[];
  /** Videos: the pictures of the paragraphs after the first, and the names of all as chapters. */
  film?: { pictures?: PictureId[]; chapters?: string[] };
  sponsored?: boolean;
  developing?: boolean;
  /** Live blogs: the summary, and on which day before that of the seed's clock they were written. */
  live?: { summary: string[]; ended?: true; daysAgo?: number };
  /** A gallery that is read as a photo essay. */
  form?: 'essay';
  /** Recipes. */
  recipe?: { yield: string; minutes: number; ingredients: string[]; steps: string[] };
  /** Forums: the event. */
  event?: {
    starts: string;
    ends?: string;
    /** Seats for registered guests. Without them the forum takes no registrations. */
    seats?: number;
    city: string;
    venue: string;
    agenda: { time: string; title: string; speakers: string[] }[];
    speakers: string[];
  };
}

/** A printed edition. */
export interface SeedEdition {
  brand: BrandKey;
  number: number;
  /** Days before the seed's clock. */
  daysAgo: number;
  title: string;
  /** The line below the title on the cover. */
  deck: string;
  /** Other stories on the cover. */
  lines: readonly [string, string];
  /** A drawn cover, or a photograph for a brand that prints notebooks. */
  cover: CoverId | SceneId;
}

/** A printed edition of an earlier year, without a drawn cover. */
export interface OldEdition extends Omit<SeedEdition, 'daysAgo' | 'cover'> {
  /** As '2015-03-10'. */
  day: string;
}
