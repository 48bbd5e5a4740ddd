import { FAMILIES } from 'rotativa/themes';
import type { SeedStory } from '../types.ts';
import { galleriesOf } from './galleries.ts';
import { podcastOf } from './podcasts.ts';
import { storiesOf } from './stories.ts';
import { videosOf } from './videos.ts';

/**
 * The newsrooms with short videos and a podcast. The weekly has its television, and its podcast is among its stories.
 * @see B19
 */
const OTHERS = FAMILIES.filter((brand) => brand !== 'weekly');

/** The stories whose writers dated them. */
export const WRITTEN: readonly SeedStory[] = [
  ...FAMILIES.flatMap(storiesOf),
  ...OTHERS.flatMap(videosOf),
  ...FAMILIES.flatMap(galleriesOf),
  ...OTHERS.flatMap(podcastOf),
];
