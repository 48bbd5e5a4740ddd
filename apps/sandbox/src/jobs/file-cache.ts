import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that can be made again, in a folder of bounded size. The least recently used ones are deleted first. */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by name, the least recently used first. */
  #sizes: Promise<Map<string, number>> | undefined;
  /** The files that are being read or made. Two that write the same one would move it away from each other. */
  readonly #running = new Map<string, Promise<Uint8Array | Buffer<ArrayBuffer>>>();

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** The file of a name, from the folder or made now. */
  get<T extends Uint8Array>(name: string, make: () => Promise<T>): Promise<T | Buffer<ArrayBuffer>> {
    const running = this.#running.get(name) as Promise<T | Buffer<ArrayBuffer>> | undefined;
    if (running !== undefined) return running;
    const file = this.#find(name, make).finally(() => this.#running.delete(name));
    this.#running.set(name, file);
    return file;
  }

  async #find<T extends Uint8Array>(name: string, make: () => Promise<T>): Promise<T | Buffer<ArrayBuffer>> {
    const found = await readFile(join(this.#folder, name)).catch(() => undefined);
    if (found !== undefined) {
      await this.#use(name, found.length);
      return found;
    }
    const made = await make();
    if (made.length <= this.#maxBytes) {
      await this.#write(name, made);
      await this.#use(name, made.length);
    }
    return made;
  }

  /** Writes to a temporary file and moves it, so that no other process reads an incomplete file. */
  async #write(name: string, content: Uint8Array): Promise<void> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
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
