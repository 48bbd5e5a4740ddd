import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = join(import.meta.dirname, 'after-this-process.ts');
const PROGRAM = `
  const { spawn } = await import('node:child_process');
  const { afterThisProcess, endWithThisProcess } = await import(process.argv[1]);
  const child = spawn('sleep', ['600'], { stdio: 'ignore' });
  endWithThisProcess(child);
  afterThisProcess('touch "' + process.argv[2] + '/done"');
  afterThisProcess('touch "' + process.argv[2] + '/cancelled"')();
  console.log(child.pid);
  setInterval(() => undefined, 1000);
`;
const WAIT_MS = 20_000;

/** Whether a process runs: one that has ended may stay in the list until its parent has looked. */
const runs = (pid: string): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue() && waited < WAIT_MS; waited += 50) await sleep(50);
  expect(isTrue()).toBe(true);
}

it('what a killed process started ends, and what it left to do is done', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rotativa-after-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, MODULE, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
  const pid = line.trim();
  expect(runs(pid)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !runs(pid));
  await until(() => existsSync(join(folder, 'done')));
  expect(existsSync(join(folder, 'cancelled'))).toBe(false);
});
