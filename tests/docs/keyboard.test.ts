import { describe, expect, it } from 'vitest';
import { KEYBOARD_SECTIONS, rowsOf } from '../support/keyboard/pages.ts';
import { keysOf, keysPressed, sentenceOf } from '../support/keyboard/pattern.ts';
import { KEYBOARD_PATTERNS } from '../support/keyboard/patterns.ts';

const tested = Object.entries(KEYBOARD_PATTERNS);

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
});
