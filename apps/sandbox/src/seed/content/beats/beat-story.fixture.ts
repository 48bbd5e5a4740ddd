import type { SeedStory } from '../../types.ts';
import { DAY_MINUTES } from '../archive/theme.ts';
import { BEATS_FROM_DAYS } from './publish.ts';

/** Whether a story belongs to a beat: by its age. */
export const isBeatStory = ({ ago }: SeedStory): boolean => ago >= BEATS_FROM_DAYS * DAY_MINUTES;
