import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Files that can be made again, in a folder of bounded size; `KeptFiles` makes them. The least recently used ones are deleted first. */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by name, the least recently used first. */
  #sizes: Promise<Map<string, number>> | undefined;
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** The file of a name, if the folder has it. */
  async find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const found = await readFile(join(this.#folder, name)).catch(() => undefined);
    if (found !== undefined) await this.#use(name, found.length);
    return found;
  }

  /** Keeps a file that is not larger than all that the folder may have. Two calls must not keep one name at a time. */
  async keep(name: string, content: Uint8Array): Promise<void> {
    if (content.length > this.#maxBytes) return;
    await writeWhole(join(this.#folder, name), content);
    await this.#use(name, content.length);
  }

  async #use(name: string, size: number): Promise<void> {
    this.#sizes ??= this.#read();
    const sizes = await this.#sizes;
    sizes.delete(name);
    sizes.set(name, size);
    let total = 0;
    for (const bytes of sizes.values()) total += bytes;
    for (const [oldest, bytes] of sizes) {
      if (total <= this.#maxBytes) break;
      sizes.delete(oldest);
      total -= bytes;
      await rm(join(this.#folder, oldest), { force: true });
    }
  }

  /** The files of earlier processes, by the time of writing. */
  async #read(): Promise<Map<string, number>> {
    const names = await readdir(this.#folder, { recursive: true }).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => ({
        name,
        info: await stat(join(this.#folder, name)).catch(() => undefined),
      })),
    );
    return new Map(
      files
        .flatMap(({ name, info }) => (info?.isFile() ? { name, size: info.size, at: info.mtimeMs } : []))
        .toSorted((one, other) => one.at - other.at)
        .map(({ name, size }) => [name, size]),
    );
  }
}
