/**
 * Runs everything: `npm test`. `npm test -- unit lint` runs the named steps and what they need;
 * `npm test -- storybook Button` and `npm test -- unit src/domain` run some tests of a step.
 *
 * Steps that use one core run two at a time. The last lines say which tests failed, which passed on their second try, and
 * what was not run and why. The very last line is the sum over all steps, `N passed, N failed`; the exit code is 1 when
 * anything failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planTests, type TestPlan } from './test-plan.ts';
import {
  countTests,
  durations,
  failuresOf,
  noneChosen,
  notedTests,
  sum,
  type Counts,
} from './test-report.ts';
import { SEPARATE_RUNS, TEST_STEPS, type TestStep } from './test-steps.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;

const GATE_REPORTER = join(ROOT, 'tools/gate-reporter.ts');

/** Runs a step. Steps that may run beside each other print their output when they have ended. */
async function runStep(
  { name, command, report, oneCore }: TestStep,
  words: readonly string[],
): Promise<{ counts: Counts; output: string; seconds: number }> {
  if (!oneCore) console.log(`\n── ${name}`);
  const started = performance.now();
  const [file, ...args] = command;
  const reporters = file === 'vitest' ? ['--reporter=default', `--reporter=${GATE_REPORTER}`] : [];
  const child = spawn(file, [...args, ...reporters, ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  let output = '';
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!oneCore) target.write(text);
    });
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  let counts = countTests(report, output, exitCode ?? 1);
  const none = noneChosen(words, counts);
  if (none) {
    output += none;
    counts = { passed: 0, failed: 1 };
  }
  const seconds = (performance.now() - started) / 1000;
  if (oneCore) process.stdout.write(`\n── ${name}\n${output}`);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(1)} s`);
  return { counts, output, seconds };
}

interface Outcome {
  step: TestStep;
  counts: Counts;
  seconds: number;
}

let plan: TestPlan;
try {
  plan = planTests(TEST_STEPS, process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const outcomes: Outcome[] = [];
const notRun: string[] = [];
const flaky: string[] = [];
const failures: string[] = [];
const running = new Map<string, Promise<void>>();

async function runAndRecord(step: TestStep): Promise<void> {
  const broken = outcomes.find(
    ({ step: { name }, counts }) => step.needs?.includes(name) && counts.failed > 0,
  );
  if (broken) {
    notRun.push(`${step.name}: the step ${broken.step.name} failed`);
    return;
  }
  const { counts, output, seconds } = await runStep(step, step.report ? plan.words : []);
  outcomes.push({ step, counts, seconds });
  notRun.push(...notedTests('skipped', output).map((text) => `${step.name}: ${text}`));
  flaky.push(...notedTests('flaky', output));
  failures.push(...failuresOf(step.name, output, counts));
}

for (const step of plan.steps) {
  const others = step.oneCore ? 1 : 0;
  while (running.size > others || step.needs?.some((name) => running.has(name)))
    await Promise.race(running.values());
  const { name } = step;
  running.set(
    name,
    runAndRecord(step).finally(() => running.delete(name)),
  );
  // A step that uses both cores runs alone.
  if (!step.oneCore) await running.get(name);
}
await Promise.all(running.values());

const left = TEST_STEPS.filter((step) => !plan.steps.includes(step)).map(({ name }) => name);
if (left.length > 0) notRun.push(`${left.join(', ')}: not asked for`);
if (flaky.length > 0) console.log(`\n${flaky.map((text) => `Flaky: ${text}`).join('\n')}`);
console.log(`\nNot run:\n${[...notRun, ...SEPARATE_RUNS].map((line) => `  ${line}`).join('\n')}`);
const NAMED_AT_MOST = 40;
if (failures.length > 0) {
  const more = failures.length - NAMED_AT_MOST;
  console.log(
    `\nFailed:\n${failures
      .slice(0, NAMED_AT_MOST)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
  if (more > 0) console.log(`  and ${more} more`);
}
const whole = performance.now() / 1000;
console.log(`\n${durations(outcomes, whole)}`);
const { passed, failed } = sum(outcomes.map(({ counts }) => counts));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
