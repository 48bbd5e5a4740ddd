import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { writePassed, type Passed } from '../support/passed.ts';
import { passedModules } from '../support/run-end.ts';
import { presentFiles } from './inputs.ts';

/** The files that passed in the last run, for `npm run e2e:accept`. */
export const PASSED_NOW = fileURLToPath(new URL('../../.cache/e2e/passed.txt', import.meta.url));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UNCHANGED: readonly string[] = (process.env['UNCHANGED_E2E'] ?? '').split(' ').filter(Boolean);

/** Prints how many files were left out, and writes those that passed. Tests that are chosen say nothing about a file. */
export default class RecordPassed implements Reporter {
  /** The files as they are when the run begins. */
  #present: Passed | undefined;

  onInit({ config: { testNamePattern } }: Vitest): void {
    if (!testNamePattern) this.#present = presentFiles();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    if (UNCHANGED.length > 0)
      console.log(
        `skipped: ${UNCHANGED.length} of the files of browser tests: they and the sites are as they were when they passed (tests/e2e/passed.txt); the rest of them, and all every night: TESTS=all`,
      );
    const passed = passedModules({ modules, errors, reason })
      .map(({ moduleId }) => moduleId.slice(ROOT.length))
      .flatMap((file): [string, string][] => {
        const hash = this.#present?.get(file);
        return hash ? [[file, hash]] : [];
      });
    if (passed.length === 0) return;
    mkdirSync(dirname(PASSED_NOW), { recursive: true });
    writePassed(PASSED_NOW, new Map(passed));
  }
}
