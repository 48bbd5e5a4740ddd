import rules from '../../stryker.config.mjs';
import { filesOfShard } from './shard.ts';

/**
 * Mutants of the sandbox's sessions, payments and protection, whose tests open a database: `npm run test:mutation:database`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  ...rules,
  vitest: { configFile: 'tests/mutation/vitest.database.config.ts', related: false },
  mutate: filesOfShard([
    'apps/sandbox/src/identity/{account-life,cookie,nonces,sessions}.ts',
    'apps/sandbox/src/sales/{cancel,cart,entitlements,gift,orders,pay,payment-method,redeem-codes,settle,share,start-payment,twin-orders}.ts',
    'apps/sandbox/src/security/*.ts',
  ]),
  // The memory of closed databases stays with their process, and V8 ends it when its addresses run out.
  maxTestRunnerReuse: 10,
  // A database needs seconds to open.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  htmlReporter: { fileName: '.cache/mutation/database.html' },
  jsonReporter: { fileName: '.cache/mutation/database.json' },
  incrementalFile: '.cache/mutation/database-incremental.json',
  tempDirName: '.cache/stryker-database',
};
