import { fileURLToPath } from 'node:url';
import { KEYBOARD_PATTERNS } from '../support/keyboard/patterns.ts';
import type { Passed } from '../support/passed.ts';
import type { Story } from '../support/workbench.ts';
import { readInputs } from './inputs.ts';
import { readManifest } from './manifest.ts';

/** The files of stories that have passed. */
export const PASSED = fileURLToPath(new URL('passed.txt', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The file of a story, relative to the root. */
export const fileOf = ({ importPath }: Story): string => importPath.replace(/^\.\//, '');

/** The files of these stories, with their hashes as they are now. */
export function presentFiles(stories: readonly Story[]): Passed {
  const inputs = readInputs(ROOT, readManifest(), KEYBOARD_PATTERNS);
  const byFile = new Map<string, Story[]>();
  for (const story of stories) byFile.set(fileOf(story), [...(byFile.get(fileOf(story)) ?? []), story]);
  return new Map([...byFile].map(([file, own]) => [file, inputs.of(file, own)]));
}

/** A test names the story or the piece that it tries. */
const isAbout = (test: string, { id, title }: Story): boolean =>
  [id, title, title.slice(title.lastIndexOf('/') + 1)].some((name) => test.includes(name));

/**
 * The files that passed. A failure that is about no story may be about any of them.
 *
 * @param failed the names of the failed tests
 */
export function passedOf(present: Passed, stories: readonly Story[], failed: readonly string[]): Passed {
  const broken = failed.map((test) => stories.filter((story) => isAbout(test, story)).map(fileOf));
  if (broken.some((files) => files.length === 0)) return new Map();
  const all = new Set(broken.flat());
  return new Map([...present].filter(([file]) => !all.has(file)));
}
