import { defineConfig } from 'vitest/config';
import { BROWSER_IS_GONE } from '../../tools/chromium.ts';

/** Number of open pages: while one waits for its fonts and pictures, another one is drawn. */
export const PAGES = 3;

// Needs a browser and a build of Storybook. `npm run test:storybook` makes sure that the build is up to date.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // A browser may crash; what a page shows is never tried twice.
    retry: { count: 1, condition: BROWSER_IS_GONE },
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxConcurrency: PAGES,
    slowTestThreshold: 10_000,
  },
});
