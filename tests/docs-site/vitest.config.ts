import { defineConfig } from 'vitest/config';
import { BROWSER_IS_GONE } from '../../tools/chromium.ts';

// Needs a browser and the built documentation site, so it is separate from the unit tests.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './site.ts',
    maxWorkers: 2,
    environment: 'node',
    // A browser may crash; what a page shows is never tried twice.
    retry: { count: 1, condition: BROWSER_IS_GONE },
    hookTimeout: 60_000,
    testTimeout: 120_000,
  },
});
