import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { METRICS_PORT } from '../../../shared/telemetry/settings.ts';
import { ROOT } from '../build/paths.ts';
import { isHealthy } from '../server/health.ts';
import { keepRunning } from './keep-running.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;
const STOP_TIMEOUT_MS = 6_000;

/** A separate process, which is restarted when it ends. */
export interface Program {
  stop(): Promise<void>;
}

export interface ProgramOptions {
  /** Its name in messages: 'The sandbox'. */
  readonly name: string;
  /** Its module, from the root. */
  readonly entry: string;
  /** The port of its metrics follows that of the sites by this number. */
  readonly metricsOffset: number;
  /** Where it answers `/health`. */
  readonly origin: string;
  readonly env: NodeJS.ProcessEnv;
  /** Gets a message when it ends, and when it restarts. */
  readonly say: (message: string) => void;
}

/** A program did not start. It has printed the reason. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}

/** The settings of OpenTelemetry that differ from those of this process: a port has one server, a service one name. */
const telemetryOf = (env: NodeJS.ProcessEnv, offset: number): NodeJS.ProcessEnv => ({
  OTEL_SERVICE_NAME: '',
  OTEL_EXPORTER_PROMETHEUS_PORT: String(
    Number(env['OTEL_EXPORTER_PROMETHEUS_PORT'] || METRICS_PORT) + offset,
  ),
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Resolves when the program responds. @throws ProgramError after two minutes */
async function ready({ name, origin }: ProgramOptions): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (await isHealthy(origin)) return;
    await sleep(POLL_MS);
  }
  throw new ProgramError(`${name} did not answer at ${origin} within ${START_TIMEOUT_MS / 1000} s.`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/**
 * Starts a program and waits until it responds. If it ends later, it is restarted: see `keepRunning`.
 * @throws ProgramError if it ends first, or does not respond within two minutes
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { name, entry, env, metricsOffset, say } = options;
  let child!: ChildProcess;
  let ended!: Promise<string>;
  let stopping = false;
  const launch = (): Promise<string> => {
    child = spawn(process.execPath, ['--conditions=rotativa-source', join(ROOT, entry)], {
      cwd: ROOT,
      env: {
        LOG_LEVEL: 'warn',
        ...process.env,
        ...telemetryOf(process.env, metricsOffset),
        // No balancer sends it requests.
        SHUTDOWN_DELAY_MS: '',
        ...env,
      },
      // The channel closes when this process is gone, even if it was killed: the program ends then.
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
  // The program must end whenever this process does.
  process.once('exit', () => child.kill('SIGTERM'));
  const first = launch();
  try {
    await Promise.race([
      ready(options),
      first.then((how) => {
        throw new ProgramError(`${name} ended (${how}).`);
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
        `${name} ended (${how}). It starts again ${delay === 0 ? 'now' : `in ${delay / 1000} s`}; the sites continue without it.`,
      ),
  });
  return { stop };
}
