import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, SOURCE } from './entries.ts';
import { barrel, packageExports, packageJson } from './exports.ts';

it('no two modules differ by letter case alone: on many machines they are one file', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map((path) =>
    path.replace(/\.tsx?$/, '').toLowerCase(),
  );
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

describe('the public entries', () => {
  it('are those of the folders (`npm run exports` writes them)', () => {
    expect(readFileSync(join(ROOT, 'package.json'), 'utf8')).toBe(packageJson());
    expect(readFileSync(join(SOURCE, 'index.ts'), 'utf8')).toBe(barrel());
  });

  it('lead the workspace to sources that exist, before the build', () => {
    const sources = JSON.stringify(packageExports()).match(/"rotativa-source":"[^"]+"/g)!;
    for (const source of sources) {
      const path = JSON.parse(`{${source}}`) as { 'rotativa-source': string };
      expect(existsSync(join(ROOT, path['rotativa-source'])), source).toBe(true);
    }
    const order = Object.values(packageExports()).map((conditions) => Object.keys(conditions));
    for (const names of order.filter((keys) => keys.includes('rotativa-source'))) {
      expect(names.indexOf('rotativa-source')).toBeLessThan(names.indexOf('default'));
    }
  });

  it('are listed one by one: a wildcard cannot be checked', () => {
    expect(Object.keys(packageExports()).filter((name) => name.includes('*'))).toEqual([]);
  });
});
