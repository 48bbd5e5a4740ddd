import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/tracked-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const STATES = ['done', 'partly', 'data only', 'planned'];
const PAGE = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');

const ROWS = [...PAGE.matchAll(/^\| ([A-Z]\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', words = '', state = '', place = '']) => ({ id, words, state, place }),
);

const ID = /\b[A-Z]\d{1,2}\b/g;
const SEE = /@see\b(.*)/g;
/** The ids that a test's name begins with: `describe('N3, N4 ad slot'`, `describe.each(cases)('A3 %s'`. */
const TITLE = /\(\s*['"`]((?:[A-Z]\d{1,2}[, ]+)+)/g;

/** Ids in the text of a module at such places. */
const idsAt = (text: string, ...places: RegExp[]): string[] =>
  places.flatMap((place) => [...text.matchAll(place)].flatMap(([, words = '']) => words.match(ID) ?? []));

/** Ids in the text of a module: in `@see` lines and at the beginning of test names. */
const namedIds = (text: string): string[] => idsAt(text, SEE, TITLE);

/** Test files, and suites that test files share. */
const TESTS = /\.test\.tsx?$|\/describe-[\w-]+\.ts$|^tests\/contract\//;

/** Tracked modules; the drawn pictures' code names no feature. */
function modules(): string[] {
  const patterns = ['*.ts', '*.tsx', '*.mjs', ':!apps/pictures', ':!tests/docs'];
  return trackedFiles(ROOT, { patterns });
}

describe('docs/features.md', () => {
  it('lists each id once, with a known state', () => {
    expect(ROWS.length).toBeGreaterThan(90);
    const ids = ROWS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ROWS.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names folders that exist', () => {
    const missing = ROWS.filter(({ place, state }) => {
      if (place === '–') return state !== 'planned';
      const [, folder] = /^`(.+)`$/.exec(place) ?? [];
      return !folder || !existsSync(join(ROOT, folder));
    });
    expect(missing, 'write the main folder of the feature, between backticks').toEqual([]);
  });

  it('has a test for each feature that is done', () => {
    const tests = modules().filter((path) => TESTS.test(path));
    const tested = new Set(tests.flatMap((path) => idsAt(readFileSync(join(ROOT, path), 'utf8'), TITLE)));
    const untested = ROWS.filter(({ id, state }) => state === 'done' && !tested.has(id));
    expect(untested, 'begin the name of the test that proves it with the id').toEqual([]);
  });

  it('lists every id that code, stories and test names use', () => {
    const known = new Set(ROWS.map(({ id }) => id));
    const unknown = modules().flatMap((path) =>
      namedIds(readFileSync(join(ROOT, path), 'utf8'))
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown, 'give each of these ids a line in docs/features.md').toEqual([]);
  });

  it('finds ids in comments and names, and nowhere else', () => {
    const code = [
      '/** A caption. @see N5, T4 */',
      "describe('N3, N4 ad slot', () => {",
      "describe.each(['google'] as const)('A3 %s', (name) => {",
      "it('Z1 one import', () => expect('H6').toBe('C10'));",
    ];
    expect(namedIds(code.join('\n'))).toEqual(['N5', 'T4', 'N3', 'N4', 'A3', 'Z1']);
  });
});
