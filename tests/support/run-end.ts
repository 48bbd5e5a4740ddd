import type { TestModule, TestRunEndReason } from 'vitest/node';

/** A run of tests at its end, as reporters get it. */
export interface RunEnd {
  readonly modules: readonly TestModule[];
  /** Errors outside of tests. */
  readonly errors: readonly unknown[];
  readonly reason: TestRunEndReason;
}

/** `--bail`, or Ctrl+C, ends a run before all files were tried. Their modules are `ok()`: nothing in them failed. */
const isEnded = ({ errors, reason }: RunEnd): boolean => errors.length > 0 || reason === 'interrupted';

/** The files of which some tests ran and none failed. */
export const passedModules = (run: RunEnd): TestModule[] =>
  isEnded(run) ? [] : run.modules.filter((module) => module.state() === 'passed');

/** Whether something failed besides tests: an import, or a hook, without which its tests do not run. */
const hasBroken = (module: TestModule): boolean =>
  [module, ...module.children.allSuites()].some((part) => part.errors().length > 0);

/** The names of the failed tests; undefined if others did not run. */
export function failedTests(run: RunEnd): string[] | undefined {
  if (isEnded(run) || run.modules.some(hasBroken)) return undefined;
  return run.modules.flatMap((module) =>
    [...module.children.allTests('failed')].map(({ fullName }) => fullName),
  );
}
