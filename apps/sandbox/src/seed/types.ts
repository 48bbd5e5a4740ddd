import type { GraphicSettings, SceneSettings } from 'rotativa/domain/server';
import type { BrandKey } from 'rotativa/themes';
import type { z } from 'zod';
import type { picture } from './content/files/values.ts';
import type { Author, Edition, StoryFields } from './content/schema.ts';
import type { PictureId } from './pictures.ts';

/** A person who writes, speaks or is interviewed. */
export type SeedAuthor = z.output<typeof Author>;

/** A picture with the words under it. */
export type SeedPicture = z.output<typeof picture>;

/**
 * One element of a body, as `content/files/body.ts` reads it. A bare string is a paragraph and may hold `<b>`, `<i>` and
 * `<a href="/…">`.
 */
export type SeedElement =
  | string
  | { h: string }
  | { quote: string; by?: string; pull?: boolean }
  | ({ image: PictureId } & Omit<SeedPicture, 'id'>)
  | { list: string[]; ordered?: boolean }
  /** `graphic`: how the table is drawn, as `GraphicSettings` of the package. */
  | { table: { head: string[]; rows: string[][] }; graphic?: GraphicSettings }
  /** Pictures told in a form, as `form` and `scenes` of a gallery in `docs/set-pieces.md`. */
  | { told: 'scenes'; title: string; pictures: SeedPicture[]; scenes: SceneSettings[] }
  | { told: 'pair'; title: string; pictures: SeedPicture[] }
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

/** A story: its fields, and what the file's place says. */
export interface SeedStory extends z.output<typeof StoryFields> {
  brand: BrandKey;
  /** Last segment of the address; unique within brand and section. */
  slug: string;
  body: SeedElement[];
}

/** A printed edition. */
export type SeedEdition = z.output<typeof Edition>;

/** A printed edition of an earlier year, without a drawn cover. */
export interface OldEdition extends Omit<SeedEdition, 'daysAgo' | 'cover'> {
  /** As '2015-03-10'. */
  day: string;
}
