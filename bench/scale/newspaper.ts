import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freshDatabase,
  startOwnPostgres,
  transactionsOf,
  type OwnServer,
} from '../../apps/sandbox/tests/postgres-server.ts';
import type { Order } from './front.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 180_000;
/** Clock ticks of the kernel in `/proc`. */
const TICK_MS = 10;
/** Ports between two processes of the sites: the index and six brands. */
const STRIDE = 10;

/** A process and what it has used. */
export interface Running {
  readonly pid: number;
  /** Milliseconds of processor time since its start. */
  cpuMs(): number;
  /** Resident memory in MB. */
  memoryMb(): number;
}

/** The sites, their backend and PostgreSQL, behind a balancer with a cache. */
export interface Newspaper {
  /** Origin of a brand for readers: 1 is the weekly. */
  origin(brand: number): string;
  /** Origin of the backend. */
  readonly backend: string;
  sites(): readonly Running[];
  readonly sandbox: Running;
  /** Transactions of PostgreSQL since the start: one for each statement outside of a transaction. */
  transactions(): Promise<number>;
  /** Turns the cache in front on and off. */
  cache(keeps: boolean): void;
  readonly faults: Faults;
  stop(): Promise<void>;
}

/** The misfortunes of a day. Each resolves when what it broke works again. */
export interface Faults {
  /** One process is gone at once, and a supervisor starts it again. */
  killProcess(): Promise<void>;
  /** Every process is replaced, one after another, as a deployment does. */
  deploy(): Promise<void>;
  restartDatabase(): Promise<void>;
  /** The backend takes connections and answers nothing. */
  cutBackend(ms: number): Promise<void>;
  emptyCache(): Promise<void>;
}

/** The use of a process, from `/proc`. */
export function runningOf({ pid = 0 }: ChildProcess): Running {
  return {
    pid,
    cpuMs: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  };
}

const program = (file: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--conditions=rotativa-source', join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Waits until a program answers. @throws if it ends, or after three minutes */
async function healthy(child: ChildProcess, origin: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${origin} ended at its start.`);
    const reply = await fetch(`${origin}/health`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`${origin} did not answer within ${START_MS / 1000} s.`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Starts a newspaper with a number of processes of the sites, on ports from `port`. */
export async function openNewspaper(port: number, processes: number): Promise<Newspaper> {
  const postgres: OwnServer = await startOwnPostgres();
  const database = await freshDatabase(postgres.url);
  const secret = (): string => randomBytes(32).toString('base64url');
  const tokens = {
    CONTENT_TOKEN: secret(),
    DESK_TOKEN: secret(),
    HANDOFF_SECRET: secret(),
    ACCESS_SECRET: secret(),
  };
  const relay = { NOTIFICATION_TOKEN: secret(), NEWSLETTER_KEY: secret(), SEGMENTS_TOKEN: secret() };
  const backend = `http://127.0.0.1:${port + 9}`;
  const sandbox = program('apps/sandbox/src/main.ts', {
    ...relay,
    DATABASE_URL: database,
    SANDBOX_PORT: String(port + 9),
    SANDBOX_CONTENT_TOKEN: tokens.CONTENT_TOKEN,
    DESK_TOKEN: tokens.DESK_TOKEN,
    // All readers have one address.
    SANDBOX_LIMIT_FACTOR: '1000000',
    PORT: String(port),
  });
  await healthy(sandbox, backend);

  const baseOf = (at: number): number => port + STRIDE * (at + 1);
  const startSite = async (at: number): Promise<ChildProcess> => {
    const child = program('apps/sites/start.ts', {
      ...tokens,
      ...relay,
      PORT: String(baseOf(at)),
      // The balancer, which tells the addresses of readers.
      SITES_PROXIES: '127.0.0.1',
      CONTENT_ORIGIN: backend,
      ACCOUNT_ORIGIN: backend,
      SERVICES_ORIGIN: backend,
      PAGES_ORIGIN: backend,
    });
    await healthy(child, `http://127.0.0.1:${baseOf(at) + 1}`);
    return child;
  };
  const sites: ChildProcess[] = [];
  for (let at = 0; at < processes; at += 1) sites.push(await startSite(at));

  const front = fork(join(import.meta.dirname, 'front.ts'), {
    execArgv: ['--conditions=rotativa-source'],
    env: { ...process.env, FRONT_PORT: String(port) },
  });
  await once(front, 'message');
  const tell = (order: Order): void => void front.send(order);
  const balance = (without?: number): void =>
    tell({ bases: sites.map((_, at) => baseOf(at)).filter((_, at) => at !== without) });
  balance();

  const replace = async (at: number, signal: NodeJS.Signals): Promise<void> => {
    await end(sites[at]!, signal);
    sites[at] = await startSite(at);
  };
  return {
    origin: (brand) => `http://127.0.0.1:${port + brand}`,
    backend,
    sites: () => sites.map(runningOf),
    sandbox: runningOf(sandbox),
    transactions: () => transactionsOf(database),
    cache: (keeps) => tell({ keeps }),
    faults: {
      killProcess: () => replace(0, 'SIGKILL'),
      deploy: async () => {
        for (const at of sites.keys()) {
          // A balancer takes a process out before it is stopped, unless it is the only one.
          if (sites.length > 1) balance(at);
          await replace(at, 'SIGTERM');
          balance();
        }
      },
      restartDatabase: () => postgres.restart('fast'),
      cutBackend: async (ms) => {
        sandbox.kill('SIGSTOP');
        await sleep(ms);
        sandbox.kill('SIGCONT');
      },
      emptyCache: async () => tell('empty'),
    },
    stop: async () => {
      sandbox.kill('SIGCONT');
      front.disconnect();
      await Promise.all(sites.map((child) => end(child)));
      await end(sandbox);
      await postgres.stop();
    },
  };
}
