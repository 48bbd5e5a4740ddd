import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as all from './index.ts';
import { searchIcon, sunIcon, type IconShape } from './index.ts';

describe('T4 icons', () => {
  it('every icon has a different drawing', () => {
    const shapes = Object.entries(all).flatMap(([name, value]) =>
      /.Icon$/.test(name) ? [JSON.stringify(value)] : [],
    );
    expect(shapes.length).toBeGreaterThan(40);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('those that point along the line of text are mirrored in right-to-left text, and no others', () => {
    const icons = Object.entries(all).filter(([name]) => /.Icon$/.test(name)) as [string, IconShape][];
    const mirrored = icons.filter(([, { mirror }]) => mirror).map(([name]) => name);
    expect(mirrored.sort()).toEqual(
      icons
        .map(([name]) => name)
        .filter((name) => /(?:Left|Right)Icon$/.test(name))
        .sort(),
    );
    expect(mirrored).toContain('chevronRightIcon');
  });

  it('an import of one icon bundles no other', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { searchIcon } from './index.ts'", resolveDir: import.meta.dirname },
      bundle: true,
      format: 'esm',
      packages: 'external',
      write: false,
    });
    const code = outputFiles[0]!.text;
    expect(code).toContain(searchIcon.line);
    expect(code).not.toContain(sunIcon.line);
  });
});
