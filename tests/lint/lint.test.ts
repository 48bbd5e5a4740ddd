import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT });

/** Returns the rules that reject `code` in a file at `path`. */
async function refusals(path: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/${path}` });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const BUTTON = `import { Button } from '../components/Button/index.ts';\nexport const own = Button;\n`;
const STYLES_HEAD = `import { styled } from 'styled-components';\nimport type { Root } from '../../styling/root.ts';\n`;

describe('layer boundaries: imports point down only', () => {
  it.each(['tokens', 'themes', 'domain', 'providers', 'flows', 'islands', 'styling'])(
    'refuses a component in %s',
    async (layer) => {
      expect(await refusals(`src/${layer}/example.ts`, BUTTON)).toEqual(['boundaries/dependencies']);
    },
  );

  it.each([
    `export const own = () => import('../components/Button/index.ts');\n`,
    `export * from '../components/Button/index.ts';\n`,
    `export type Own = import('../components/Button/index.ts').ButtonProps;\n`,
  ])('refuses it in every form: %s', async (code) => {
    expect(await refusals('src/domain/example.ts', code)).toEqual(['boundaries/dependencies']);
  });

  it.each([
    'rotativa',
    'rotativa/components/Button',
    '../../apps/sites/src/config/site.ts',
    '../../tests/support/fuzz.ts',
  ])('refuses a way around them: %s', async (specifier) => {
    const code = `export type * from '${specifier}';\n`;
    expect(await refusals('src/domain/example.ts', code)).toEqual(['no-restricted-imports']);
  });

  it.each(['blocks', 'patterns'])('lets %s use a component', async (layer) => {
    expect(await refusals(`src/${layer}/example.ts`, BUTTON)).toEqual([]);
  });

  it.each([
    ['domain', '../flows/renewal/renewal.ts'],
    ['domain', '../providers/ports/sales.ts'],
    ['providers/ports', '../../flows/renewal/renewal.ts'],
    ['providers/ports', '../react.ts'],
    ['flows', '../providers/react.ts'],
    ['flows', '../providers/memory/accounts.ts'],
    ['components', '../flows/renewal/renewal.ts'],
  ])('refuses in %s what is above it: %s', async (layer, specifier) => {
    const code = `export type * from '${specifier}';\n`;
    expect(await refusals(`src/${layer}/example.ts`, code)).toEqual(['boundaries/dependencies']);
  });

  it.each([
    ['flows', '../providers/ports/sales.ts'],
    ['providers', '../flows/renewal/renewal.ts'],
    ['providers/memory', '../../flows/session/session-store.ts'],
    ['patterns', '../flows/renewal/renewal.ts'],
    ['blocks', '../providers/ports/content.ts'],
  ])('lets %s use what is below it: %s', async (layer, specifier) => {
    const code = `export type * from '${specifier}';\n`;
    expect(await refusals(`src/${layer}/example.ts`, code)).toEqual([]);
  });

  it('lets a story use layers that its component may not', async () => {
    expect(await refusals('src/domain/example.stories.tsx', BUTTON)).toEqual([]);
  });

  it('lets the barrel name every layer', async () => {
    expect(await refusals('src/index.ts', `export * from './components/Button/index.ts';\n`)).toEqual([]);
  });
});

describe('requests to feeds', () => {
  const code = `export const own = { source: 'editions-api', query: {} };\n`;

  it.each([
    'src/blocks/lists/example.block.ts',
    'src/patterns/lists/example.tsx',
    'apps/sites/src/views/example.ts',
  ])('are not written in %s', async (file) => {
    expect(await refusals(file, code)).toEqual(['no-restricted-syntax']);
  });

  it('are written in the domain', async () => {
    expect(await refusals('src/domain/feed/example.ts', code)).toEqual([]);
  });
});

describe('the weekly’s slug', () => {
  it.each(["'semanario'", "'/semanario-tv/'", '`/foros-semanario/${1}`'])(
    'refuses the literal outside the themes: %s',
    async (text) => {
      const code = `export const own = ${text};\n`;
      for (const file of [
        'src/blocks/lists/example.ts',
        'apps/sites/src/pages/example.ts',
        'apps/sandbox/src/example.ts',
      ])
        expect(await refusals(file, code), file).toEqual(['no-restricted-syntax']);
      expect(await refusals('src/themes/example.ts', code)).toEqual([]);
    },
  );

  it('refuses the constant outside the themes', async () => {
    const code = `import { PRODUCT } from '../../themes/brand.ts';\nexport const own = PRODUCT;\n`;
    expect(await refusals('src/blocks/lists/example.ts', code)).toEqual(['no-restricted-syntax']);
  });

  it.each(['Redacción Semanario', 'Foros Semanario', 'SEMANARIO NOTICIAS', 'Encabezado de semanario'])(
    'refuses the name in a text: %s',
    async (text) => {
      const code = `export const own = '${text}';\n`;
      expect(await refusals('apps/sites/src/pages/example.ts', code)).toEqual(['no-restricted-syntax']);
    },
  );

  it.each(['Portada del semanario', 'Las de la casa: el semanario y los foros.'])(
    'accepts the noun with its article: %s',
    async (text) => {
      expect(await refusals('src/messages/example.ts', `export const own = '${text}';\n`)).toEqual([]);
    },
  );
});

describe('words of readers in a view', () => {
  const view = (element: string): string => `export const Own = ({ at = 1 }) => ${element};\n`;

  it.each([
    view('<p>ver todo {at}</p>'),
    view('<button type="button" aria-label="cerrar">{at}</button>'),
    view('<p title={`foto ${at}`}>{at}</p>'),
    view('<p>{`${at} fotos`}</p>'),
    view("<p>{at > 1 ? 'Siguiente' : null}</p>"),
    `export const own = (label = 'Publicidad') => label;\n`,
    `export const LOOKS = { one: { more: '¿Qué pasó?' } };\n`,
  ])('are refused outside the dictionary: %s', async (code) => {
    expect(await refusals('src/blocks/lists/example.tsx', code)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    view('<p className="title" data-preset="large">{at}</p>'),
    view('<p>{`${at}px`} · ISSN {at}</p>'),
    `export const network = { name: 'Facebook' };\n`,
    `export const fail = (id: string) => new Error(\`There is no view for \${id}\`);\n`,
    `export const closes = (key: string) => key === 'Escape';\n`,
  ])('are not: %s', async (code) => {
    expect(await refusals('src/blocks/lists/example.tsx', code)).toEqual([]);
  });

  it.each([
    ['Example.block.ts', `export const own = { label: 'Fila de una sección' };\n`],
    ['Example.block.ts', `export const own = text.default(() => own).meta({ title: 'Título' });\n`],
    ['Example.block.ts', `export const own = z.enum(['White']).default('White').meta({ title: 'Fondo' });\n`],
    ['Example.stories.tsx', `export const label = 'Fila de una sección';\n`],
    ['Example.test.tsx', `export const label = 'Fila de una sección';\n`],
  ])('are allowed in an editor’s form and in a story: %s, %s', async (file, code) => {
    expect(await refusals(`src/blocks/lists/Example/${file}`, code)).toEqual([]);
  });

  it.each(['Example.block.ts', 'under-article.ts', 'Example.tsx'])(
    'are refused as the default of a setting: %s',
    async (file) => {
      const code = `export const own = text.default('Lo más leído').meta({ title: 'Título' });\n`;
      expect(await refusals(`src/blocks/lists/Example/${file}`, code)).toEqual(['no-restricted-syntax']);
    },
  );

  it('are refused in what a block passes to its view', async () => {
    const code = `export const props = (name: string) => ({ newsroom: \`Redacción \${name}\` });\n`;
    expect(await refusals('src/blocks/lists/Example/Example.block.ts', code)).toEqual([
      'no-restricted-syntax',
    ]);
  });
});

