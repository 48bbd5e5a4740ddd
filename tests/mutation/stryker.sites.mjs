import rules from '../../stryker.config.mjs';
import { filesOfShard } from './shard.ts';

/** The tests of the sites render pages, so they need the pieces of the library. */
const NEEDED = new Set(['/apps/sites', '/src/{blocks,components,patterns,themes}']);

/**
 * Mutants of the server of the sites: `npm run test:mutation:sites`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  ...rules,
  vitest: { configFile: 'tests/mutation/vitest.sites.config.ts', related: false },
  mutate: filesOfShard([
    'apps/sites/src/server/**/*.{ts,tsx}',
    '!apps/sites/src/server/**/*.test.{ts,tsx}',
    '!apps/sites/src/server/**/*.fixture.ts',
  ]),
  ignorePatterns: [...rules.ignorePatterns.filter((path) => !NEEDED.has(path)), '/apps/sites/dist'],
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  htmlReporter: { fileName: '.cache/mutation/sites.html' },
  jsonReporter: { fileName: '.cache/mutation/sites.json' },
  incrementalFile: '.cache/mutation/sites-incremental.json',
  tempDirName: '.cache/stryker-sites',
};
