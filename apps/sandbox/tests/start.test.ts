import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from 'rotativa/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseInUseError } from '../src/db/lock.ts';
import { STORAGE_EXIT_CODE } from '../src/db/storage-failure.ts';
import { PortTakenError } from '../../shared/ports.ts';
import { importJson } from '../src/import/import-json.ts';
import { findTarget } from '../src/import/target.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/sandbox.ts';
import { siteOf } from '../src/sites.ts';
import { seederOf, SILENT, testConfig } from './open-app.ts';
import { CLOCK, SAMPLE } from './sample-content.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { runWithSmallFiles, type Ended } from './with-small-files.ts';

/** Shared by the tests of this file, because a dump takes seconds. */
const cacheDir = await temporaryFolder();
const open: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.close();
});

async function start(folder: string, options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({
    env: {},
    log: SILENT,
    seeders: [seederOf(SAMPLE)],
    clock: () => CLOCK,
    ...options,
    config: { ...testConfig(cacheDir, { dataDir: join(folder, 'data') }), ...options.config },
  });
  open.push(sandbox);
  return sandbox;
}

async function stop(sandbox: Sandbox): Promise<void> {
  open.splice(open.indexOf(sandbox), 1);
  await sandbox.close();
}

const STORY = '/politica/articulo/reforma-educacion/';
/** The sandbox's reply for an address: a document or an error. */
const read = async (sandbox: Sandbox, website_url: string) => {
  const search = new URLSearchParams({ query: JSON.stringify({ website_url }), _website: 'semanario' });
  const reply = await sandbox.app.request(`/content/v1/story-by-url?${search.toString()}`);
  return (await reply.json()) as Record<string, unknown>;
};

