import { FAMILIES } from 'rotativa/themes';
import type { SeedStory } from '../types.ts';
import { archiveStories } from './archive/index.ts';
import { beatStories } from './beats/index.ts';
import { COLLECTIONS } from './collections.ts';
import { galleriesOf } from './galleries.ts';
import { podcastOf } from './podcasts.ts';
import { storiesOf, unpublishedOf } from './stories.ts';
import { videosOf } from './videos.ts';

export { AUTHORS } from './authors.ts';
export { COLLECTIONS };
export { EDITIONS } from './editions.ts';
export { OLD_EDITIONS } from './old-editions.ts';

/**
 * The newsrooms with short videos and a podcast. The weekly has its television, and its podcast is among its stories.
 * @see B19
 */
const OTHERS = FAMILIES.filter((brand) => brand !== 'weekly');

const WRITTEN: readonly SeedStory[] = [
  ...FAMILIES.flatMap(storiesOf),
  ...OTHERS.flatMap(videosOf),
  ...FAMILIES.flatMap(galleriesOf),
  ...OTHERS.flatMap(podcastOf),
];

const NEWER: readonly SeedStory[] = [...WRITTEN, ...archiveStories(WRITTEN)];

/** Every story of the six brands. The order does not matter: `ago` dates them. */
export const STORIES: readonly SeedStory[] = [...NEWER, ...beatStories(NEWER, COLLECTIONS)];

/** Stories that readers do not get yet. They are in the database alone: no page, film or collection is made of them. */
export const UNPUBLISHED: readonly SeedStory[] = FAMILIES.flatMap(unpublishedOf);
