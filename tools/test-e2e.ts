/**
 * Runs the tests in a browser on the sites as `npm start` serves them: `npm run test:e2e`.
 *
 * Words select files, options are those of vitest: `-- sign-in --shard=1/2`. The gate leaves out the files that, with the
 * sites, are as they were when they passed (tests/e2e/inputs.ts).
 */
import { ALWAYS, PASSED, presentFiles } from '../tests/e2e/inputs.ts';
import { EVERYTHING } from '../tests/support/everything.ts';
import { readPassed, unchangedFiles } from '../tests/support/passed.ts';
import { sampleSeed } from '../tests/support/sample.ts';
import { runVitest } from './run-vitest.ts';

const args = process.argv.slice(2);
/** Files that are asked for by words, and all files every night, are never left out. */
const leavesOut = !EVERYTHING && args.every((arg) => arg.startsWith('-'));
const unchanged = leavesOut
  ? unchangedFiles(presentFiles(), readPassed(PASSED), sampleSeed()).filter((file) => !ALWAYS.includes(file))
  : [];
process.exitCode = runVitest('tests/e2e/vitest.config.ts', args, 'tests/e2e/record-passed.ts', {
  UNCHANGED_E2E: unchanged.join(' '),
});
