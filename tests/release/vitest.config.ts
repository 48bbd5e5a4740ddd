import { defineConfig } from 'vitest/config';

// Releases the commit to a registry on this machine, and runs the steps of the Dockerfile. Requires a build and the network. The tests go on from each other.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    sequence: { shuffle: false },
    bail: 1,
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
});
