import { filesOfShard } from './tests/mutation/shard.ts';

/**
 * Mutation tests: `npm run test:mutation`. A mutant is a small defect; one that no test notices survives.
 * `-- --mutate 'src/domain/dates/*.ts'` runs a part, and SHARD=1/3 a third of the files.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: filesOfShard([
    'src/domain/**/*.ts',
    'src/flows/**/*.ts',
    'apps/sandbox/src/content/locked-part.ts',
    'apps/sandbox/src/identity/refresh-rule.ts',
    'apps/sandbox/src/sales/{order-number,payment-options,period,refusals,return-url,sales-fields,subscription-status,totals}.ts',
    '!src/{domain,flows}/**/*.test.ts',
    '!src/domain/**/*.fixture.ts',
    '!src/domain/fixtures/**',
    // Names of places: a mutant would only misspell one.
    '!src/domain/places/**',
    '!src/domain/**/index.ts',
  ]),
  // Copied for the run: nothing that these tests do not read.
  ignorePatterns: [
    '/dist',
    '/.cache',
    '/storybook-static',
    '/docs-static',
    '/apps/pictures',
    '/apps/sites',
    '/bench',
    '/reports',
    '/tests/visual',
    '/tests/package',
    '/src/{blocks,components,patterns,themes}',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incrementalFile: '.cache/mutation/rules-incremental.json',
  tempDirName: '.cache/stryker',
  thresholds: { high: 90, low: 80, break: 85 },
};
