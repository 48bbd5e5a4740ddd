import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const CONDITIONS = ['rotativa-source', 'module', 'node', 'development|production'];

// The sites as `npm start` serves them, in the installed Firefox and WebKit.
export default defineConfig({
  resolve: { conditions: CONDITIONS, dedupe: ['react', 'react-dom'] },
  ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS }, noExternal: ['rotativa'] },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    execArgv: ['--conditions=rotativa-source'],
    globalSetup: join(import.meta.dirname, '../e2e/support/start-sites.ts'),
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
