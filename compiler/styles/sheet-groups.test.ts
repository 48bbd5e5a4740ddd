import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCE } from '../entries.ts';
import { stylesFiles } from './extract.ts';
import { sourcePath } from './imports.ts';
import { parse } from './parse.ts';
import { sheetOf } from './sheet-groups.ts';

const styled = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const file of stylesFiles(SOURCE))
    if (parse(file, await readFile(file, 'utf8')).roots.length > 0) found.push(sourcePath(file, SOURCE));
  return found;
};

it('puts the styles of a group into one file, and others into their own', () => {
  expect(sheetOf('patterns/headers/parts/menu/MenuList.styles.ts')).toBe('patterns/headers/shared.css');
  // The innermost folder with a group counts.
  expect(sheetOf('blocks/body/BodyQuote/BodyQuote.styles.ts')).toBe('blocks/body/text.css');
  expect(sheetOf('blocks/body/BodyCode/BodyCode.styles.ts')).toBe('blocks/body/body.css');
  // A folder is a whole name: `patterns/headers/parts` is not `patterns/headers/partsOf`.
  expect(sheetOf('patterns/headers/partsOf/Bar.styles.ts')).toBe('patterns/headers/partsOf/Bar.styles.css');
});

it('leaves every component its own file', async () => {
  const components = (await styled()).filter((file) => file.startsWith('components/'));
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((file) => sheetOf(file) !== file.replace(/\.ts$/, '.css'))).toEqual([]);
});

it('names only folders with styles', async () => {
  const table = await readFile(join(import.meta.dirname, 'sheet-groups.ts'), 'utf8');
  const folders = [...table.matchAll(/'([\w/-]+\/[\w/-]+)'[,\]]/g)].map(([, folder]) => folder!);
  expect(folders.length).toBeGreaterThan(15);
  const files = await styled();
  expect(folders.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
});
