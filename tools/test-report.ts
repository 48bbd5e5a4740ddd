import { stripVTControlCharacters } from 'node:util';
import type { TestStep } from './test-steps.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** The line that each runner ends with: `Tests  1 failed | 22 passed | 3 skipped (26)`, `Tests: 2 passed, 2 total`. */
const SUMMARIES = { vitest: /^\s*Tests\s+(.*)$/gm, jest: /^Tests:\s+(.*)$/gm } as const;

/**
 * Returns how many tests of a step passed and failed. A step that ends badly without a failed test (a
 * crash, a file that does not load) counts as one failure, so that nothing is lost.
 *
 * @param output everything that the step printed
 * @param exitCode 0 when the step ended well
 */
export function countTests(report: TestStep['report'], output: string, exitCode: number): Counts {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = stripVTControlCharacters(output);
  const summary = [...text.matchAll(SUMMARIES[report])].at(-1)?.[1] ?? '';
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const failed = count('failed');
  return { passed: count('passed'), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
