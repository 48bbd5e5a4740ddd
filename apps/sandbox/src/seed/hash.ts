import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

async function filesUnder(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A key that changes with whatever a prepared database depends on: the migrations and the named sources.
 * @param sources paths relative to `apps/sandbox`, or absolute; one that does not exist counts as empty
 * @returns 16 hexadecimal digits
 */
export async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(sources.map((source) => filesUnder(resolve(ROOT, source))))).flat().sort();
  for (const file of new Set(files)) {
    hash.update(relative(ROOT, file));
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
