import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../jobs/write-whole.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { unwritable } from './storage-failure.ts';

const Names = z.array(z.string());

/**
 * Beside the data folder while a dump is unpacked into it, with the names that the folder had before. A start that ended
 * then, on a full disk or by `kill -9`, has left a part of a database, which Postgres would take for the whole.
 */
const markOf = (dataDir: string): string => `${dataDir}.unfinished`;

/**
 * Opens the embedded database of a folder. A new one begins with the dump, and so does one of which only a part was written.
 * @throws UnwritableError
 */
export async function openStored(dataDir: string, prepare: () => Promise<Blob>): Promise<EmbeddedDatabase> {
  const mark = markOf(dataDir);
  await removeParts(dataDir, mark);
  const exists = await stat(join(dataDir, 'PG_VERSION')).catch(() => undefined);
  if (exists) return openEmbedded({ dataDir });
  const dump = await prepare();
  const before = await readdir(dataDir).catch(() => []);
  await writeWhole(mark, JSON.stringify(before)).catch(unwritable(mark));
  const database = await openEmbedded({ dataDir, dump });
  await rm(mark);
  return database;
}

async function removeParts(dataDir: string, mark: string): Promise<void> {
  const text = await readFile(mark, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const before = Names.parse(JSON.parse(text));
  const parts = (await readdir(dataDir).catch(() => [])).filter((name) => !before.includes(name));
  await Promise.all(parts.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
  await rm(mark);
}
