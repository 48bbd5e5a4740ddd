import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';

/** The folder of the content, absolute: the data is found from any working directory. */
const CONTENT = join(import.meta.dirname, '../../../../../content');

/** A file of the content, or a part of one. */
export interface Source {
  /** Relative to `apps/content`. */
  readonly file: string;
  /** The line at which the text begins. */
  readonly line: number;
  readonly text: string;
}

/** @param file relative to `apps/content` */
export function readSource(file: string): Source {
  return { file, line: 1, text: readFileSync(join(CONTENT, file), 'utf8').replaceAll('\r\n', '\n') };
}

/** The names in a folder, relative to `apps/content`: of its Markdown files without '.md', and of its folders. */
export function namesIn(folder: string): string[] {
  return readdirSync(join(CONTENT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [entry.name];
    return entry.name.endsWith('.md') ? [entry.name.slice(0, -3)] : [];
  });
}

/**
 * Checks that an index and its folder agree.
 * @param folder relative to `apps/content`
 * @param index the file with the names
 * @param named the names of Markdown files, without '.md', or of folders
 * @throws ContentError with each name that only the index or only the folder has
 */
export function checkNames(folder: string, index: string, named: readonly string[]): void {
  const there = namesIn(folder);
  const faults = [
    ...named
      .filter((name) => !there.includes(name))
      .map((name) => `'${folder}' has no '${name}'. Write it, or take the name out here.`),
    ...there
      .filter((name) => !named.includes(name))
      .map((name) => `'${folder}' has '${name}', which is not named here. Add the name where it belongs.`),
    ...named
      .filter((name, at) => named.indexOf(name) !== at)
      .map((name) => `'${name}' is named twice. Take one out.`),
  ];
  if (faults.length > 0)
    throw new ContentError(
      index,
      faults.map((text) => ({ line: 1, text })),
    );
}
