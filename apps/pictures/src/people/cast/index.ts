import type { Sitter } from '../spec.ts';
import { INTERVIEWED } from './interviewed.ts';
import { NEWSROOM_MEN } from './newsroom-men.ts';
import { NEWSROOM_WOMEN } from './newsroom-women.ts';
import { REGIONS } from './regions.ts';
import { SPEAKERS } from './speakers.ts';

/** The fictional people by the id of their portrait. Every face is unique, and none is on a cover. */
export const CAST: Readonly<Record<string, Sitter>> = {
  ...NEWSROOM_WOMEN,
  ...NEWSROOM_MEN,
  ...INTERVIEWED,
  ...SPEAKERS,
  ...REGIONS,
};
