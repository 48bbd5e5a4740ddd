import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, difference, encode, encodePng, type Difference, type Picture } from '../support/picture.ts';

export const BASELINES = fileURLToPath(new URL('__baselines__', import.meta.url));
/** Results of the last run: the report, and the screenshots that differ. */
export const LAST_RUN = fileURLToPath(new URL('../../.cache/visual', import.meta.url));
const ACTUAL = join(LAST_RUN, 'actual');
/** Names of baselines of themes that their story is no longer shown in. */
const STALE = join(LAST_RUN, 'stale.json');

/** Number of pixels that may differ. None: two runs draw the same. */
export const ALLOWED_PIXELS = 0;

export interface Mismatch {
  /** The story's id and the theme, or `all-brands`: the name of the baseline's file. */
  name: string;
  actual: Picture;
  /** Absent for a story without a baseline. */
  expected?: Picture;
  difference?: Difference;
}

const baselineOf = (name: string): string => join(BASELINES, `${name}.webp`);

/** Deletes the results of the previous run. */
export function startRun(): void {
  rmSync(LAST_RUN, { recursive: true, force: true });
  mkdirSync(ACTUAL, { recursive: true });
}

/** Compares a screenshot with its baseline. If they differ, it stores it for `accept` and returns the difference. */
export async function compare(name: string, actual: Picture): Promise<Mismatch | undefined> {
  const path = baselineOf(name);
  const expected = existsSync(path) ? await decode(path) : undefined;
  const found = expected && difference(expected, actual);
  if (found && found.pixels <= ALLOWED_PIXELS) return undefined;
  writeFileSync(join(ACTUAL, `${name}.png`), await encodePng(actual));
  return { name, actual, ...(expected && found && { expected, difference: found }) };
}

/** Baselines of a story that nothing is compared with: in other themes than its own. `accept` removes them. */
export function staleBaselines(storyId: string, names: ReadonlySet<string>): string[] {
  const stale = readdirSync(BASELINES).filter(
    (file) => file.startsWith(`${storyId}.`) && !names.has(file.replace(/\.\w+$/, '')),
  );
  if (stale.length > 0) writeFileSync(STALE, JSON.stringify([...lastStale(), ...stale]));
  return stale;
}

/** The stale baselines that the last run found. */
export const lastStale = (): string[] =>
  existsSync(STALE) ? (JSON.parse(readFileSync(STALE, 'utf8')) as string[]) : [];

/** Baselines of deleted stories, which nothing would be compared with. */
export function orphans(storyIds: Iterable<string>): string[] {
  const known = new Set(storyIds);
  return readdirSync(BASELINES).filter((file) => !known.has(file.replace(/\.[a-z]+-[a-z]+\.\w+$/, '')));
}

/** Makes the screenshots of the last run the baselines. Returns their names. */
export async function acceptLastRun(): Promise<string[]> {
  if (!existsSync(ACTUAL)) return [];
  mkdirSync(BASELINES, { recursive: true });
  const files = readdirSync(ACTUAL);
  for (const file of files) {
    writeFileSync(baselineOf(file.replace(/\.png$/, '')), await encode(await decode(join(ACTUAL, file))));
    rmSync(join(ACTUAL, file));
  }
  return files;
}

export function removeBaselines(files: readonly string[]): void {
  for (const file of files) rmSync(join(BASELINES, file), { force: true });
}
