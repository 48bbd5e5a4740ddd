import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildFailure } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneFileEach } from '../one-file-each.ts';
import { rotativaStyles } from './esbuild-plugin.ts';
import { sheetImports } from './sheet-imports.ts';

let source: string;
let outdir: string;

beforeEach(() => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rotativa-esbuild-')));
  source = join(root, 'src');
  outdir = join(root, 'dist');
  for (const folder of ['components/Card', 'blocks/Lead'])
    mkdirSync(join(source, folder), { recursive: true });
});
afterEach(() => rmSync(join(source, '..'), { recursive: true }));

const styles = (name: string, template: string) =>
  `import { styled } from 'styled-components';\nexport const ${name}Root: Root<'p'> = styled.p\`${template}\`;\n`;

const run = async (...entries: string[]) => {
  const imports = await sheetImports(source);
  return build({
    entryPoints: entries.map((entry) => join(source, entry)),
    outdir,
    outbase: source,
    format: 'esm',
    logLevel: 'silent',
    plugins: [rotativaStyles({ source, outdir, imports }), oneFileEach(imports)],
  });
};

describe('the package build', () => {
  it('writes the whole CSS, one file for each styles file, and compiled roots that import it', async () => {
    writeFileSync(join(source, 'components/Card/Card.styles.ts'), styles('Card', 'color: rgb(0 0 0 / 50%);'));
    writeFileSync(join(source, 'blocks/Lead/Lead.styles.ts'), styles('Lead', 'gap: 1px;'));
    await run('components/Card/Card.styles.ts', 'blocks/Lead/Lead.styles.ts');

    const order =
      '@layer rotativa.reset, rotativa.tokens, rotativa.components, rotativa.blocks, rotativa.patterns;\n';
    const card = '@layer rotativa.components{.rt-card{color:rgb(0 0 0 / 50%)}}';
    const lead = '@layer rotativa.blocks{.rt-lead{gap:1px}}';
    const read = (file: string) => readFileSync(join(outdir, file), 'utf8').trimEnd();
    expect(read('styles.css')).toBe(order + card + lead);
    expect(read('components/Card/Card.styles.css')).toBe(order + card);
    expect(read('blocks/Lead/Lead.styles.css')).toBe(order + lead);
    expect(read('components/Card/Card.styles.js')).toBe(
      'import "#css/components/Card/Card.styles.css";\n' +
        'import { compiledRoot } from "../../styling/compiled-root.js";\n' +
        'const CardRoot = /* @__PURE__ */ compiledRoot("p", "rt-card");\nexport {\n  CardRoot\n};',
    );
  });

  it('imports the base with every root, and the CSS of islands where they are declared', async () => {
    for (const folder of ['styling', 'components/Icon', 'blocks/Menu'])
      mkdirSync(join(source, folder), { recursive: true });
    const files = {
      'styling/compiled-root.ts': 'export const compiledRoot = () => null;',
      'components/Icon/Icon.styles.ts': styles('Icon', 'inline-size: 1em;'),
      'components/Card/Card.styles.ts': styles('Card', 'margin: 0;'),
      'blocks/Menu/Menu.styles.ts': styles('Menu', 'margin: 0;'),
      'blocks/Menu/shared.styles.ts': "export const gap = '1px';",
      'blocks/Menu/Menu.tsx': `export * from './Menu.styles.ts'; export * from './shared.styles.ts';
        export { inner } from './inner-island.ts'; export const more = () => import('./More.tsx');`,
      // The CSS of code that is loaded on demand comes with that code.
      'blocks/Menu/More.tsx': "export * from '../../components/Card/Card.styles.ts';",
      'blocks/Menu/inner-island.ts': `'use client';
        export const inner = defineIsland({ load: () => import('../../components/Icon/Icon.styles.ts') });`,
      'blocks/Lead/island.ts': `'use client';
        export const menu = defineIsland({ load: async () => ({ default: (await import('../Menu/Menu.tsx')).MenuRoot }),
          script: () => import('../../components/Card/Card.styles.ts') });`,
      'blocks/Lead/index.ts': `export * from './island.ts';`,
    };
    for (const [path, code] of Object.entries(files)) writeFileSync(join(source, path), code);
    await run('styling/compiled-root.ts', 'blocks/Lead/island.ts', 'blocks/Menu/inner-island.ts');

    const imported = (file: string) => {
      const code = readFileSync(join(outdir, file), 'utf8');
      return [...code.matchAll(/^import "#css\/(.*)";$/gm)].map(([, sheet]) => sheet);
    };
    expect(imported('styling/compiled-root.js')).toEqual(['base.css']);
    expect(imported('blocks/Menu/inner-island.js')).toEqual(['components/Icon/Icon.styles.css']);
    expect(imported('blocks/Lead/island.js')).toEqual([
      'blocks/Menu/Menu.styles.css',
      'components/Icon/Icon.styles.css',
    ]);
  });

  it('fails with the place of every broken rule', async () => {
    writeFileSync(join(source, 'components/Card/Card.styles.ts'), styles('Card', 'color: ${() => 1};'));
    writeFileSync(join(source, 'blocks/Lead/Lead.styles.ts'), styles('Lead', '@scope (a) { gap: 0; }'));
    const failure = await run('components/Card/Card.styles.ts').catch((error: BuildFailure) => error);
    const errors = (failure as BuildFailure).errors.map(({ text, location }) => [
      location!.file.split('/').at(-1),
      location!.line,
      location!.column,
      text.slice(0, 14),
    ]);
    expect(errors).toEqual([
      ['Lead.styles.ts', 2, 44, '@scope is pref'],
      ['Card.styles.ts', 2, 53, 'no function in'],
    ]);
  });
});
