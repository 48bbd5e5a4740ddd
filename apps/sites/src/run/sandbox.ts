import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import type { Config } from '../config/env.ts';
import { isHealthy } from '../server/health.ts';
import { keepRunning } from './keep-running.ts';

const ENTRY = join(ROOT, 'apps/sandbox/src/main.ts');
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;
const STOP_TIMEOUT_MS = 6_000;

/** The content API as a separate process, which is restarted when it ends. */
export interface Sandbox {
  stop(): Promise<void>;
}

/** The sandbox did not start. It has printed the reason. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Resolves when the sandbox responds. @throws SandboxError after two minutes */
async function ready(origin: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (await isHealthy(origin)) return;
    await sleep(POLL_MS);
  }
  throw new SandboxError(`The sandbox did not answer at ${origin} within ${START_TIMEOUT_MS / 1000} s.`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/**
 * Starts the sandbox and waits until it responds. If it ends later, it is restarted: see `keepRunning`.
 * @param say gets a message when it ends, and when it restarts
 * @throws SandboxError if it ends first, or does not respond within two minutes
 */
export async function startSandbox(
  { sandboxPort, contentOrigin, contentToken, relay, port }: Config,
  say: (message: string) => void,
): Promise<Sandbox> {
  let child!: ChildProcess;
  let ended!: Promise<string>;
  let stopping = false;
  const launch = (): Promise<string> => {
    child = spawn(process.execPath, ['--conditions=rotativa-source', ENTRY], {
      cwd: ROOT,
      env: {
        LOG_LEVEL: 'warn',
        ...process.env,
        SANDBOX_PORT: String(sandboxPort),
        PORT: String(port),
        ...(contentToken && { SANDBOX_CONTENT_TOKEN: contentToken }),
        ...(relay && {
          NOTIFICATION_TOKEN: relay.notificationToken,
          NEWSLETTER_KEY: relay.newsletterKey,
          SEGMENTS_TOKEN: relay.segmentsToken,
        }),
      },
      // The channel closes when this process is gone, even if it was killed: the sandbox ends then.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    ended = once(child, 'exit').then(
      ([code, signal]: (number | string | null)[]) => String(code ?? signal),
      (error: Error) => error.message,
    );
    return ended;
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  };
  // The sandbox must end whenever this process does.
  process.once('exit', () => child.kill('SIGTERM'));
  const first = launch();
  try {
    await Promise.race([
      ready(contentOrigin),
      first.then((how) => {
        throw new SandboxError(`The sandbox ended (${how}).`);
      }),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  void keepRunning(first, {
    launch,
    stopped: () => stopping,
    wait: sleep,
    now: () => performance.now(),
    onEnd: (how, delay) =>
      say(
        `The sandbox ended (${how}). It starts again ${delay === 0 ? 'now' : `in ${delay / 1000} s`}; the sites continue without it.`,
      ),
  });
  return { stop };
}
