import { defineConfig } from 'vitest/config';
import { BROWSER_IS_GONE } from '../../tools/chromium.ts';
import LongFirst from './long-first.ts';
import { PAGES } from './open-pages.ts';
import {
  chosenPages,
  FOCUS_ONLY,
  LAYERS,
  PICTURED,
  PICTURES_ONLY,
  storiesIn,
  WORDS,
} from './chosen-stories.ts';

const OF_LAYERS = LAYERS.map((layer) => ({ layer, file: `stories/${layer.toLowerCase()}.test.ts` }));
const withStories = OF_LAYERS.filter(({ layer }) => storiesIn(layer).length > 0).map(({ file }) => file);
const withoutStories = OF_LAYERS.map(({ file }) => file).filter((file) => !withStories.includes(file));

/** Words choose stories, so what is tested of Storybook and of the checks themselves is not asked for. */
const NOT_OF_STORIES = ['*.test.ts', 'storybook/**', 'stories/comparison.test.ts'];

// Needs a browser and a build of Storybook. `npm run test:storybook` makes sure that the build is up to date.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: FOCUS_ONLY
      ? withStories
      : PICTURES_ONLY
        ? [...withStories, 'stories/whole-pages.test.ts']
        : ['**/*.test.ts'],
    exclude: [
      ...withoutStories,
      ...(chosenPages.length === 0 ? ['stories/*pages.test.ts'] : []),
      ...(PICTURED.length === 0 ? ['stories/whole-pages.test.ts'] : []),
      ...(WORDS.length > 0 ? NOT_OF_STORIES : []),
    ],
    globalSetup: './last-run.ts',
    environment: 'node',
    // A page waits half of its time, and some files have only one.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // A browser may crash; what a page shows is never tried twice.
    retry: { count: 1, condition: BROWSER_IS_GONE },
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // A poll ends as soon as it succeeds. The usual second is short for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    maxConcurrency: PAGES,
    slowTestThreshold: 10_000,
  },
});
