import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithThisProcess } from './after-this-process.ts';
import { runningOf, type Running } from './running.ts';

/** The sites of a benchmark, in one process with the sandbox behind them. */
export interface RunningSites extends Running {
  /** The port of the index; those of the brands come after it. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts the sites as `npm start` does, with a database in memory.
 * @param env more settings
 * @param port the first of ten ports
 */
export async function startSites(
  env: Readonly<Record<string, string>>,
  port = Number(process.env['PORT'] ?? 8700),
): Promise<RunningSites> {
  const child = spawn(process.execPath, ['--conditions=rotativa-source', 'apps/sites/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(port + 9),
      SANDBOX_DATA: 'memory',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithThisProcess(child);
  const exited = once(child, 'exit');
  // The log is read and thrown away, as a collector of logs reads it.
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Ready after') && resolve());
    void exited.then(() => reject(new Error('The sites did not start.')));
  });
  return {
    ...runningOf(child),
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
