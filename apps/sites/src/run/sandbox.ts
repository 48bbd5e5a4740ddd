import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import type { Config } from '../config/env.ts';

const ENTRY = join(ROOT, 'apps/sandbox/src/main.ts');
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;
const STOP_TIMEOUT_MS = 6_000;

/** The content API as a process of its own. */
export interface Sandbox {
  /** Rejects when it ends by itself. */
  readonly ended: Promise<never>;
  stop(): Promise<void>;
}

/** The sandbox did not start; it said why itself. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/health', origin), { signal: AbortSignal.timeout(1000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts the sandbox and waits until it answers.
 * @throws SandboxError when it ends first, or takes longer than two minutes
 */
export async function startSandbox({ sandboxPort, contentOrigin, port }: Config): Promise<Sandbox> {
  const child = spawn(process.execPath, ['--conditions=rotativa-source', ENTRY], {
    cwd: ROOT,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      SANDBOX_PORT: String(sandboxPort),
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // However this process comes to its end, the sandbox is told.
  process.once('exit', () => child.kill('SIGTERM'));
  let stopping = false;
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]): never => {
    throw new SandboxError(`The sandbox ended (${String(code ?? signal)}).`);
  });
  // Whoever waits for it hears of it; nobody else needs to.
  ended.catch(() => undefined);

  const stop = async (): Promise<void> => {
    if (stopping || child.exitCode !== null) return;
    stopping = true;
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended.catch(() => undefined);
    clearTimeout(impatience);
  };
  const ready = async (): Promise<void> => {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < deadline) {
      if (await answers(contentOrigin)) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new SandboxError(
      `The sandbox did not answer at ${contentOrigin} within ${START_TIMEOUT_MS / 1000} s.`,
    );
  };
  try {
    await Promise.race([ready(), ended]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}
