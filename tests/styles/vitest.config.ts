import { defineConfig } from 'vitest/config';
import { BROWSER_IS_GONE } from '../../tools/chromium.ts';

// Needs a browser and two builds of Storybook, so it is separate from the unit tests.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './builds.ts',
    // A page waits half of its time. Both files together use both cores.
    maxWorkers: 2,
    environment: 'node',
    // A browser may crash; what a page shows is never tried twice.
    retry: { count: 1, condition: BROWSER_IS_GONE },
    hookTimeout: 60_000,
    testTimeout: 1_800_000,
  },
});
