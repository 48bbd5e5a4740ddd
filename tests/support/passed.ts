import { readFileSync, writeFileSync } from 'node:fs';
import { sampleOf } from './sample.ts';

/**
 * Files of tests that passed, relative to the root, each with a hash of all that it was made of then. The gate leaves
 * out what has not changed since, but for a tenth. The nightly run leaves out nothing.
 */
export type Passed = Map<string, string>;

const LINE = /^(\S+) ([0-9a-f]{16})$/;

/** @throws if a line is none: a merge may have left its marks */
export function parsePassed(text: string): Passed {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, file, hash] = LINE.exec(line) ?? [];
      if (!file || !hash) throw new Error(`The list of what has passed has a line that is none: ${line}`);
      return [file, hash];
    }),
  );
}

export const formatPassed = (passed: Passed): string =>
  [...passed]
    .map(([file, hash]) => `${file} ${hash}\n`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('');

/** @param list path of a list */
export const readPassed = (list: string): Passed => parsePassed(readFileSync(list, 'utf8'));
export const writePassed = (list: string, passed: Passed): void => writeFileSync(list, formatPassed(passed));

/** Of the files that have not changed, one in so many is tried anyway, in case that a hash misses something. */
const ONE_IN = 10;

/** Whether an unchanged file is tried anyway. Each commit tries others. */
export const isSampled = (file: string, commit: string): boolean => sampleOf(file, ONE_IN, commit) === 0;

/** The files that the gate leaves out. */
export const unchangedFiles = (present: Passed, passed: Passed, commit: string): string[] =>
  [...present]
    .filter(([file, hash]) => passed.get(file) === hash && !isSampled(file, commit))
    .map(([file]) => file);
