import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freshDatabase,
  startOwnPostgres,
  transactionsOf,
  type OwnServer,
} from '../../apps/sandbox/tests/postgres-server.ts';
import { afterThisProcess, endWithThisProcess } from '../after-this-process.ts';
import { runningOf, type Running } from '../running.ts';
import type { Order } from './front.ts';
import { fillDisk } from './full-disk.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 180_000;
/** Ports between two processes of the sites: the index and six brands. */
const STRIDE = 10;

/** The sites, their backend and PostgreSQL, behind a balancer with a cache. */
export interface Newspaper {
  /** Origin of a brand for readers: 1 is the weekly. */
  origin(brand: number): string;
  /** Origin of the backend that always runs. */
  readonly backend: string;
  /** Origins of all backends that run now. */
  backends(): readonly string[];
  /** Address of the database. */
  readonly database: string;
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
  /** No program can write to a file. */
  fillDisk(ms: number): Promise<void>;
  /** A machine whose clock is wrong joins: a process of the sites, and a backend on the same database. */
  skewClock(aheadMs: number, ms: number): Promise<void>;
}

/** @param aheadMs by how much the program's clock is wrong */
const program = (file: string, env: NodeJS.ProcessEnv, aheadMs = 0): ChildProcess => {
  const clock = aheadMs === 0 ? [] : ['--import', join(import.meta.dirname, 'wrong-clock.ts')];
  const child = spawn(process.execPath, [...clock, '--conditions=rotativa-source', join(ROOT, file)], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      // The balancer learns a little later that a process is about to end.
      SHUTDOWN_DELAY_MS: '1000',
      ...env,
      CLOCK_AHEAD_MS: String(aheadMs),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  endWithThisProcess(child);
  return child;
};

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

/**
 * Starts a newspaper with a number of processes of the sites, on ports from `port`.
 * @param settings more settings of the sites and their backend
 */
export async function openNewspaper(
  port: number,
  processes: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Newspaper> {
  const postgres: OwnServer = await startOwnPostgres();
  // Its number is another one after a restart.
  const keepDatabase = afterThisProcess(`kill -QUIT "$(head -n 1 '${postgres.databaseDir}/postmaster.pid')"`);
  const database = await freshDatabase(postgres.url);
  const opened = new Date().toISOString();
  const secret = (): string => randomBytes(32).toString('base64url');
  const tokens = {
    CONTENT_TOKEN: secret(),
    DESK_TOKEN: secret(),
    HANDOFF_SECRET: secret(),
    ACCESS_SECRET: secret(),
  };
  const relay = { NOTIFICATION_TOKEN: secret(), NEWSLETTER_KEY: secret(), SEGMENTS_TOKEN: secret() };
  const files = await mkdtemp(join(tmpdir(), 'rotativa-scale-'));
  const backendAt = (at: number): string => `http://127.0.0.1:${at}`;
  const startBackend = async (at: number, aheadMs?: number): Promise<ChildProcess> => {
    const child = program(
      'apps/sandbox/src/main.ts',
      {
        ...relay,
        DATABASE_URL: database,
        SANDBOX_PORT: String(at),
        SANDBOX_CONTENT_TOKEN: tokens.CONTENT_TOKEN,
        SANDBOX_CACHE: join(files, 'sandbox'),
        // The same news for backends that start at other times.
        SANDBOX_CLOCK: opened,
        DESK_TOKEN: tokens.DESK_TOKEN,
        // Readers who buy have an address each.
        SANDBOX_PROXIES: '127.0.0.1',
        // All others have one.
        SANDBOX_LIMIT_FACTOR: '1000000',
        PORT: String(port),
        ...settings,
      },
      aheadMs,
    );
    await healthy(child, backendAt(at));
    return child;
  };
  const backend = backendAt(port + 9);
  const sandbox = await startBackend(port + 9);

  const baseOf = (at: number): number => port + STRIDE * (at + 1);
  const startSite = async (at: number, origin = backend, aheadMs?: number): Promise<ChildProcess> => {
    const child = program(
      'apps/sites/start.ts',
      {
        ...tokens,
        ...relay,
        PORT: String(baseOf(at)),
        // The balancer, which tells the addresses of readers.
        SITES_PROXIES: '127.0.0.1',
        CONTENT_ORIGIN: origin,
        ACCOUNT_ORIGIN: origin,
        SERVICES_ORIGIN: origin,
        PAGES_ORIGIN: origin,
        ASKED_PAGES_FILE: join(files, 'asked.json'),
        ...settings,
      },
      aheadMs,
    );
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

  const replace = async (
    at: number,
    signal: NodeJS.Signals,
    start: () => Promise<ChildProcess> = () => startSite(at),
  ): Promise<void> => {
    await end(sites[at]!, signal);
    sites[at] = await start();
  };
  /** A balancer takes a process out before it is stopped, unless it is the only one. */
  const exchange = async (at: number, start?: () => Promise<ChildProcess>): Promise<void> => {
    if (sites.length > 1) balance(at);
    await replace(at, 'SIGTERM', start);
    balance();
  };
  const others = new Set<string>();
  return {
    origin: (brand) => `http://127.0.0.1:${port + brand}`,
    backend,
    backends: () => [backend, ...others],
    database,
    sites: () => sites.map(runningOf),
    sandbox: runningOf(sandbox),
    transactions: () => transactionsOf(database),
    cache: (keeps) => tell({ keeps }),
    faults: {
      killProcess: () => replace(0, 'SIGKILL'),
      deploy: async () => {
        for (const at of sites.keys()) await exchange(at);
      },
      restartDatabase: () => postgres.restart('fast'),
      cutBackend: async (ms) => {
        sandbox.kill('SIGSTOP');
        await sleep(ms);
        sandbox.kill('SIGCONT');
      },
      emptyCache: async () => tell('empty'),
      fillDisk: (ms) =>
        fillDisk(
          postgres,
          [sandbox, ...sites].map(({ pid = 0 }) => pid),
          ms,
        ),
      skewClock: async (aheadMs, ms) => {
        const wrong = await startBackend(port + 8, aheadMs);
        const origin = backendAt(port + 8);
        others.add(origin);
        await exchange(0, () => startSite(0, origin, aheadMs));
        await sleep(ms);
        others.delete(origin);
        await exchange(0);
        await end(wrong);
      },
    },
    stop: async () => {
      sandbox.kill('SIGCONT');
      front.disconnect();
      await Promise.all(sites.map((child) => end(child)));
      await end(sandbox);
      await postgres.stop();
      keepDatabase();
      await rm(files, { recursive: true, force: true });
    },
  };
}
