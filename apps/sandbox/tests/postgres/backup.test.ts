import { execFile } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openServer } from '../../src/db/server.ts';
import { settings } from '../../src/db/schema/index.ts';
import { freshDatabase, startOwnPostgres } from '../postgres-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);
/** The files keep their owner, who is not the caller if that is root. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to]);

/** Backs up a running server as `pg_basebackup` does, whose program does not come with the server from npm. */
async function backUp(url: string, databaseDir: string, copying: () => Promise<unknown>): Promise<string> {
  const target = join(await temporaryFolder(), 'restored');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('test', true)");
  await copy(databaseDir, target);
  await copying();
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(target, 'postmaster.pid'));
  await rm(join(target, 'pg_wal'), { recursive: true });
  await copy(join(databaseDir, 'pg_wal'), target);
  const label = join(target, 'backup_label');
  await writeFile(label, rows[0]!.labelfile);
  const { uid, gid } = await stat(target);
  await chown(label, uid, gid);
  return target;
}

it(
  'a backup of a running server is restored with all that was written until its end',
  { timeout: 120_000 },
  async () => {
    const server = await startOwnPostgres();
    const url = await freshDatabase(server.url);
    const open = (address: string) => openServer(address, (error) => expect.fail(error.message));
    const running = await open(url);
    await running.migrate();
    const write = (key: string) => running.db.insert(settings).values({ key, value: { key } });
    await write('before');
    const files = await backUp(url, server.databaseDir, () => write('during'));
    await write('after');
    await running.db.execute(sql`drop table readers cascade`);
    await running.close();
    await server.stop();

    const restored = await startOwnPostgres(files);
    const address = new URL(restored.url);
    address.pathname = new URL(url).pathname;
    const database = await open(address.href);
    // Nothing to migrate, and the table that was lost.
    await database.migrate();
    const rows = await database.db.select({ key: settings.key }).from(settings).orderBy(settings.key);
    expect(rows.map(({ key }) => key)).toEqual(['before', 'during']);
    const { rows: readers } = (await database.db.execute(
      sql`select count(*)::int as count from readers`,
    )) as unknown as {
      rows: { count: number }[];
    };
    expect(readers).toEqual([{ count: 0 }]);
    await database.close();
    await restored.stop();
  },
);
