import { FAMILIES } from 'rotativa/themes';
import type { SeedStory } from '../types.ts';
import { COLLECTIONS } from './collections.ts';
import { olderStories } from './older/index.ts';
import { unpublishedOf } from './stories.ts';
import { WRITTEN } from './written.ts';

export { AUTHORS } from './authors.ts';
export { COLLECTIONS };
export { EDITIONS } from './editions.ts';
export { OLD_EDITIONS } from './old-editions.ts';

/** Every story of the six brands. The order does not matter: `ago` dates them. */
export const STORIES: readonly SeedStory[] = [...WRITTEN, ...olderStories(WRITTEN, COLLECTIONS)];

/** Stories that readers do not get yet. They are in the database alone: no page, film or collection is made of them. */
export const UNPUBLISHED: readonly SeedStory[] = FAMILIES.flatMap(unpublishedOf);
