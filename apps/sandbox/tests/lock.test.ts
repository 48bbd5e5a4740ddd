import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseInUseError, lockDataDir, lockHolder, startOf } from '../src/db/lock.ts';
import { isStorageFailure, STORAGE_EXIT_CODE, UnwritableError } from '../src/db/storage-failure.ts';
import { isUnavailable } from '../src/db/violations.ts';
import { testConfig } from './open-app.ts';
import { prepareEmpty } from './open-prepared.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { runWithSmallFiles } from './with-small-files.ts';

const dataDir = async () => join(await temporaryFolder(), 'data');

describe('the lock of the embedded database', () => {
  it('has the process that holds it and its start time', async () => {
    const dir = await dataDir();
    const lock = await lockDataDir(dir);
    const started = await startOf(process.pid);
    expect(started).toBeTruthy();
    expect(JSON.parse(await readFile(`${dir}.lock`, 'utf8'))).toEqual({
      pid: process.pid,
      started,
      place: expect.stringMatching(/^\d+:\d+$/) as string,
    });
    await expect(lockDataDir(dir)).rejects.toThrow(DatabaseInUseError);
    await lock.announce('http://127.0.0.1:4000');
    expect(await lockHolder(dir)).toMatchObject({ pid: process.pid, started, url: 'http://127.0.0.1:4000' });
    await lock.release();
    expect(await lockHolder(dir)).toBeUndefined();
  });

  it('is taken over if its process id now belongs to another process', async () => {
    const dir = await dataDir();
    const lock = await lockDataDir(dir);
    await writeFile(`${dir}.lock`, JSON.stringify({ pid: process.pid, started: 'another boot:17' }));
    expect(await lockHolder(dir)).toBeUndefined();
    const taken = await lockDataDir(dir);
    await taken.release();
    await lock.release();
  });

  it('in a copy of the folder holds nothing', async () => {
    const dir = await dataDir();
    const lock = await lockDataDir(dir);
    const copy = await temporaryFolder();
    await cp(join(dir, '..'), copy, { recursive: true });
    expect(await lockHolder(join(copy, 'data'))).toBeUndefined();
    await (await lockDataDir(join(copy, 'data'))).release();
    await expect(lockDataDir(dir)).rejects.toThrow(DatabaseInUseError);
    await lock.release();
  });

  it('in a place that cannot be written is no lock of another process', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(lockDataDir(join(file, 'data'))).rejects.toThrow(UnwritableError);
  });

  it('of a version without start time is held while a process has the id', async () => {
    const dir = await dataDir();
    const lock = await lockDataDir(dir);
    await writeFile(`${dir}.lock`, JSON.stringify({ pid: process.pid }));
    await expect(lockDataDir(dir)).rejects.toThrow(DatabaseInUseError);
    await lock.release();
  });
});

describe('a write that fails', () => {
  const postgres = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

  it.each([
    [true, postgres('could not write to file "pg_wal/1": No space left on device', { code: '53100' })],
    [true, postgres('could not extend file "base/5/1": File too large', { code: 'XX000' })],
    [true, postgres('could not write block 7', { code: '58030' })],
    [true, postgres('could not locate a valid checkpoint record', { severity: 'PANIC' })],
    // The file system of the embedded Postgres throws an object that is no Error: no space left, and no such file.
    [true, { name: 'ErrnoError', errno: 51 }],
    [false, { name: 'ErrnoError', errno: 44 }],
    [true, new WebAssembly.RuntimeError('unreachable')],
    [false, postgres('duplicate key value violates unique constraint', { code: '23505', severity: 'ERROR' })],
    [false, postgres('invalid byte sequence for encoding "UTF8": 0x00', { code: '22021' })],
    [false, new Error('File too small')],
  ])('is told from other failures: %s for %s', (expected, error) => {
    expect(isStorageFailure(error)).toBe(expected);
  });

  it('on a database server is an outage for callers', () => {
    const message = 'could not write to log file "000000010000000000000001" at offset 8192: File too large';
    const cause = postgres(message, { code: 'XX000', severity: 'PANIC' });
    expect(isUnavailable(new Error('Failed query: insert', { cause }))).toBe(true);
    expect(isUnavailable(new Error('Failed query: insert'))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')(
    'ends the process with a message instead of waiting forever (not on Windows)',
    { timeout: 240_000 },
    async () => {
      const script = join(import.meta.dirname, 'fill-database.fixture.ts');
      const folder = await temporaryFolder();
      const [dir, dump] = [join(folder, 'data'), join(folder, 'dump')];
      await writeFile(dump, (await prepareEmpty(testConfig(folder))).stream());
      // More than a segment of the log, less than the final size of the table.
      const { code, stderr } = await runWithSmallFiles(20_000, script, [dir, dump]);
      expect(stderr).toMatch(/embedded database in .* cannot be written: .*File too large/);
      expect(code).toBe(STORAGE_EXIT_CODE);
    },
  );
});
