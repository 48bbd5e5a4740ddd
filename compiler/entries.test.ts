import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { barrel } from './barrel.ts';
import { builtModule, GROUPS, moduleEntries, pieces, ROOT, sheetEntries, SOURCE } from './entries.ts';

interface Conditions {
  'rotativa-source'?: string;
  types?: string | Conditions;
  default: string;
}

const { exports: published } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, string | Conditions>;
};

/** Resolves a name as Node and TypeScript do: an exact entry, else the longest matching pattern. */
function resolve(name: string): Conditions | undefined {
  const exact = published[name];
  if (typeof exact === 'object') return exact;
  const [pattern] = Object.keys(published)
    .filter((key) => key.includes('*'))
    .filter((key) => {
      const [before = '', after = ''] = key.split('*');
      return name.startsWith(before) && name.endsWith(after) && name.length >= key.length;
    })
    .sort((a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length);
  if (pattern === undefined) return undefined;
  const [before = '', after = ''] = pattern.split('*');
  const found = name.slice(before.length, name.length - after.length);
  return JSON.parse(JSON.stringify(published[pattern]).replaceAll('*', found)) as Conditions;
}

it('no two modules differ by letter case alone: on many machines they are one file', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map((path) =>
    path.replace(/\.tsx?$/, '').toLowerCase(),
  );
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it.each([
  ['src/components/Button/Button.tsx', 'components/Button/Button'],
  ['tests/contract/sales.ts', 'testing/contract/sales'],
])('%s is published as %s', (source, module) => {
  expect(builtModule(source)).toBe(module);
});

it('a module of another folder is not published', () => {
  expect(() => builtModule('tests/support/fuzz.ts')).toThrow(
    'tests/support/fuzz.ts is in no folder of the package',
  );
});

it('the barrel exports every piece (`npm run exports` writes it)', () => {
  expect(readFileSync(join(SOURCE, 'index.ts'), 'utf8'), '`npm run exports` writes it').toBe(barrel());
});

describe('the patterns of package.json', () => {
  it.each(moduleEntries())('lead from $name to its source and its build', ({ name, module, source }) => {
    expect(resolve(name === '.' ? '.' : `./${name}`)).toEqual({
      'rotativa-source': `./${source}`,
      types: `./dist/${module}.d.ts`,
      default: `./dist/${module}.js`,
    });
  });

  it.each(sheetEntries())('lead from %s to a sheet', (name) => {
    const found = resolve(`./${name}`);
    expect(found?.default).toBe(`./dist/${name}`);
    expect(found?.types).toEqual({ 'rotativa-source': './src/css.ts', default: './dist/css.d.ts' });
    if (found?.['rotativa-source']) expect(existsSync(join(ROOT, found['rotativa-source']))).toBe(true);
  });

  it('publish no folder that its neighbours share: only a piece, a layer and a listed group have an index', () => {
    const folders = globSync('{components,blocks,patterns}/**/index.{ts,tsx}', { cwd: SOURCE }).map(dirname);
    expect(folders.filter((folder) => folder.includes('/')).sort()).toEqual(
      [...GROUPS, ...pieces(SOURCE)].sort(),
    );
  });

  it('ask for the source first, as the first condition that fits counts', () => {
    for (const target of Object.values(published)) {
      if (typeof target === 'object' && 'rotativa-source' in target)
        expect(Object.keys(target).indexOf('rotativa-source')).toBeLessThan(
          Object.keys(target).indexOf('default'),
        );
    }
  });
});
