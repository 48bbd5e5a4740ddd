import { EVERYTHING } from '../support/everything.ts';
import { firstOfPieces, type Story } from '../support/workbench.ts';

/** The stories that are compared: all, or the first of each piece. */
export const chosenStories = (stories: readonly Story[]): readonly Story[] =>
  EVERYTHING ? stories : firstOfPieces(stories);
