import type { Logger } from 'pino';
import { FileCache } from './file-cache.ts';
import { WorkQueue, type QueueOptions } from './work-queue.ts';

export interface KeptFilesOptions extends QueueOptions {
  readonly folder: string;
  /** All files of the folder have no more. */
  readonly maxBytes: number;
  /** Gets the error when a file is made and sent, but cannot be written, such as on a full disk. */
  readonly onUnkept: (error: unknown, name: string) => void;
}

/** Logs a file that is made again for each request, because it cannot be written. */
export const logUnkept =
  (log: Logger): KeptFilesOptions['onUnkept'] =>
  (error, file) =>
    log.warn({ err: error, file }, 'a file cannot be written to SANDBOX_CACHE');

/** Files that are made at the first request for them, in the turns of their callers, and kept. */
export class KeptFiles<T extends Uint8Array> {
  readonly #cache: FileCache;
  readonly #queue: WorkQueue<T | Buffer<ArrayBuffer>>;
  readonly #onUnkept: KeptFilesOptions['onUnkept'];

  constructor({ folder, maxBytes, onUnkept, ...queue }: KeptFilesOptions) {
    this.#onUnkept = onUnkept;
    this.#cache = new FileCache(folder, maxBytes);
    this.#queue = new WorkQueue(queue);
  }

  /**
   * The file of a name, which says all that it is made of. One that is kept needs no place in the queue.
   * @param caller whose turn and share of the queue it takes
   * @param left aborted when the caller waits no longer
   * @throws QueueFullError, LeftError, or the error of `make`
   */
  async get(
    name: string,
    make: () => Promise<T>,
    caller?: string,
    left?: AbortSignal,
  ): Promise<T | Buffer<ArrayBuffer>> {
    return (
      (await this.#cache.find(name)) ?? this.#queue.run(name, () => this.#make(name, make), caller, left)
    );
  }

  /** A file that is made each time, in the same queue. */
  make(
    name: string,
    make: () => Promise<T>,
    caller?: string,
    left?: AbortSignal,
  ): Promise<T | Buffer<ArrayBuffer>> {
    return this.#queue.run(name, make, caller, left);
  }

  async #make(name: string, make: () => Promise<T>): Promise<T | Buffer<ArrayBuffer>> {
    // It may have been made between the look and the turn.
    const found = await this.#cache.find(name);
    if (found !== undefined) return found;
    const made = await make();
    await this.#cache.keep(name, made).catch((error: unknown) => this.#onUnkept(error, name));
    return made;
  }
}
