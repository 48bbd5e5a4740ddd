import type { SeedStory } from '../../types.ts';
import { DAILY_PODCAST } from './daily.ts';
import { FORUMS_PODCAST } from './forums.ts';
import { MEN_PODCAST } from './men.ts';
import { RURAL_PODCAST } from './rural.ts';
import { WOMEN_PODCAST } from './women.ts';

/** The podcasts of all brands but the weekly, whose own is among its stories. @see B19 */
export const NEWSROOM_PODCASTS: readonly SeedStory[] = [
  ...DAILY_PODCAST,
  ...WOMEN_PODCAST,
  ...MEN_PODCAST,
  ...FORUMS_PODCAST,
  ...RURAL_PODCAST,
];
