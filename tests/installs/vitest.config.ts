import { defineConfig } from 'vitest/config';

// Installs the packed library by other package managers, builds pages that use it with React Compiler, and changes pieces
// of the newspapers under their development servers. Requires a build and the registry: `npm run test:installs`.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: '../package/pack.ts',
    maxWorkers: 1,
    hookTimeout: 300_000,
    testTimeout: 120_000,
  },
});
