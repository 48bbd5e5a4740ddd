import type { SeedStory } from '../../types.ts';
import { DAILY_VIDEOS } from './daily.ts';
import { FORUMS_VIDEOS } from './forums.ts';
import { MEN_VIDEOS } from './men.ts';
import { RURAL_VIDEOS } from './rural.ts';
import { WOMEN_VIDEOS } from './women.ts';

/** Short videos of the newsrooms of all brands but the weekly, which has its television. */
export const NEWSROOM_VIDEOS: readonly SeedStory[] = [
  ...DAILY_VIDEOS,
  ...WOMEN_VIDEOS,
  ...MEN_VIDEOS,
  ...FORUMS_VIDEOS,
  ...RURAL_VIDEOS,
];
