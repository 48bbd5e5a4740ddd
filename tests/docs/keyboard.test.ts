import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellsOf, KEYBOARD_SECTIONS, PAGE_OF, ROOT, rowsOf } from '../support/keyboard/pages.ts';
import { isLetter, keysOf, keysPressed, sentenceOf, type Step } from '../support/keyboard/pattern.ts';
import { KEYBOARD_PATTERNS } from '../support/keyboard/patterns.ts';

const tested = Object.entries(KEYBOARD_PATTERNS);
const tables = Object.entries(KEYBOARD_SECTIONS).filter(([, section]) => rowsOf(section).length > 0);

/** The keys as programs name them. Space is a word of English too, and is found as it is written in a table. */
const KEY = /\b(Tab|Enter|Space|Escape|Home|End|PageUp|PageDown|Arrow(Left|Right|Up|Down))\b/;
/** Where the focus must be belongs to the first cell: `Enter on the link`. */
const PLACE = /(^|; )(on|in) [^;:]+:/;

/** The steps of each row, from all walks. */
function stepsOf(name: string): Map<string, Step[]> {
  const steps = new Map<string, Step[]>();
  for (const [row, way] of KEYBOARD_PATTERNS[name]!.walks.flatMap(({ rows }) => Object.entries(rows)))
    steps.set(row, [...(steps.get(row) ?? []), ...('stops' in way ? [] : way)]);
  return steps;
}

describe('the keys in the page of a piece are the keys that are tested', () => {
  it('every page has a section, and its keys are tested', () => {
    const untested = Object.entries(KEYBOARD_SECTIONS).filter(
      ([name, section]) => !sentenceOf(section) && !(name in KEYBOARD_PATTERNS),
    );
    expect(untested.map(([name]) => name)).toEqual([]);
  });

  it.each(tested)('%s', (name, { walks }) => {
    const rows = walks.flatMap((walk) => Object.keys(walk.rows));
    expect([...new Set(rows)].sort()).toEqual(rowsOf(KEYBOARD_SECTIONS[name] ?? '').sort());
  });

  it.each(tested)('every key of %s is pressed', (_name, { walks }) => {
    const pressed = new Map<string, string[]>();
    for (const [row, steps] of walks.flatMap((walk) => Object.entries(walk.rows)))
      pressed.set(row, [...(pressed.get(row) ?? []), ...keysPressed(steps)]);
    for (const [row, keys] of pressed) expect(keys, row).toEqual(expect.arrayContaining(keysOf(row)));
  });

  it.each(tested)('the table of %s has every key that is pressed', (name, { walks }) => {
    const known = new Set(rowsOf(KEYBOARD_SECTIONS[name] ?? '').flatMap(keysOf));
    const pressed = walks
      .flatMap(({ rows }) => Object.values(rows))
      .flatMap((row) => ('stops' in row ? row.keys : row.map(([key]) => key)));
    // Tab is also the way to a control, and letters are what is typed in a field.
    const unnamed = pressed.filter(
      (key) => !known.has(key) && !/^(Shift \+ )?Tab$/.test(key) && !isLetter(key),
    );
    expect([...new Set(unnamed)]).toEqual([]);
  });
});

describe('a row of a table says what its keys do, and nothing else', () => {
  it.each(tables)('%s', (_name, section) => {
    const rows = cellsOf(section);
    expect(new Set(rows.map(([keys]) => keys)).size, 'no row twice').toBe(rows.length);
    const effects = rows.map(([, effect]) => effect);
    expect(effects.filter((effect) => KEY.test(effect))).toEqual([]);
    expect(effects.filter((effect) => PLACE.test(effect))).toEqual([]);
  });

  it.each(tables)('where a key of %s moves the focus to is pressed', (name, section) => {
    const steps = stepsOf(name);
    const unseen = cellsOf(section)
      .filter(([row, effect]) => /\bfocus\b/.test(effect) && steps.get(row)!.length > 0)
      .filter(([row]) =>
        keysOf(row).some(
          (key) =>
            !steps
              .get(row)!
              .some(
                ([pressed, shown]) =>
                  pressed === key && Object.keys(shown).some((at) => at.includes(':focus')),
              ),
        ),
      );
    expect(unseen.map(([row]) => row)).toEqual([]);
  });
});

describe('the table of a piece has the keys that its code handles', () => {
  const handled = tables.map(([name]) => {
    const files = globSync('*.{ts,tsx}', { cwd: join(ROOT, dirname(PAGE_OF[name]!)) });
    const sources = files.filter((file) => !/\.(test|stories|fixture)\./.test(file));
    const code = sources
      .map((file) => readFileSync(join(ROOT, dirname(PAGE_OF[name]!), file), 'utf8'))
      .join('\n');
    return [
      name,
      [
        ...code.matchAll(
          /\b(Escape|Home|End|Page(?:Up|Down)|Arrow(?:Left|Right|Up|Down))\b['"]?(?=:|\)| |,)/g,
        ),
      ],
    ] as const;
  });
  it.each(handled)('%s', (name, keys) => {
    const known = new Set(rowsOf(KEYBOARD_SECTIONS[name]!).flatMap(keysOf));
    expect([...new Set(keys.map(([, key]) => key!))].filter((key) => !known.has(key))).toEqual([]);
  });
});
