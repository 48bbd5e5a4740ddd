import { defineConfig } from 'vitest/config';
import { siteContents } from './.storybook/sites/content-plugin.ts';
import { rotativaStyles } from './compiler/styles/vite-plugin.ts';
import { ByEnvironment } from './tools/by-environment.ts';

const CONDITIONS = ['rotativa-source', 'module', 'node', 'development|production'];
const OTHER_SUITES = [
  '**/node_modules/**',
  '**/dist/**',
  'tests/{browsers,docs-site,examples,installs,visual,styles,package,release}/**',
  'tests/e2e/*/**',
];
const POSTGRES = 'apps/sandbox/tests/postgres/**/*.test.ts';
const SANDBOX = '{apps/sandbox,tests/contract}/**/*.test.ts';

/** They start islands as a browser does. A document has one registry of elements, in which no name is free again. */
const STARTED = [
  'tests/conformance/held-links.test.tsx',
  'apps/sites/src/client/translated-islands.test.tsx',
];

const COMMON = {
  exclude: OTHER_SUITES,
  environment: 'node' as const,
  execArgv: ['--conditions=rotativa-source'],
  testTimeout: 20_000,
  // An embedded database is slow to start on a busy machine.
  hookTimeout: 60_000,
  // A process and a document for each file take more time than most tests. The setup file gives each file new modules,
  // real timers and an empty document.
  isolate: false,
  setupFiles: ['tools/vitest-setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
};

// Unit tests of the whole workspace. A test that needs a DOM has the first line `// @vitest-environment jsdom`. Tests
// that need a browser or servers have separate configurations.
export default defineConfig({
  plugins: [rotativaStyles(), siteContents()],
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS }, noExternal: ['rotativa'] },
  test: {
    // The default would leave one core unused.
    maxWorkers: '100%',
    // The tests of a file run in another order than written, so that none depends on what another left. The gate's
    // order is fixed, so that it fails for a change and not by chance; every night it is another (FUZZ_SEED=random).
    // `vitest run --sequence.seed=<seed>` repeats the order of a failed run, which prints its seed.
    sequence: {
      sequencer: ByEnvironment,
      shuffle: { tests: true },
      ...(process.env['FUZZ_SEED'] !== 'random' && { seed: 20_261_120 }),
    },
    projects: [
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'package',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      // All that PostgreSQL decides, on a server that runs for these tests.
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'postgres',
          include: [POSTGRES],
          setupFiles: ['apps/sandbox/tests/short-transactions.setup.ts'],
          globalSetup: ['apps/sandbox/tests/postgres/global-setup.ts'],
        },
      },
      // On the embedded database.
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'sandbox',
          include: [SANDBOX],
          // The modules stay: loading the server and compiling the embedded database again takes as long as the tests.
          setupFiles: ['apps/sandbox/tests/short-transactions.setup.ts'],
          exclude: [...OTHER_SUITES, POSTGRES],
        },
      },
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'workspace',
          include: ['{compiler,docs-site,tools,tests,apps,bench,.storybook}/**/*.test.{ts,tsx}'],
          exclude: [...OTHER_SUITES, SANDBOX, ...STARTED],
        },
      },
      { extends: true, test: { ...COMMON, name: 'started', include: STARTED, isolate: true } },
    ],
  },
});
