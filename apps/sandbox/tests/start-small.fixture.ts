import { fail } from '../src/fail.ts';
import { createSandbox } from '../src/sandbox.ts';
import { seederOf, SILENT, testConfig } from './open-app.ts';
import { CLOCK, SAMPLE } from './sample-content.ts';

/** A program that starts a sandbox with a small seed in the given folders, as `npm run sandbox` does, and stops it. */
const [cacheDir = '', dataDir = ''] = process.argv.slice(2);
const sandbox = await createSandbox({
  env: {},
  log: SILENT,
  seeders: [seederOf(SAMPLE)],
  clock: () => CLOCK,
  config: testConfig(cacheDir, { dataDir }),
}).catch(fail);
await sandbox.close();
