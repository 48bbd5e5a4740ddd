import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '../../src/db/database.ts';
import { openServer } from '../../src/db/server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { newDatabase } from './open-postgres.ts';

interface Journal {
  entries: { idx: number; tag: string }[];
}
interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string; generated?: unknown }> }>;
}
const JOURNAL = 'meta/_journal.json';
const json = <T>(file: string): T => JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')) as T;

/** The migrations of the version before the last one. */
async function migrationsBefore(): Promise<{ folder: string; schema: Snapshot }> {
  const folder = join(await temporaryFolder(), 'drizzle');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journal = json<Journal>(JOURNAL);
  const entries = journal.entries.slice(0, -1);
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
  const last = String(entries.at(-1)!.idx).padStart(4, '0');
  return { folder, schema: json<Snapshot>(`meta/${last}_snapshot.json`) };
}

const quoted = (name: string): string => `"${name}"`;

it(
  'the statements of the version before work after the migrations of the new one',
  { timeout: 60_000 },
  async () => {
    const url = await newDatabase();
    const before = await migrationsBefore();
    const old = new pg.Client({ connectionString: url });
    await old.connect();
    await migrate(drizzle(old), { migrationsFolder: before.folder });
    // Work of the old version, which goes on with the connection that it has.
    await old.query(`insert into settings (key, value) values ('before', '{"a":1}')`);

    const server = await openServer(url, (error) => expect.fail(error.message));
    await server.migrate();

    for (const { name, columns } of Object.values(before.schema.tables)) {
      const all = Object.values(columns);
      const written = all
        .filter(({ generated }) => generated === undefined)
        .map((column) => quoted(column.name));
      await old.query(
        `select ${all.map((column) => quoted(column.name)).join(', ')} from ${quoted(name)} limit 0`,
      );
      // A row of the old version has no value for a new column.
      await old.query(
        `insert into ${quoted(name)} (${written.join(', ')}) overriding system value select ${written.join(', ')} from ${quoted(name)} limit 0`,
      );
      const { rows } = await old.query<{ column_name: string }>(
        `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
       and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'
       and not column_name = any($2)`,
        [name, all.map((column) => column.name)],
      );
      expect(rows, `columns of ${name} that the version before does not write`).toEqual([]);
    }
    await old.query(`update settings set value = '{"a":2}' where key = 'before'`);
    const { rows } = await old.query(`select value from settings where key = 'before'`);
    expect(rows).toEqual([{ value: { a: 2 } }]);
    await server.db.execute(sql`select 1`);
    await server.close();
    await old.end();
  },
);
