import { basename } from 'node:path';
import type { SerializedError, Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

interface Skipped {
  /** The title says what is missing: 'every real document (needs ROTATIVA_FIXTURES)'. */
  name: string;
  tests: number;
}

function skippedIn(parent: TestModule | TestSuite): Skipped[] {
  return [...parent.children].flatMap((child): Skipped[] => {
    if (child.type === 'test') {
      return child.result().state === 'skipped' ? [{ name: child.fullName, tests: 1 }] : [];
    }
    if (child.state() !== 'skipped') return skippedIn(child);
    return [{ name: child.fullName, tests: [...child.children.allTests()].length }];
  });
}

/** Location of a test, and the first line of its first error. */
function describe(test: TestCase, label = ''): string {
  const [error] = test.result().errors ?? [];
  const reason = error && firstLine(error.message);
  return `${test.module.relativeModuleId} > ${test.fullName}${reason ? ` (${label}${reason})` : ''}`;
}

const firstLine = (message: string): string => message.split('\n')[0]!;

/** Failures around the tests of a file: its import, or a hook of it or of a suite. */
const failuresAround = (module: TestModule): string[] =>
  [module, ...module.children.allSuites()].flatMap((parent) =>
    parent.errors().map(({ message }) => {
      const suite = parent.type === 'suite' ? ` > ${parent.fullName}` : '';
      return `${module.relativeModuleId}${suite}, outside of its tests (${firstLine(message)})`;
    }),
  );

/** An error that no test waited for, with the file that ran then, and the first place of its stack that is ours. */
function strayError(error: SerializedError): string {
  const file: unknown = error['VITEST_TEST_PATH'];
  const place = /\n\s+(at (?!.*node_modules).+)/.exec(error.stack ?? '')?.[1];
  const facts = [firstLine(error.message), place, typeof file === 'string' && `while ${basename(file)} ran`];
  return `an error outside of every test (${facts.filter(Boolean).join(', ')})`;
}

/**
 * Prints the lines that the gate repeats at its end: `skipped: 4 of every real document (…)` for each suite or test
 * that was skipped, `flaky: sites/failures.test.ts > …` for each test that passed on its second try. A failed run in
 * random order ends with how to have that order again.
 */
export default class GateReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: string): void {
    const { shuffle, seed } = this.#vitest!.config.sequence;
    if (reason === 'failed' && shuffle) {
      console.log(`In this order again: npm test -- unit --sequence.seed=${seed}`);
    }
    for (const { name, tests } of modules.flatMap(skippedIn)) {
      console.log(`skipped: ${tests} of ${name}`);
    }
    for (const test of modules.flatMap(({ children }) => [...children.allTests()])) {
      if (test.diagnostic()?.flaky) console.log(`flaky: ${describe(test, 'first try: ')}`);
      if (test.result().state === 'failed') console.log(`failed: ${describe(test)}`);
    }
    for (const text of [...modules.flatMap(failuresAround), ...errors.map(strayError)]) {
      console.log(`failed: ${text}`);
    }
  }
}
