import { defineConfig } from 'vitest/config';

// Packs the library, makes a newspaper with its `init`, installs and builds it. Requires a build and the registry.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: '../package/pack.ts',
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: 60_000,
  },
});
