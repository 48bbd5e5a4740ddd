import type { StoryChoice } from '../../domain/choice/story-choice.ts';
import type { ReadOptions } from './content.ts';

export type { ChoicePicture, StoryChoice } from '../../domain/choice/story-choice.ts';
export type { StoryPlace } from '../../domain/choice/story-places.ts';

/** The orders of a search of stories: the newest first, the most read first, or only those that no page names, the newest first. */
export const STORY_ORDERS = ['newest', 'read', 'unused'] as const;
export type StoryOrder = (typeof STORY_ORDERS)[number];

/** The kinds of choices besides stories. `addresses` are the paths of sections, stories and authors. */
export const CHOICE_KINDS = [
  'sections',
  'authors',
  'galleries',
  'navigation',
  'collections',
  'addresses',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** The number of results without a `limit`, and the highest; and how many values one call may ask for. */
export const SEARCH_LIMITS = { usual: 20, most: 50, values: 50 } as const;

/** A search of stories of a brand. Without words and ids: all of them. */
export interface StorySearch {
  brand: string;
  /** Words of headline, standfirst or text, as far as they are typed. */
  q?: string | undefined;
  /** The stories with these ids, at most `SEARCH_LIMITS.values`. */
  ids?: readonly string[] | undefined;
  /** The path of a section; those below it count. */
  section?: string | undefined;
  /** The id of an author. */
  author?: string | undefined;
  /** Only stories with a picture. */
  pictures?: boolean | undefined;
  /** @defaultValue 'newest' */
  order?: StoryOrder | undefined;
  /** The stories that readers see at this instant. @defaultValue now */
  at?: Date | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface FoundStories {
  /** How many there are, without limit. */
  total: number;
  stories: readonly StoryChoice[];
}

/** A value of a setting, as an editor reads it. */
export interface Choice {
  /** The id or the path. */
  value: string;
  label: string;
  /** The difference from others with the same label: a path, a role, how many stories. */
  help?: string | undefined;
}

export interface ChoiceSearch {
  brand: string;
  of: ChoiceKind;
  /** Words of the label or of the value, as far as they are typed. */
  q?: string | undefined;
  /** Those with these values, at most `SEARCH_LIMITS.values`. */
  values?: readonly string[] | undefined;
  limit?: number | undefined;
}

/**
 * Finds what editors choose, in the published content of a brand. Every method rejects with an `ApiError`:
 * `unauthenticated` (401) without a session, `forbidden` (403) without a role in the brand.
 */
export interface EditorSearchPort {
  stories(search: StorySearch, options?: ReadOptions): Promise<FoundStories>;
  choices(search: ChoiceSearch, options?: ReadOptions): Promise<readonly Choice[]>;
}
