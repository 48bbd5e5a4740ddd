import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../support/everything.ts';

const ROOT = join(import.meta.dirname, '../../..');
const READY_TIMEOUT_MS = 400_000;
const STOP_TIMEOUT_MS = 25_000;

/** Below the ports that systems assign automatically, and apart from those of the other tests. */
const randomBase = (): number => 8_000 + Math.floor(Math.random() * 150) * 10;

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** The parent of a process; 0 for a process that has ended. */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return !stat || state === 'Z' ? 0 : Number(parent);
}

/** The ids of a process and all its descendants. */
async function descendants(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)));
  const below = (pid: number): number[] =>
    pids.filter((other) => parents.get(other) === pid).flatMap((child) => [child, ...below(child)]);
  return below(root);
}

async function until(condition: () => Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (await condition()) return true;
    await sleep(200);
  }
  return false;
}

let child: ChildProcess | undefined;
let started: number[] = [];
afterEach(() => {
  for (const pid of [child?.pid ?? 0, ...started]) {
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as expected.
    }
  }
});

/** Starts an npm script and waits until its ports listen. */
async function startScript(
  script: string,
  base: number,
  ports: readonly number[],
  args: readonly string[] = [],
) {
  let output = '';
  child = spawn('npm', ['run', script, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(base),
      SANDBOX_PORT: String(base + 9),
      SANDBOX_DATA: 'memory',
      BROWSER: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const listening = async (): Promise<boolean> => (await Promise.all(ports.map(isTaken))).every(Boolean);
  expect(await until(listening, READY_TIMEOUT_MS), output).toBe(true);
  started = await descendants(child.pid!);
  expect(started.length).toBeGreaterThan(0);
  return { child, output: () => output };
}

const gone = async (): Promise<boolean> =>
  (await Promise.all(started.map(parentOf))).every((parent) => parent === 0);

const SCRIPTS: readonly [string, NodeJS.Signals, readonly number[], boolean][] = [
  ['start', 'SIGTERM', [0, 1, 6, 7, 9], false],
  ['start', 'SIGINT', [0, 1, 6, 7, 9], false],
  ['dev', 'SIGTERM', [0, 1, 6, 7, 9], false],
  ['sandbox', 'SIGTERM', [9], false],
  ['storybook', 'SIGTERM', [8], true],
];

describe('a signal only to npm, as from a supervisor or a container', () => {
  // The other scripts start the same way; only the nightly run tests them.
  it.each(EVERYTHING ? SCRIPTS : SCRIPTS.slice(0, 1))(
    '`npm run %s`: %s ends every process and frees every port',
    async (script, signal, offsets, isStorybook) => {
      const base = randomBase();
      const ports = offsets.map((offset) => base + offset);
      const args = isStorybook ? ['--', '--port', String(base + 8), '--ci'] : [];
      const { child: npm, output } = await startScript(script, base, ports, args);
      const ended = once(npm, 'exit');
      npm.kill(signal);
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS)]);
      expect(await until(gone, STOP_TIMEOUT_MS), output()).toBe(true);
      expect(await Promise.all(ports.map(isTaken))).toEqual(ports.map(() => false));
    },
    500_000,
  );
});

describe('X4 `npm start`', () => {
  it('restarts a sandbox that ended, and prints a message; a sandbox ends with its sites', async () => {
    const base = randomBase();
    const { output } = await startScript('start', base, [base, base + 9]);
    expect(await until(async () => output().includes('Ready after'), 60_000)).toBe(true);
    const commands = await Promise.all(
      started.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8')] as const),
    );
    const [sandbox] = commands.find(([, command]) => command.includes('apps/sandbox/')) ?? [0];
    process.kill(sandbox, 'SIGKILL');
    expect(await until(async () => !(await isTaken(base + 9)), 10_000)).toBe(true);
    expect(await until(() => isTaken(base + 9), 120_000), output()).toBe(true);
    expect(output()).toContain('The sandbox ended (SIGKILL). It starts again now');
    // Killed, as by a system without memory: the sandbox ends without a signal, and its port is free for the next start.
    started = await descendants(child!.pid!);
    const sites = commands.find(([, command]) => command.includes('apps/sites/start.ts'))![0];
    process.kill(sites, 'SIGKILL');
    expect(await until(gone, STOP_TIMEOUT_MS), output()).toBe(true);
    expect(await Promise.all([base, base + 9].map(isTaken))).toEqual([false, false]);
  }, 600_000);
});
