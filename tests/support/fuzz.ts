/**
 * fast-check with the seed of this run. The gate always tries the same values, so that it fails for a change and not by
 * chance; `FUZZ_SEED=random` tries others, as CI does every night. A failure prints the seed and the value:
 * `FUZZ_SEED=<seed>` runs it again.
 */
import fc from 'fast-check';
import { TestRunner, type RunnerTestCase } from 'vitest';

const GATE_SEED = 20_261_120;
const requested = process.env['FUZZ_SEED'];
const seed = requested === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(requested ?? GATE_SEED);
if (!Number.isInteger(seed)) throw new Error(`FUZZ_SEED is 'random' or a whole number, not ${requested}`);
if (requested === 'random') console.info(`FUZZ_SEED=${seed}`);

fc.configureGlobal({
  seed,
  // A little earlier than the limit of the test, which would stop it before it has printed its seed.
  get interruptAfterTimeLimit() {
    return TestRunner.getCurrentTest<RunnerTestCase>().timeout * 0.9;
  },
  markInterruptAsFailure: true,
});

export default fc;
