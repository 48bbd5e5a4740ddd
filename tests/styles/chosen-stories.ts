import { firstOfPieces, type Story } from '../support/workbench.ts';

/** Whether every story is compared at both widths (`npm run test:styles`), which takes long. */
export const EVERY_STORY = process.env['STYLES'] === 'all';

/** The stories that are compared: all, or the first of each piece. */
export const chosenStories = (stories: readonly Story[]): readonly Story[] =>
  EVERY_STORY ? stories : firstOfPieces(stories);
