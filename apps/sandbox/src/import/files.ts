import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of a file: a JSON value, or the reason why it is not JSON. */
export type ParsedFile =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/**
 * The files of the arguments: files themselves, and all .json files in folders, at any depth, in order.
 * @throws if an argument does not exist
 */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const info = await stat(path).catch(() => undefined);
      if (info === undefined) throw new Error(`There is no file or folder '${path}'.`);
      if (!info.isDirectory()) return [path];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      // Links to files are followed, links to folders are not, because they may be circular.
      const named = entries
        .filter((entry) => !entry.isDirectory() && entry.name.toLowerCase().endsWith('.json'))
        .map((entry) => join(entry.parentPath, entry.name));
      const folders = await Promise.all(named.map(isFolder));
      return named.filter((_, index) => !folders[index]).sort();
    }),
  );
  return found.flat();
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  );

/** Reads a UTF-8 file as JSON. */
export async function parseFile(file: string): Promise<ParsedFile> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    if (text.trim() === '') return { ok: false, reason: 'the file is empty' };
    return { ok: true, value: JSON.parse(text) as unknown, text };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SyntaxError) return `not JSON: ${error.message}`;
  return 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? 'not a text in UTF-8'
    : error.message;
}
