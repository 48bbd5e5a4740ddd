import { defineConfig } from 'vitest/config';

// Needs a browser and two builds of Storybook, so it stands apart from the unit tests.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    hookTimeout: 900_000,
    testTimeout: 1_800_000,
  },
});
