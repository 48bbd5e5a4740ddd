import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of everything that readers leave: accounts, sessions, addresses, e-mails. */
export const DATA = process.env['DATA_DIR'] ?? 'data';

/** A list of records. */
export interface Store<Entry> {
  read(): Promise<readonly Entry[]>;
  /** Replaces the list by a new one; changes run one after another. */
  change(next: (entries: readonly Entry[]) => readonly Entry[]): Promise<void>;
}

/** The end of the last change of each file, shared by all bundles of one process. */
const shared = globalThis as typeof globalThis & { changes?: Map<string, Promise<void>> };
const changes = (shared.changes ??= new Map<string, Promise<void>>());

/**
 * A list in a JSON file. It is for one process on one machine: put your database in its place before you run two.
 * @param name of the file, without extension
 */
export function fileStore<Entry>(name: string): Store<Entry> {
  const path = join(DATA, `${name}.json`);
  const read = async (): Promise<readonly Entry[]> => {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as Entry[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  const write = async (entries: readonly Entry[]): Promise<void> => {
    await mkdir(DATA, { recursive: true });
    const draft = `${path}.${process.pid}.new`;
    await writeFile(draft, JSON.stringify(entries, null, 2), { mode: 0o600 });
    await rename(draft, path);
  };
  return {
    read,
    change(next) {
      const before = changes.get(path) ?? Promise.resolve();
      const done = before.then(async () => write(next(await read())));
      changes.set(
        path,
        done.catch(() => undefined),
      );
      return done;
    },
  };
}
