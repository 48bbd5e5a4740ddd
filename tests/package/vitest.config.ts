import { defineConfig } from 'vitest/config';
import { EVERYTHING } from '../support/everything.ts';

// Packs the library and installs it into projects outside the workspace. Requires a build and the registry.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Only the nightly run has a Next app with every piece; the gate has one with some.
    exclude: ['consumers/**', ...(EVERYTHING ? [] : ['next-pieces.test.ts'])],
    environment: 'node',
    globalSetup: './pack.ts',
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: 180_000,
  },
});
