/**
 * Requests per second of the sandbox for login, profile and cart, and its memory, on the embedded database and on a
 * PostgreSQL server; then the times of 200 readers who sign up, buy and cancel in parallel: `npm run bench:sandbox`. Prints
 * two tables, and fails if an order was lost or a call failed.
 *
 * `-- --seconds 10` measures longer, `-- --connections 8` sets the number of callers, `-- --readers 1000` the number of
 * readers. It uses the server at ROTATIVA_TEST_DATABASE_URL, or starts one from npm. Caller, sandbox and server share the machine.
 */
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SEED_PASSWORD, SEED_READERS } from '../apps/sandbox/src/seed/readers.ts';
import { freshDatabase, startPostgres } from '../apps/sandbox/tests/postgres-server.ts';
import { crowd } from './crowd.ts';
import { load, type Call, type Figures } from './load.ts';
import { printCalls, printCrowd, type Measured } from './sandbox-tables.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    readers: { type: 'string', default: '200' },
  },
});
const SECONDS = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const CROWD = Number(values.readers);

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'apps/sandbox/src/main.ts');
const MB = 1024;

const READERS = [
  SEED_READERS.registered,
  SEED_READERS.active,
  SEED_READERS.terminated,
  SEED_READERS.cancelled,
  SEED_READERS.suspended,
  SEED_READERS.owner,
  SEED_READERS.associate,
  SEED_READERS.expiringCard,
];
const LOGIN = '/identity/public/v1/auth/login';
const PROFILE = '/identity/public/v1/profile';
const CART = '/sales/public/v1/cart';
const ITEM = '/sales/public/v1/cart/item';
/** The yearly subscription of offer 466, which the seed holds. */
const YEARLY = { items: [{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 }] };

interface Sandbox {
  readonly url: string;
  /** Resident memory of the sandbox's process, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** The sandbox as a separate process without effective rate limits. */
async function startSandbox(env: Record<string, string>): Promise<Sandbox> {
  const child: ChildProcess = spawn(process.execPath, ['--conditions=rotativa-source', MAIN], {
    cwd: ROOT,
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_PROXIES: '127.0.0.1',
      SANDBOX_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`The sandbox ended (${String(code)}). ${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const listening = /listens at (http:\S+)/.exec(said)?.[1];
      if (listening !== undefined) resolve(listening);
    });
  });
  return {
    url,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / MB,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const json = (method: string, path: string, body?: object, token?: string): Call => ({
  method,
  path,
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

const loginOf = (index: number): Call =>
  json('POST', LOGIN, {
    userName: READERS[index % READERS.length]?.email,
    credentials: SEED_PASSWORD,
    grantType: 'password',
  });

async function tokenOf(url: string, index: number): Promise<string> {
  const { method, path, headers, body } = loginOf(index);
  const reply = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const { accessToken } = (await reply.json()) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`No login for the bench: ${reply.status}`);
  return accessToken;
}

async function measure(name: string, env: Record<string, string>): Promise<Measured> {
  // The first start fills the database or prepares its dump, so it is not measured.
  await (await startSandbox(env)).stop();
  const sandbox = await startSandbox(env);
  try {
    const { url } = sandbox;
    const idle = sandbox.memory();
    const tokens = await Promise.all(READERS.map((_, index) => tokenOf(url, index)));
    const token = (index: number) => tokens[index % tokens.length];
    const calls: Readonly<Record<string, (index: number) => Call>> = {
      'log in': loginOf,
      'read the profile': (index) => json('GET', PROFILE, undefined, token(index)),
      'add to the cart': (index) => json('POST', ITEM, YEARLY, token(index)),
      'read the cart': (index) => json('GET', CART, undefined, token(index)),
    };
    const figures = new Map<string, Figures>();
    for (const [label, call] of Object.entries(calls))
      figures.set(label, await load(url, call, { connections: CONNECTIONS, seconds: SECONDS }));
    const loaded = sandbox.memory();
    return { name, figures, idle, loaded, crowd: await crowd(url, CROWD) };
  } finally {
    await sandbox.stop();
  }
}

const cache = await mkdtemp(join(tmpdir(), 'rotativa-bench-'));
const server = await startPostgres();
try {
  const embedded = await measure('embedded (PGlite)', {
    SANDBOX_CACHE: cache,
    SANDBOX_DATA: 'memory',
    DATABASE_URL: '',
  });
  const served = await measure('PostgreSQL server', {
    SANDBOX_CACHE: cache,
    DATABASE_URL: await freshDatabase(server.url),
  });
  const all = [embedded, served];
  const what = { connections: CONNECTIONS, seconds: SECONDS };
  printCalls(all, what);
  printCrowd(all);
  if (all.some(({ crowd: { faults } }) => faults.length > 0)) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(cache, { recursive: true, force: true });
}
