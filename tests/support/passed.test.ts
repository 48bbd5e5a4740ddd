import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatPassed, isSampled, parsePassed, unchangedFiles, type Passed } from './passed.ts';

const LISTS = globSync('tests/*/passed.txt', { cwd: fileURLToPath(new URL('../..', import.meta.url)) });

describe('Z3 the files that passed', () => {
  const present: Passed = new Map([
    ['Button.stories.tsx', 'a'.repeat(16)],
    ['Card.stories.tsx', 'b'.repeat(16)],
  ]);

  it('are written as they are formatted, so that a change is one line', () => {
    expect(LISTS.length).toBeGreaterThan(1);
    for (const list of LISTS) {
      const text = readFileSync(list, 'utf8');
      expect(formatPassed(parsePassed(text)), list).toBe(text);
    }
    expect(() => parsePassed('<<<<<<< HEAD\n')).toThrow('<<<<<<< HEAD');
  });

  it('are left out while they are the same', () => {
    const commit = ['1', '2', '3'].find((one) => [...present.keys()].every((file) => !isSampled(file, one)))!;
    expect(unchangedFiles(present, present, commit)).toEqual([...present.keys()]);
    expect(unchangedFiles(present, new Map([['Button.stories.tsx', 'c'.repeat(16)]]), commit)).toEqual([]);
  });

  it('about a tenth of them is tried anyway, after each commit another', () => {
    const files = Array.from({ length: 1000 }, (_, at) => `${at}.stories.tsx`);
    const [first, second] = ['1', '2'].map((commit) => files.filter((file) => isSampled(file, commit)));
    expect(first!.length).toBeGreaterThan(60);
    expect(first!.length).toBeLessThan(140);
    expect(first).not.toEqual(second);
  });
});
