import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from './asked-page.fixture.ts';
import { createAskedPages, savedPages } from './asked-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotativa-asked-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the most asked pages', () => {
  it('are kept for the next process, the most asked first, and old ones give way', async () => {
    const file = join(folder, 'kept', 'asked.json');
    const asked = createAskedPages(file);
    for (let at = 0; at < 10; at += 1) asked.note(page('/yesterday/'));
    for (let at = 0; at < 30; at += 1) await asked.save();
    // The last one is not the most asked one.
    for (const path of ['/b/', '/b/', '/b/', '/a/']) asked.note(page(path));
    await asked.save();
    expect((await savedPages(file)).map(({ path }) => path)).toEqual(['/b/', '/a/', '/yesterday/']);
    expect(await readdir(join(folder, 'kept'))).toEqual(['asked.json']);
  });

  it('of the last process stay while readers have asked for none', async () => {
    const file = join(folder, 'quiet.json');
    const last = createAskedPages(file);
    last.note(page('/a/'));
    await last.save();
    await createAskedPages(file).save();
    expect(await savedPages(file)).toEqual([page('/a/')]);
    expect(await savedPages(undefined)).toEqual([]);
  });

  it('are never more than can be made, whatever addresses are asked for', async () => {
    const asked = createAskedPages(undefined);
    for (let at = 0; at < 20_000; at += 1) asked.note(page(`/${at}/`));
    expect(asked.most(20_000)).toHaveLength(5000);
    await asked.save();
  });

  it('in the file are 500, those that are asked for most', async () => {
    const file = join(folder, 'many.json');
    const asked = createAskedPages(file);
    for (let at = 0; at < 600; at += 1) asked.note(page(`/${at}/`));
    for (let at = 550; at < 600; at += 1) asked.note(page(`/${at}/`));
    await asked.save();
    const paths = (await savedPages(file)).map(({ path }) => path);
    expect(paths).toHaveLength(500);
    expect(paths.slice(0, 50).toSorted()).toEqual(Array.from({ length: 50 }, (_, at) => `/${550 + at}/`));
  });

  it('are counted for each form in which readers have them', async () => {
    const asked = createAskedPages(undefined);
    const forms = [page('/a/'), page('/a/', { mode: 'dark' }), page('/a/', { encoding: 'gzip' })];
    for (const form of forms) asked.note(form);
    asked.note(forms[1]!);
    expect(asked.most(1)).toEqual([forms[1]]);
    expect(asked.most(9)).toHaveLength(3);
  });

  it.each<[string, unknown]>([
    ['no text', undefined],
    ['no list', {}],
    ['a page with only a path', [{ path: '/' }]],
    ['the address of a script', [{ ...page('/'), origin: 'javascript:1' }]],
    ['an origin of another protocol', [{ ...page('/'), origin: 'ftp://localhost' }]],
    ['an origin with http in it', [{ ...page('/'), origin: 'xhttp://localhost' }]],
    ['an unknown brand', [{ ...page('/'), brand: 'monthly' }]],
    ['a path that begins with a host', [{ ...page('otro.example/') }]],
    ['an unknown mode', [{ ...page('/'), mode: 'sepia' }]],
    ['an unknown encoding', [{ ...page('/'), encoding: 'zstd' }]],
    ['a decision that is a word', [{ ...page('/'), decided: 'yes' }]],
    ['something about a reader', [{ ...page('/'), reader: 'luz' }]],
  ])('are none in a file that has %s', async (_name, content) => {
    const file = join(folder, 'other.json');
    await writeFile(file, content === undefined ? '' : JSON.stringify(content));
    expect(await savedPages(file)).toEqual([]);
  });

  it('are none without their file', async () => {
    expect(await savedPages(join(folder, 'none.json'))).toEqual([]);
  });
});
