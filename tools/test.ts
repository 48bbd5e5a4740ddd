/**
 * Runs everything: `npm test`. `npm test -- unit lint` runs the named steps alone.
 *
 * The last line is the sum over all steps, `N passed, N failed`; the exit code is 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests, sum, type Counts } from './test-report.ts';
import { TEST_STEPS, type TestStep } from './test-steps.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;

async function runStep({ name, command, report }: TestStep): Promise<Counts> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const [file, ...args] = command;
  const child = spawn(file, args, {
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
      target.write(text);
    });
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const counts = countTests(report, output, exitCode ?? 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !TEST_STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. Steps: ${TEST_STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const results: Counts[] = [];
for (const step of TEST_STEPS) {
  if (wanted.length === 0 || wanted.includes(step.name)) results.push(await runStep(step));
}
const { passed, failed } = sum(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
