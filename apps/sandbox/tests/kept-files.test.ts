import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { KeptFiles } from '../src/jobs/kept-files.ts';
import { QueueFullError } from '../src/jobs/work-queue.ts';
import { slowWork } from './slow-work.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a cache of files', () => {
  const keptIn = (folder: string, maxBytes: number) =>
    new KeptFiles<Uint8Array>({
      ...{ folder, maxBytes, concurrency: 1, waiting: 20, perCaller: 4 },
      onUnkept: (error) => unkept.push(error),
    });
  const unkept: unknown[] = [];
  afterEach(() => expect(unkept.splice(0)).toEqual([]));
  const bytes = (size: number) => async () => new Uint8Array(size);
  const sizeOf = async (folder: string) => {
    let total = 0;
    for (const name of await readdir(folder, { recursive: true })) {
      const info = await stat(join(folder, name));
      if (info.isFile()) total += info.size;
    }
    return total;
  };

  it('never holds more than its bytes, and keeps what was used last', async () => {
    const folder = await temporaryFolder();
    const cache = keptIn(folder, 1_000);
    for (let n = 0; n < 10; n += 1) {
      await cache.get(`some/${n}`, bytes(300));
      await cache.get('loved', bytes(100));
      expect(await sizeOf(folder)).toBeLessThanOrEqual(1_000);
    }
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'loved',
      'some',
      'some/7',
      'some/8',
      'some/9',
    ]);
    expect(await cache.get('loved', bytes(7))).toHaveLength(100);
    await cache.get('too large', bytes(2_000));
    expect(await sizeOf(folder)).toBe(1_000);
  });

  it('makes a file once for all who ask for it at the same time', async () => {
    const folder = await temporaryFolder();
    const cache = keptIn(folder, 1_000_000);
    let made = 0;
    const make = async () => {
      made += 1;
      return new Uint8Array(100_000);
    };
    const found = await Promise.all(Array.from({ length: 20 }, () => cache.get('one', make)));
    expect(found.map(({ length }) => length)).toEqual(Array(20).fill(100_000));
    expect([made, await readdir(folder)]).toEqual([1, ['one']]);
    await expect(cache.get('none', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('none', make)).toHaveLength(100_000);
  });

  it('sends a file that it cannot write, and leaves no part of it', async () => {
    const folder = await temporaryFolder();
    const files = keptIn(folder, 1_000);
    // A folder in the place of the file: it can be written, and not be moved there.
    await mkdir(join(folder, 'one', 'inside'), { recursive: true });
    expect(await files.get('one', bytes(300))).toHaveLength(300);
    expect(unkept.splice(0)).toEqual([expect.objectContaining({ syscall: 'rename' })]);
    expect(await readdir(folder)).toEqual(['one']);
  });

  it('has what is kept at once, also for a caller without a place and in a full queue', async () => {
    const { job, finish } = slowWork();
    const made = async () => new Uint8Array(await job());
    const files = keptIn(await temporaryFolder(), 1_000);
    await files.get('kept', bytes(300));
    const flood = Array.from({ length: 40 }, (_none, n) =>
      files.get(`flood ${n}`, made, `caller ${Math.floor(n / 8)}`),
    );
    const settled = Promise.allSettled(flood);
    await expect(Promise.all(flood)).rejects.toThrow(QueueFullError);
    expect(await files.get('kept', made, 'caller 0')).toHaveLength(300);
    await finish(settled);
  });

  it('makes a file in the first turn of any caller who has asked for it', async () => {
    const { job, finish } = slowWork();
    const order: string[] = [];
    const files = keptIn(await temporaryFolder(), 1_000);
    const ask = (name: string, caller: string) =>
      files.get(
        name,
        async () => {
          order.push(name);
          return new Uint8Array(await job());
        },
        caller,
      );
    const first = ask('a', 'one');
    await expect.poll(() => order).toEqual(['a']);
    const flood = ['b', 'c', 'd'].map((name) => ask(name, 'one'));
    const joined = ask('d', 'two');
    // The looks for the files take a moment, and end in any order.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await finish(Promise.all([first, ...flood, joined]));
    expect(order.slice(0, 2)).toEqual(['a', 'd']);
  });

  it('counts what an earlier process has left', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'old'));
    await writeFile(join(folder, 'old', 'one'), new Uint8Array(900));
    await keptIn(folder, 1_000).get('new', bytes(300));
    expect(await sizeOf(folder)).toBe(300);
  });
});
