import type { SeedStory } from '../../types.ts';
import { DAILY_ALBUMS } from './daily.ts';
import { FORUMS_ALBUMS } from './forums.ts';
import { MEN_ALBUMS } from './men.ts';
import { RURAL_ALBUMS } from './rural.ts';
import { WEEKLY_ALBUMS } from './weekly.ts';
import { WOMEN_ALBUMS } from './women.ts';

/** The galleries of the newsrooms. */
export const NEWSROOM_GALLERIES: readonly SeedStory[] = [
  ...WEEKLY_ALBUMS,
  ...DAILY_ALBUMS,
  ...WOMEN_ALBUMS,
  ...MEN_ALBUMS,
  ...FORUMS_ALBUMS,
  ...RURAL_ALBUMS,
];