describe('words of readers in rules and adapters', () => {
  const own = (value: string): string => `export const own = (at: string) => at || ${value};\n`;

  it.each([
    ...[
      "'Foto:'",
      "'Documento PDF'",
      "'¿Qué pasó?'",
      '`Redacción ${at}`',
      '`Hace ${at}`',
      '`${at} de marzo`',
    ],
  ])('are refused in the domain and in forms: %s', async (value) => {
    for (const layer of ['domain', 'forms', 'routing'])
      expect(await refusals(`src/${layer}/example.ts`, own(value)), layer).toEqual(['no-restricted-syntax']);
  });

  it.each(["'No pudimos leer la respuesta.'", '`Fallo con ${at}`'])(
    'are refused in an adapter: %s',
    async (value) => {
      expect(await refusals('src/providers/http/example.ts', own(value))).toEqual(['no-restricted-syntax']);
    },
  );

  it('are not messages for developers, codes, and names of zones and types', async () => {
    const log = `export const tell = (log: (message: string) => void) => log('The reply has no body.');\n`;
    expect(await refusals('src/providers/http/example.ts', log)).toEqual([]);
    for (const value of ["'article-body'", "'America/Bogota'", "'YouTube'", "'an image without an address'"])
      expect(await refusals('src/domain/example.ts', own(value)), value).toEqual([]);
    const node = `export const node = { '@type': 'Person' };\n`;
    expect(await refusals('src/domain/structured-data/example.ts', node)).toEqual([]);
  });

  it('come from the dictionary, which imports no layer', async () => {
    const read = `import { dialog } from '../messages/components.ts';\nexport const own = () => dialog.close;\n`;
    expect(await refusals('src/domain/example.ts', read)).toEqual([]);
    const rule = `import { slugify } from '../domain/text/slug.ts';\nexport const own = slugify;\n`;
    expect(await refusals('src/messages/example.ts', rule)).toEqual(['boundaries/dependencies']);
  });
});

