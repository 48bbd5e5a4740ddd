import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERYTHING } from '../support/everything.ts';
import { parsePassed, type Passed } from '../support/passed.ts';
import { encodePng, hashOf, type Picture } from '../support/picture.ts';
import { PICTURES_ONLY } from './chosen-stories.ts';
import { lineOf, parseManifest, type Fingerprint } from './manifest.ts';
import { REPORT_NAME, reportPage, type Line } from './report.ts';

/** Results of the last run: the report, the pictures that differ, and what `visual:accept` writes. */
export const LAST_RUN = fileURLToPath(new URL('../../.cache/visual', import.meta.url));
const REPORT = join(LAST_RUN, REPORT_NAME);
/** The lines of the pictures that differ or are new, as they are drawn now. */
const DRAWN = join(LAST_RUN, 'drawn.txt');
/** Names of pictures that no test takes any more. */
const STALE = join(LAST_RUN, 'stale.txt');
/** The files of stories that passed. */
export const PASSED_NOW = join(LAST_RUN, 'passed.txt');
/** It exists if the run took every picture of its stories. */
const WHOLE = join(LAST_RUN, 'every-picture');
/** One file for each difference, since several processes find them. */
const DIFFERENCES = join(LAST_RUN, 'differences');

/** Names have spaces. */
const fileOf = (name: string): string => name.replaceAll(' ', '.');

/** Runs once, before and after all files of tests: forgets the previous run, and writes the report at the end. */
export default function forgetAndReport(): () => void {
  rmSync(LAST_RUN, { recursive: true, force: true });
  mkdirSync(DIFFERENCES, { recursive: true });
  if (EVERYTHING || PICTURES_ONLY) writeFileSync(WHOLE, '');
  return () => {
    const files = readdirSync(DIFFERENCES).sort();
    if (files.length === 0) return;
    const lines = files.map((file) => JSON.parse(readFileSync(join(DIFFERENCES, file), 'utf8')) as Line);
    writeFileSync(REPORT, reportPage(lines));
    console.error(`Screenshots that differ: ${REPORT}`);
  };
}

/** Remembers how a picture is drawn now: `visual:accept` makes it the expected one. Returns the file of the picture. */
export async function rememberDrawn(name: string, actual: Picture): Promise<string> {
  const { width, height } = actual;
  appendFileSync(DRAWN, `${lineOf(name, { width, height, hash: hashOf(actual) })}\n`);
  return writePicture(`${name} actual`, await encodePng(actual));
}

export const rememberStale = (names: readonly string[]): void =>
  appendFileSync(STALE, names.map((name) => `${name}\n`).join(''));

/** Writes a file of the report. Returns its path in the run's folder. */
export function writePicture(name: string, png: Buffer): string {
  const file = `${fileOf(name)}.png`;
  writeFileSync(join(LAST_RUN, file), png);
  return file;
}

export const rememberDifference = (line: Line): void =>
  writeFileSync(join(DIFFERENCES, `${fileOf(line.name)}.json`), JSON.stringify(line));

/** The findings of the last run, for `visual:accept`. */
export interface LastRun {
  drawn: Map<string, Fingerprint>;
  stale: string[];
  /** Whether every picture of the stories was taken, and not only those of the gate. */
  isWhole: boolean;
  passed: Passed;
}

/** @param files of drawn lines: of the last run on this machine, or those that the nightly run has uploaded */
export function readLastRun(files: readonly string[]): LastRun {
  const text = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const isLocal = files.length === 0;
  return {
    drawn: parseManifest((isLocal ? [DRAWN] : files).map(text).join('')),
    stale: isLocal ? text(STALE).split('\n').filter(Boolean) : [],
    isWhole: !isLocal || existsSync(WHOLE),
    passed: parsePassed(isLocal ? text(PASSED_NOW) : ''),
  };
}
