import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFiles, parseFile } from '../src/import/files.ts';
import { describeReport } from '../src/import/print.ts';
import { EMPTY_REPORT } from '../src/import/report.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(at('b/c'), { recursive: true });
  await writeFile(at('b/c/two.JSON'), '[2]');
  await writeFile(at('b/one.json'), '\uFEFF{"a":1}');
  await writeFile(at('b/notes.txt'), 'x');
  await writeFile(at('broken.json'), '{"a": }');
  await writeFile(at('empty.json'), '\n');
  await writeFile(at('latin.json'), Buffer.from([0x22, 0xf1, 0x22]));
});

describe('files to import', () => {
  it('are found in folders at any depth; a named file is always used', async () => {
    expect(await findFiles([at('b'), at('b/notes.txt')])).toEqual([
      at('b/c/two.JSON'),
      at('b/one.json'),
      at('b/notes.txt'),
    ]);
    await expect(findFiles([at('nowhere')])).rejects.toThrow(/nowhere/);
  });

  it('may be links to files, but links to folders are ignored', async () => {
    await mkdir(at('links/folder.json'), { recursive: true });
    await symlink(at('b/one.json'), at('links/one.json'));
    await symlink(at('links'), at('links/loop'));
    await symlink(at('links'), at('links/loop.json'));
    await symlink(at('gone'), at('links/gone.json'));
    expect(await findFiles([at('links')])).toEqual([at('links/gone.json'), at('links/one.json')]);
    const gone = await parseFile(at('links/gone.json'));
    expect(gone.ok ? '' : gone.reason).toMatch(/ENOENT/);
  });

  it('are read as UTF-8 JSON, with or without a byte order mark', async () => {
    expect(await parseFile(at('b/one.json'))).toEqual({ ok: true, value: { a: 1 }, text: '{"a":1}' });
  });

  it.each([
    ['broken.json', /^not JSON: Unexpected token/],
    ['empty.json', /empty/],
    ['latin.json', /utf-8/i],
    ['missing.json', /ENOENT/],
  ])('say why they cannot be read: %s', async (name, reason) => {
    const parsed = await parseFile(at(name));
    expect(parsed.ok ? '' : parsed.reason).toMatch(reason);
  });
});

describe('the report of a file', () => {
  it('has the result, the address, and the number of warnings that it does not show', () => {
    const warnings = Array.from({ length: 15 }, (_, n) => ({ path: `a[${n}]`, reason: 'odd' }));
    const pages = [{ outcome: 'imported' as const, id: 'H', headline: 'Hola', path: '/a/ñ/' }];
    const lines = describeReport(
      'x.json',
      { ...EMPTY_REPORT, pages, warnings, refused: [{ path: 'b', reason: 'no' }] },
      'http://localhost:3001',
    );
    expect(lines[0]).toBe('x.json: 1 imported, 15 warnings, 1 refused');
    expect(lines[1]).toBe('  http://localhost:3001/a/%C3%B1/  Hola');
    expect(
      describeReport('x', { ...EMPTY_REPORT, pages: [{ ...pages[0]!, path: '/a%20b/ñ/' }] }, ''),
    ).toContain('  /a%20b/%C3%B1/  Hola');
    expect(lines).toContain('  … and 3 more warnings');
    expect(lines.at(-1)).toBe('  refused  b: no');
  });
});
