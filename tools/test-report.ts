import { stripVTControlCharacters } from 'node:util';
import type { TestStep } from './test-steps.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** The line that vitest ends with: `Tests  1 failed | 22 passed | 3 skipped (26)`. */
const SUMMARY = /^\s*Tests\s+(.*)$/gm;

/**
 * Returns the number of passed and failed tests of a step. A step that fails without a failed test (a
 * crash, a file that does not load) counts as one failure.
 *
 * @param output everything that the step printed
 * @param exitCode 0 if the step succeeded
 */
export function countTests(report: TestStep['report'], output: string, exitCode: number): Counts {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = stripVTControlCharacters(output);
  const summary = [...text.matchAll(SUMMARY)].at(-1)?.[1] ?? '';
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const failed = count('failed');
  return { passed: count('passed'), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** Returns what a step skipped, what failed, or what passed on its second try, as `gate-reporter.ts` printed it. */
export const notedTests = (kind: 'skipped' | 'failed' | 'flaky', output: string): string[] =>
  [...stripVTControlCharacters(output).matchAll(new RegExp(`^${kind}: (.+)$`, 'gm'))].map(
    ([, text]) => text!,
  );

/**
 * The line of a step that ran no test although words chose some, or ''. Vitest succeeds when a name (`-t`) matches nothing,
 * so a mistake in a name would look like a success.
 */
export const noneChosen = (words: readonly string[], { passed, failed }: Counts): string =>
  words.length > 0 && passed + failed === 0 ? `failed: no test ran for ${words.join(' ')}\n` : '';

/** So many lines of a step that failed without a name are repeated. */
const LAST_LINES = 15;

/**
 * The failures of a step, for the end of the output. A step that reports no tests, or none that failed, is named itself,
 * with its last lines: an error after the tests, such as one that stops a server, is there.
 */
export function failuresOf(name: string, output: string, { failed }: Counts): string[] {
  if (failed === 0) return [];
  const tests = notedTests('failed', output);
  if (tests.length > 0) return tests.map((text) => `${name}: ${text}`);
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const last = lines.slice(-LAST_LINES).map((line) => `\n    | ${line}`);
  return [`${name}: the step failed; its output is above, and ends with${last.join('') || ' nothing'}`];
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** How long each step took, the longest first, and all together: steps may run beside each other. */
export function durations(
  steps: readonly { step: Pick<TestStep, 'name'>; seconds: number }[],
  whole: number,
): string {
  const lines = [...steps]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ step, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${step.name}`);
  return ['Durations:', ...lines, `${whole.toFixed(0).padStart(6)} s  all together`].join('\n');
}
