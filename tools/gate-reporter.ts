import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

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
  const reason = test.result().errors?.[0]?.message.split('\n')[0];
  return `${test.module.relativeModuleId} > ${test.fullName}${reason ? ` (${label}${reason})` : ''}`;
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

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: string): void {
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
  }
}
