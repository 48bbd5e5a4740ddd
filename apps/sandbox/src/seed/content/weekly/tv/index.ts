import type { SeedStory } from '../../../types.ts';
import { CATEGORIES } from './categories.ts';
import { EPISODES } from './episodes.ts';
import { PROGRAMMES } from './programmes.ts';
import { videosOf } from './show.ts';

/** Semanario TV: its sections are a programme or a category, and `/videos`. */
export const TV: readonly SeedStory[] = [...EPISODES, ...[...PROGRAMMES, ...CATEGORIES].flatMap(videosOf)];
