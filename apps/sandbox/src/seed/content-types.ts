import type { BrandKey } from 'rotativa/themes';
import type { OldEdition, SeedAuthor, SeedEdition, SeedStory } from './types.ts';

/** An ordered list of stories that editors curate; the slugs are those of stories of its brand. */
export interface SeedCollection {
  /** Unique; the brand's key leads it. */
  readonly id: string;
  readonly brand: BrandKey;
  readonly title: string;
  readonly slugs: readonly string[];
}

/** Everything that is written by hand for the six brands. */
export interface SeedContent {
  readonly stories: readonly SeedStory[];
  readonly authors: readonly SeedAuthor[];
  readonly editions: readonly (SeedEdition | OldEdition)[];
  readonly collections: readonly SeedCollection[];
}
