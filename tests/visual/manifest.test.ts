import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatManifest, lineOf, MANIFEST, nameOf, parseManifest, storyOf } from './manifest.ts';

const name = nameOf({
  story: 'components-button--primary',
  theme: { brand: 'weekly', mode: 'light' },
  width: 640,
  state: 'hover',
});
const picture = { width: 320, height: 88, hash: '0123456789abcdef' };

describe('the manifest of pictures', () => {
  it('has a line for each picture', () => {
    expect(lineOf(name, picture)).toBe(
      'components-button--primary weekly-light 640 hover 320×88 0123456789abcdef',
    );
    expect(parseManifest(`${lineOf(name, picture)}\n`)).toEqual(new Map([[name, picture]]));
    expect(storyOf(name)).toBe('components-button--primary');
  });

  it('is sorted by bytes, whatever the order of its pictures', () => {
    const names = ['b--a weekly-light 640 rest', 'a--b weekly-light 640 rest', 'a weekly-light 640 rest'];
    const text = formatManifest(new Map(names.map((one) => [one, picture])));
    expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual(['a', 'a--b', 'b--a', '']);
  });

  it('rejects a line that a merge has left', () => {
    expect(() => parseManifest('<<<<<<< HEAD\n')).toThrow('<<<<<<< HEAD');
  });

  it('is written as it is formatted, so that a change is one line', () => {
    const text = readFileSync(MANIFEST, 'utf8');
    expect(formatManifest(parseManifest(text))).toBe(text);
  });
});
