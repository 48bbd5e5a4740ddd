import type { PictureId } from './pictures.ts';

/** The brand keys: the same six as `rotativa/themes`. */
export type Brand = 'weekly' | 'daily' | 'women' | 'men' | 'forums' | 'rural';

/** A person who writes, speaks or is interviewed. Fictional. */
export interface SeedAuthor {
  /** Also the slug of `/autor/{id}/`: lower case, no accents, hyphens. */
  id: string;
  name: string;
  role: string;
  /** Two or three sentences. */
  bio: string;
  portrait: `retrato-${string}`;
  brands: Brand[];
}

/** One element of a body, written compactly. A bare string is a paragraph and may hold `<b>`, `<i>` and `<a href="/…">`. */
export type SeedElement =
  | string
  | { h: string; level?: 2 | 3 }
  | { quote: string; by?: string; pull?: boolean }
  | { image: PictureId; caption: string; credit: string }
  | { list: string[]; ordered?: boolean }
  | { table: { head: string[]; rows: string[][] } }
  | { gallery: string }
  | { video: string; title: string }
  | { html: string }
  | { oembed: 'youtube' | 'twitter' | 'instagram'; url: string; html: string }
  | { interstitial: string; url: string }
  | { links: { title: string; items: { text: string; url: string }[] } }
  | { divider: true }
  | { code: string }
  /** Live blogs: '10:30 am' and the text of the update, as the paragraph begins. */
  | { at: string; text: string };

export interface SeedStory {
  brand: Brand;
  /** Last segment of the address; unique within brand and section. */
  slug: string;
  /** Section path as in the specification's menus, e.g. '/politica'. The first is the primary one. */
  sections: [string, ...string[]];
  kicker: string;
  headline: string;
  standfirst?: string;
  /** Author ids; empty = newsroom. */
  by: string[];
  /** Minutes before the seed's clock that it was published. */
  ago: number;
  tags: string[];
  picture?: { id: PictureId; caption: string; credit: string };
  body: SeedElement[];
  /** '3' = only for subscribers. */
  contentCode?: '1' | '3';
  type?: 'story' | 'gallery' | 'video';
  /** Galleries. */
  images?: { id: PictureId; caption: string; credit: string }[];
  /** Videos: seconds. */
  duration?: number;
  sponsored?: boolean;
  developing?: boolean;
  /** Recipes. */
  recipe?: { yield: string; minutes: number; ingredients: string[]; steps: string[] };
  /** Forums: the event. */
  event?: {
    starts: string;
    city: string;
    venue: string;
    agenda: { time: string; title: string; speakers: string[] }[];
    speakers: string[];
  };
}

/** A printed edition. */
export interface SeedEdition {
  brand: Brand;
  number: number;
  /** Days before the seed's clock. */
  daysAgo: number;
  title: string;
  cover: `portada-${string}`;
}
