import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', setupFiles: ['setup.mjs'], include: ['*.check.jsx'] },
});