describe('the apps', () => {
  it.each([
    'apps/sites/src/server/example.ts',
    'apps/sandbox/src/example.ts',
    'apps/pictures/src/example.ts',
    'apps/shared/example.ts',
  ])('refuses files of the library that are no public entry in %s', async (file) => {
    for (const source of [
      '../../../../src/themes/sic.svg?raw',
      '../../../src/domain/text/slug.ts',
      '../../../src/index.ts',
      '../../../src/variables.ts',
      '../../../src/css.ts',
      'rotativa/src/domain/text/slug.ts',
    ]) {
      const code = `export * from '${source}';\n`;
      expect(await refusals(file, code), source).toContain('no-restricted-imports');
    }
    expect(await refusals(file, `export { nothing } from '../src/db/nothing.ts';\n`)).toEqual([]);
  });

  it.each(['../../pictures/src/index.ts', '@rotativa/pictures/src/index.ts'])(
    'refuses the drawing code in the sandbox: %s',
    async (source) => {
      const code = `import { pictureOf } from '${source}';\nexport const own = pictureOf;\n`;
      for (const file of ['apps/sandbox/src/example.ts', 'apps/sandbox/src/example.tsx'])
        expect(await refusals(file, code), file).toContain('no-restricted-imports');
    },
  );
});

describe('styled-components', () => {
  it('refuses the default import', async () => {
    const code = `import styled from 'styled-components';\nexport const own = styled;\n`;
    expect(await refusals('src/components/Button/Example.styles.ts', code)).toEqual([
      'no-restricted-imports',
    ]);
  });

  it('refuses createGlobalStyle', async () => {
    const code = `import { createGlobalStyle } from 'styled-components';\nexport const own = createGlobalStyle;\n`;
    expect(await refusals('src/components/Button/Example.styles.ts', code)).toEqual([
      'no-restricted-imports',
    ]);
  });

  it('refuses any import of it outside a styles file', async () => {
    const code = `import { styled } from 'styled-components';\nexport const own = styled;\n`;
    expect(await refusals('src/components/Button/Example.ts', code)).toContain('no-restricted-imports');
  });

  it.each([['styled.p`color: ${() => "red"};`'], ['styled("p")`color: ${function () { return "red"; }};`']])(
    'refuses a function in a style template: %s',
    async (template) => {
      const code = `${STYLES_HEAD}export const ExampleRoot: Root<'p'> = ${template};\n`;
      expect(await refusals('src/components/Button/Example.styles.ts', code)).toEqual([
        'no-restricted-syntax',
      ]);
    },
  );

  it('accepts a static root', async () => {
    const code = `${STYLES_HEAD}export const ExampleRoot: Root<'p'> = styled.p\`color: currentColor;\`;\n`;
    expect(await refusals('src/components/Button/Example.styles.ts', code)).toEqual([]);
  });
});

describe('packages', () => {
  const imported = (name: string) => `import * as own from '${name}';\nexport { own };\n`;
  it.each([
    ['of a package that came along with another', 'src/domain/example.ts', 'postcss-selector-parser'],
    ['in published code, of one that is there for development only', 'src/domain/example.ts', 'axe-core'],
    ['in an app, of what only the root declares', 'apps/sites/src/example.ts', 'sanitize-html'],
    ['in an app, of what another app declares', 'apps/sites/src/example.ts', 'nodemailer'],
    ['of types', 'apps/pictures/src/example.ts', 'react'],
    ['in a test, of an undeclared package', 'apps/sites/src/example.test.ts', 'postcss-selector-parser'],
  ])('refuses an import %s', async (_, path, name) => {
    expect(await refusals(path, imported(name))).toEqual(['import-x/no-extraneous-dependencies']);
  });

  it.each([
    ['src/domain/example.ts', 'zod'],
    ['src/domain/example.test.ts', 'vitest'],
    ['apps/sites/src/example.ts', 'hono'],
    ['apps/sites/src/example.test.ts', 'vitest'],
    ['apps/sandbox/src/example.ts', 'node:fs'],
    ['compiler/example.ts', 'esbuild'],
  ])('lets %s import %s', async (path, name) => {
    expect(await refusals(path, imported(name))).toEqual([]);
  });
});

