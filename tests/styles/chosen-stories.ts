import type { Story } from '../support/workbench.ts';

/** Whether every story is compared at both widths (`npm run test:styles`), which takes long. */
export const EVERY_STORY = process.env['STYLES'] === 'both';

/** The stories that are compared: all, or the first of each file. */
export function chosenStories(stories: readonly Story[]): readonly Story[] {
  if (EVERY_STORY) return stories;
  const files = new Set<string>();
  return stories.filter(({ importPath }) => !files.has(importPath) && files.add(importPath));
}
