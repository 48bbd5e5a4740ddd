import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SOURCE } from '../entries.ts';
import { stylesFiles } from './extract.ts';
import { sourcePath } from './imports.ts';
import { parse } from './parse.ts';
import { GROUPED_FOLDERS, sheetOf } from './sheet-groups.ts';

const styled = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const file of stylesFiles(SOURCE))
    if (parse(file, await readFile(file, 'utf8')).roots.length > 0) found.push(sourcePath(file, SOURCE));
  return found;
};

it('puts the styles of a group into one file, and others into their own', () => {
  expect(sheetOf('components/Button/Button.styles.ts')).toBe('components/controls.css');
  expect(sheetOf('patterns/headers/parts/menu/MenuList.styles.ts')).toBe('patterns/headers/shared.css');
  expect(sheetOf('components/Drawer/Drawer.styles.ts')).toBe('components/Drawer/Drawer.styles.css');
  // A folder is a whole name: `components/Link` is not `components/LinkButton`.
  expect(sheetOf('components/Links/Links.styles.ts')).toBe('components/Links/Links.styles.css');
});

it('names only folders with styles', async () => {
  const files = await styled();
  expect(GROUPED_FOLDERS.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual(
    [],
  );
});