describe('property tests', () => {
  it.each([
    'src/domain/example.test.ts',
    'src/components/Button/Example.stories.tsx',
    'src/components/fixtures/example.ts',
    'apps/sandbox/tests/example.test.ts',
    'apps/sites/src/example.test.ts',
  ])('take fast-check with the seed of the run: %s', async (file) => {
    const code = `import fc from 'fast-check';\nexport const own = fc;\n`;
    expect(await refusals(file, code)).toEqual(['no-restricted-imports']);
  });
});

it('an exception that no rule needs is an error: a warning would not fail the run', async () => {
  const code = `// eslint-disable-next-line eqeqeq\nexport const own = 1;\n`;
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/src/domain/example.ts` });
  expect(result).toMatchObject({ errorCount: 1, warningCount: 0 });
});

describe('relative imports', () => {
  it.each(['./defined', '../domain', '.'])('without an extension are refused: %s', async (specifier) => {
    const code = `export * from '${specifier}';\n`;
    const rules = await refusals('src/domain/example.ts', code);
    expect(rules).toContain('no-restricted-syntax');
  });
});

describe('style rules', () => {
  const css = async (template: string) => {
    const { results } = await stylelint.lint({
      cwd: ROOT,
      code: `${STYLES_HEAD}export const ExampleRoot: Root<'p'> = styled.p\`\n${template}\n\`;\n`,
      codeFilename: `${ROOT}/src/components/Button/Example.styles.ts`,
    });
    return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
  };

  it('refuses a physical margin', async () => {
    expect(await css('  margin-left: 4px;')).toEqual(['property-disallowed-list']);
  });

  it('refuses the look of a kicker outside its component', async () => {
    expect(await css('  text-transform: var(--rt-case-kicker);')).toEqual([
      'declaration-property-value-disallowed-list',
    ]);
  });

  it('refuses a colour that no brand can change', async () => {
    expect(await css('  color: #fff;')).toEqual(['color-no-hex']);
    expect(await css('  color: red;')).toEqual(['color-named']);
  });

  it.each([
    'rgb(1 2 3)',
    'rgba(1, 2, 3, 0.5)',
    'hsl(0 1% 1%)',
    'hwb(0 0% 0%)',
    'oklch(50% 0.1 20)',
    'oklab(50% 0 0)',
    'lab(50% 0 0)',
    'lch(50% 0 0)',
    'color(srgb 1 0 0)',
  ])('refuses it in every notation: %s', async (color) => {
    expect(await css(`  color: ${color};`)).toContain('function-disallowed-list');
    expect(await css(`  background: linear-gradient(transparent, ${color});`)).toContain(
      'function-disallowed-list',
    );
  });

  it.each(['color: inherit', '--rt-kicker-text: currentColor', 'border-color: currentColor'])(
    'refuses %s beside the dark mode, which sets all colours',
    async (declaration) => {
      const rule = `  &[data-mode='dark'] > .title {\n    ${declaration};\n  }`;
      expect(await css(rule)).toEqual(['rule-selector-property-disallowed-list']);
    },
  );

  it('refuses a named colour inside a function', async () => {
    expect(await css('  color: color-mix(in oklab, red, transparent);')).toEqual(['color-named']);
  });

  it.each([
    `<i style={{ color: '#c00' }} />`,
    `<i style={{ backgroundColor: 'oklch(50% 0.1 20)' }} />`,
    `<i style={{ color: 'rgb(1 2 3)' }} />`,
    `<i style={{ background: 'tomato' }} />`,
    `<svg fill="#cc0000" />`,
    `<svg stroke="red" />`,
  ])('refuses it in a view: %s', async (element) => {
    const code = `export const own = ${element};\n`;
    expect(await refusals('src/components/Button/Example.tsx', code)).toEqual(['no-restricted-syntax']);
    expect(await refusals('src/blocks/lists/Example.stories.tsx', code)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    `<svg fill="currentColor" stroke="none" />`,
    `<i style={{ color: 'var(--rt-color-link-default)' }} />`,
  ])('accepts in a view: %s', async (element) => {
    expect(await refusals('src/components/Button/Example.tsx', `export const own = ${element};\n`)).toEqual(
      [],
    );
  });

  it('refuses a custom property that is not ours', async () => {
    expect(await css('  --gap: 4px;')).toEqual(['custom-property-pattern']);
  });

  it('accepts tokens and logical properties', async () => {
    expect(await css('  margin-inline: var(--rt-space-4);')).toEqual([]);
  });
});
