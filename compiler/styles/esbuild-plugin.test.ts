import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildFailure } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rotativaStyles } from './esbuild-plugin.ts';

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

const run = (...entries: string[]) =>
  build({
    entryPoints: entries.map((entry) => join(source, entry)),
    outdir,
    outbase: source,
    format: 'esm',
    logLevel: 'silent',
    plugins: [rotativaStyles({ source, outdir })],
  });

describe('the package build', () => {
  it('writes the whole CSS, one file per folder, and compiled roots', async () => {
    writeFileSync(join(source, 'components/Card/Card.styles.ts'), styles('Card', 'color: rgb(0 0 0 / 50%);'));
    writeFileSync(join(source, 'blocks/Lead/Lead.styles.ts'), styles('Lead', 'gap: 1px;'));
    await run('components/Card/Card.styles.ts', 'blocks/Lead/Lead.styles.ts');

    const order =
      '@layer rotativa.reset, rotativa.tokens, rotativa.components, rotativa.blocks, rotativa.patterns;\n';
    const card = '@layer rotativa.components{.rt-card{color:rgb(0 0 0 / 50%)}}';
    const lead = '@layer rotativa.blocks{.rt-lead{gap:1px}}';
    const read = (file: string) => readFileSync(join(outdir, file), 'utf8').trimEnd();
    expect(read('styles.css')).toBe(order + card + lead);
    expect(read('components/Card.css')).toBe(order + card);
    expect(read('blocks/Lead.css')).toBe(order + lead);
    expect(read('components/Card/Card.styles.js')).toBe(
      'import "#css/components/Card/Card.styles.css";\n' +
        'import { compiledRoot } from "../../styling/compiled-root.js";\n' +
        'const CardRoot = /* @__PURE__ */ compiledRoot("p", "rt-card");\nexport {\n  CardRoot\n};',
    );
  });

  it('completes a sheet with the sheets of the parts of the piece, shared folders and islands included', async () => {
    for (const folder of ['styling', 'components/Icon', 'blocks/parts', 'blocks/words'])
      mkdirSync(join(source, folder), { recursive: true });
    const files = {
      'styling/compiled-root.ts': 'export const compiledRoot = () => null;',
      'components/Icon/Icon.styles.ts': styles('Icon', 'inline-size: 1em;'),
      'components/Icon/index.ts': `export * from './Icon.styles.ts';`,
      'components/Card/index.ts': `export * from '../Icon/index.ts';`,
      'blocks/parts/Menu.styles.ts': styles('Menu', 'margin: 0;'),
      'blocks/words/words.ts': `export { IconRoot } from '../../components/Icon/index.ts';`,
      'blocks/Lead/Lead.styles.ts': styles('Lead', 'gap: 1px;'),
      'blocks/Lead/index.ts': `export * from './Lead.styles.ts'; export * from '../words/words.ts';
        export const load = () => import('../parts/Menu.styles.ts');`,
    };
    for (const [path, code] of Object.entries(files)) writeFileSync(join(source, path), code);
    await run('blocks/Lead/index.ts');

    const [, ...lead] = readFileSync(join(outdir, 'blocks/Lead.css'), 'utf8').trimEnd().split('\n');
    expect(lead).toEqual([
      '@import "../parts/blocks/parts.css";',
      '@import "../components/Icon.css";',
      '@layer rotativa.blocks{.rt-lead{gap:1px}}',
    ]);
    const [, ...card] = readFileSync(join(outdir, 'components/Card.css'), 'utf8').trimEnd().split('\n');
    expect(card).toEqual(['@import "./Icon.css";']);
    expect(readFileSync(join(outdir, 'parts/blocks/parts.css'), 'utf8')).toContain('.rt-menu');
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
