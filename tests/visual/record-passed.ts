import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { writePassed, type Passed } from '../support/passed.ts';
import { failedTests } from '../support/run-end.ts';
import { all, chosen, chosenPages, FOCUS_ONLY, PICTURES_ONLY, UNCHANGED, WORDS } from './chosen-stories.ts';
import { PASSED_NOW } from './last-run.ts';
import { fileOf, passedOf, presentFiles } from './passed.ts';

const TRIED = [...chosen, ...chosenPages];

/**
 * Prints how many stories were left out, and writes the files that passed for `npm run visual:accept`. A run of some
 * tests says nothing about a file as a whole.
 */
export default class RecordPassed implements Reporter {
  /** The files that are tried, as they are when the run begins; undefined if it tries a part of each. */
  #present: Passed | undefined;

  onInit({ config: { shard, testNamePattern } }: Vitest): void {
    if (!shard && !testNamePattern && WORDS.length === 0 && !FOCUS_ONLY && !PICTURES_ONLY)
      this.#present = presentFiles(TRIED);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    const left = all.filter((story) => UNCHANGED.has(fileOf(story))).length;
    if (left > 0)
      console.log(
        `skipped: ${left} of ${all.length} stories: they and their checks are as they were when they passed (tests/visual/passed.txt); the rest of them, and all every night: TESTS=all`,
      );
    const failed = failedTests({ modules, errors, reason });
    if (!this.#present || !failed) return;
    writePassed(PASSED_NOW, passedOf(this.#present, TRIED, failed));
  }
}