describe('Z6 start', () => {
  it('prepares once, starts from the dump, and keeps imported documents', { timeout: 120_000 }, async () => {
    const folder = await temporaryFolder();
    // A separate cache, because this test needs one without a dump.
    const cache = join(folder, 'cache');
    const progress: string[] = [];
    const first = await start(folder, {
      config: { cacheDir: cache },
      onProgress: (message) => progress.push(message),
    });
    expect(progress[0]).toMatch(/Preparing/);
    expect((await readdir(cache)).filter((name) => name.startsWith('seeded-'))).toHaveLength(1);
    const story = { _id: 'I1', type: 'story', canonical_url: '/i/1/', headlines: { basic: 'Importada' } };
    await importJson(story, { db: first.context.db, site: siteOf('weekly'), now: CLOCK });
    await stop(first);

    const began = performance.now();
    const second = await start(folder, {
      config: { cacheDir: cache },
      onProgress: () => expect.fail('prepared twice'),
    });
    console.info(`restarted from its data in ${Math.round(performance.now() - began)} ms`);
    expect((await read(second, '/i/1/'))['_id']).toBe('I1');
    await stop(second);

    const fromDump = performance.now();
    const third = await start(folder, { config: { cacheDir: cache, dataDir: 'memory' } });
    console.info(`started from the dump in ${Math.round(performance.now() - fromDump)} ms`);
    expect((await read(third, STORY))['type']).toBe('story');
    expect((await read(third, '/i/1/'))['code']).toBe('not_found');
  });

  it(
    'moves the news to the moment of the start, and leaves imported dates',
    { timeout: 60_000 },
    async () => {
      const folder = await temporaryFolder();
      const first = await start(folder);
      const imported = {
        _id: 'I2',
        type: 'story',
        canonical_url: '/i/2/',
        headlines: { basic: 'x' },
        publish_date: '2020-01-01T00:00:00Z',
      };
      await importJson(imported, { db: first.context.db, site: siteOf('weekly'), now: CLOCK });
      expect((await read(first, STORY))['publish_date']).toBe('2026-03-10T16:30:00.000Z');
      await stop(first);

      const later = await start(folder, { clock: () => new Date(CLOCK.getTime() + 5 * HOUR_MS) });
      const moved = await read(later, STORY);
      expect([moved['publish_date'], moved['display_date']]).toEqual(
        Array(2).fill('2026-03-10T21:30:00.000Z'),
      );
      expect((await read(later, '/i/2/'))['publish_date']).toBe('2020-01-01T00:00:00Z');
      await stop(later);

      const fixed = await start(folder, { config: { seedClock: new Date('2026-01-01T00:00:00Z') } });
      expect((await read(fixed, STORY))['publish_date']).toBe('2025-12-31T23:30:00.000Z');
    },
  );

  it(
    'writes the seed again after a change of its content, and keeps imported documents',
    { timeout: 60_000 },
    async () => {
      const folder = await temporaryFolder();
      const first = await start(folder);
      const imported = { _id: 'I3', type: 'story', canonical_url: '/i/3/', headlines: { basic: 'x' } };
      await importJson(imported, { db: first.context.db, site: siteOf('weekly'), now: CLOCK });
      await stop(first);
      const changed = SAMPLE.stories.map((story) =>
        story.slug === 'reforma-educacion' ? { ...story, headline: 'Otro titular' } : story,
      );
      // Another list of sources has the same effect as a change of their text: another key.
      const seeder = { ...seederOf({ ...SAMPLE, stories: changed }), sources: ['tests/sample-content.ts'] };
      const second = await start(folder, { seeders: [seeder] });
      expect((await read(second, STORY))['headlines']).toEqual({ basic: 'Otro titular' });
      expect((await read(second, '/i/3/'))['_id']).toBe('I3');
    },
  );

  it(
    'reports the process that holds the data, and sends an import through it',
    { timeout: 60_000 },
    async () => {
      const folder = await temporaryFolder();
      const first = await start(folder);
      const { url } = await first.listen();
      await expect(start(folder)).rejects.toThrow(DatabaseInUseError);
      await expect(start(folder)).rejects.toThrow(new RegExp(`process ${process.pid}.*${url}`));

      const target = await findTarget(testConfig(folder, { dataDir: join(folder, 'data') }));
      expect(target.description).toContain(url);
      const value = { _id: 'I4', type: 'story', canonical_url: '/i/4/', headlines: { basic: 'Por HTTP' } };
      const report = await target.import({ value, text: JSON.stringify(value) }, siteOf('weekly'));
      expect(report.pages).toEqual([{ outcome: 'imported', id: 'I4', headline: 'Por HTTP', path: '/i/4/' }]);
      expect(await target.idAt('/i/4/', siteOf('weekly'))).toBe('I4');
      expect(await target.idAt('/i/5/', siteOf('weekly'))).toBeUndefined();
      expect((await read(first, '/i/4/'))['_id']).toBe('I4');
    },
  );

  it('takes over from a process that died', { timeout: 60_000 }, async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'data.lock'), JSON.stringify({ pid: 2 ** 22 + 1 }));
    expect((await read(await start(folder), STORY))['type']).toBe('story');
  });

  it('reports a port in use', { timeout: 60_000 }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const sandbox = await start(await temporaryFolder(), { config: { port } });
    await expect(sandbox.listen()).rejects.toThrow(PortTakenError);
    await expect(sandbox.listen()).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });

  it('responds to health, and with JSON for unknown addresses', { timeout: 60_000 }, async () => {
    const sandbox = await start(await temporaryFolder());
    const { url } = await sandbox.listen();
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
    const missing = await fetch(`${url}/nada`);
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

/** A file of 16 MB is a log of Postgres; the dump of the small seed has some. */
const startSmall = (blocks: number, cache: string, data: string): Promise<Ended> =>
  runWithSmallFiles(blocks, join(import.meta.dirname, 'start-small.fixture.ts'), [cache, data]);

const SAYS_WHAT_TO_DO =
  /cannot be written: .*(file too large|disk is full)[\s\S]*Check free space, .*then start again/i;
const STACK = /^\s+at /m;

describe.skipIf(process.platform === 'win32')('Z6 a start on a full disk (not on Windows)', () => {
  it('that cannot keep the seed ends with words, and leaves none of it', { timeout: 240_000 }, async () => {
    const folder = await temporaryFolder();
    const { code, stderr } = await startSmall(1000, folder, join(folder, 'data'));
    expect(stderr).toMatch(SAYS_WHAT_TO_DO);
    expect(stderr).toContain(join(folder, 'seeded-'));
    expect(stderr).not.toMatch(STACK);
    expect(code).toBe(STORAGE_EXIT_CODE);
    expect(await readdir(folder)).toEqual([]);
  });

  it(
    'that cannot unpack the seed ends with words, and the next one has all of it',
    { timeout: 240_000 },
    async () => {
      const folder = await temporaryFolder();
      // The dump.
      await stop(await start(await temporaryFolder()));
      const { code, stderr } = await startSmall(8000, cacheDir, join(folder, 'data'));
      expect(stderr).toMatch(SAYS_WHAT_TO_DO);
      expect(stderr).toContain(join(folder, 'data'));
      expect(stderr).not.toMatch(STACK);
      expect(code).toBe(STORAGE_EXIT_CODE);
      expect((await read(await start(folder), STORY))['type']).toBe('story');
    },
  );

  it('unpacks the seed again where only a part of a database was written', { timeout: 60_000 }, async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'data/base'), { recursive: true });
    for (const name of ['PG_VERSION', 'notes.txt']) await writeFile(join(folder, 'data', name), '17');
    await writeFile(join(folder, 'data.unfinished'), JSON.stringify(['notes.txt']));
    expect((await read(await start(folder), STORY))['type']).toBe('story');
    // It was there before.
    expect(await readFile(join(folder, 'data/notes.txt'), 'utf8')).toBe('17');
    expect(await readdir(folder)).not.toContain('data.unfinished');
  });
});
