import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../src/db/embedded.ts';

/** A program that writes rows into an embedded database in the given folder, from the given dump, until a write fails. */
const [dataDir, dump = ''] = process.argv.slice(2);
const { db } = await openEmbedded({ dataDir, dump: new Blob([await readFile(dump)]) });
await db.execute(sql`create table filling (words text)`);
// Without compression, which would be slow.
await db.execute(sql`alter table filling alter column words set storage external`);
for (;;) await db.execute(sql`insert into filling select repeat('x', 1000000) from generate_series(1, 4)`);
