import { defineConfig } from 'vitest/config';

// Packs the library and installs it into projects outside the workspace. Requires a build and the registry.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['consumers/**'],
    environment: 'node',
    globalSetup: './pack.ts',
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: 180_000,
  },
});
