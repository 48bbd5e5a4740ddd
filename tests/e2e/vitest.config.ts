import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BROWSER_IS_GONE } from '../../tools/chromium.ts';
import { EVERYTHING } from '../support/everything.ts';
import { sampleSeed } from '../support/sample.ts';

const CONDITIONS = ['rotativa-source', 'module', 'node', 'development|production'];

// Workers inherit it.
if (!EVERYTHING) console.log(`Pairs of brands of SAMPLE=${sampleSeed()}`);

const START_SITES = join(import.meta.dirname, 'support/start-sites.ts');

/** Files that try every page and brand, which takes long: `npm run test:all -- e2e`, every night. */
const LONG = [
  'processes/new-brand.test.ts',
  'sites/focus.test.ts',
  'sites/large-text.test.ts',
  'sites/text-faults.test.ts',
];

/** Files that the gate leaves out: `unchangedFiles`. */
const UNCHANGED = (process.env['UNCHANGED_E2E'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((file) => file.replace('tests/e2e/', ''));

const project = (name: string, extra: object = {}) => ({
  resolve: { conditions: CONDITIONS, dedupe: ['react', 'react-dom'] },
  ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS }, noExternal: ['rotativa'] },
  test: {
    name,
    root: import.meta.dirname,
    include: [`${name}/**/*.test.ts`],
    exclude: EVERYTHING ? [] : [...LONG, ...UNCHANGED],
    environment: 'node' as const,
    execArgv: ['--conditions=rotativa-source'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A worker has one browser and loads each module once.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'support/setup.ts')],
    // Two would leave a core idle while both wait for a timer or an answer.
    maxWorkers: 3,
    // A browser may crash; what a page shows is never tried twice.
    retry: { count: 1, condition: BROWSER_IS_GONE },
    // A poll ends as soon as it succeeds. The usual second is short for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    ...extra,
  },
});

// Tests that need a real browser: the islands on a fixture page, the sandbox from a page of another origin, the sites
// as `npm start` serves them.
export default defineConfig({
  test: {
    projects: [
      project('islands'),
      project('sandbox'),
      // The editors' desk, before a store in memory.
      project('desk'),
      // The npm scripts themselves, from start to stop.
      project('processes'),
      project('sites', { globalSetup: START_SITES }),
      // On separate sites, because imported documents would appear in the lists of the other tests.
      project('documents', { globalSetup: START_SITES }),
    ],
  },
});
