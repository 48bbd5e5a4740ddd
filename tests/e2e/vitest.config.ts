import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const CONDITIONS = ['rotativa-source', 'module', 'node', 'development|production'];

const START_SITES = join(import.meta.dirname, 'support/start-sites.ts');

const project = (name: string, extra: object = {}) => ({
  resolve: { conditions: CONDITIONS, dedupe: ['react', 'react-dom'] },
  ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS }, noExternal: ['rotativa'] },
  test: {
    name,
    root: import.meta.dirname,
    include: [`${name}/**/*.test.ts`],
    environment: 'node' as const,
    execArgv: ['--conditions=rotativa-source'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Each file drives a browser of its own: more at once would only wait for each other.
    maxWorkers: 2,
    ...extra,
  },
});

// What needs a real browser. The islands are tested on a page of their own, the sandbox from a page of another origin,
// the sites as `npm start` serves them.
export default defineConfig({
  test: {
    projects: [
      project('islands'),
      project('sandbox'),
      project('sites', { globalSetup: START_SITES }),
      // On sites of their own: what they import would turn up in the lists that the others look at.
      project('documents', { globalSetup: START_SITES }),
    ],
  },
});
