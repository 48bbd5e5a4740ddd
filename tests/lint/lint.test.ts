import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT });

/** Returns the rules that refuse `code` as if it stood in `path`. */
async function refusals(path: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/${path}` });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const BUTTON = `import { Button } from '../components/Button/index.ts';\nexport const own = Button;\n`;
const STYLES_HEAD = `import { styled } from 'styled-components';\nimport type { Root } from '../../styling/root.ts';\n`;

describe('layer boundaries: imports point down only', () => {
  it.each(['tokens', 'themes', 'domain', 'providers', 'islands', 'styling'])(
    'refuses a component in %s',
    async (layer) => {
      expect(await refusals(`src/${layer}/example.ts`, BUTTON)).toEqual(['boundaries/dependencies']);
    },
  );

  it.each(['blocks', 'patterns'])('lets %s use a component', async (layer) => {
    expect(await refusals(`src/${layer}/example.ts`, BUTTON)).toEqual([]);
  });

  it('lets a story use what its component may not', async () => {
    expect(await refusals('src/domain/example.stories.tsx', BUTTON)).toEqual([]);
  });

  it('lets the barrel name every layer', async () => {
    expect(await refusals('src/index.ts', `export * from './components/Button/index.ts';\n`)).toEqual([]);
  });
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
    expect(await refusals('src/components/Button/Example.ts', code)).toEqual(['no-restricted-imports']);
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

  it('refuses a colour that no brand can change', async () => {
    expect(await css('  color: #fff;')).toEqual(['color-no-hex']);
    expect(await css('  color: red;')).toEqual(['color-named']);
  });

  it('refuses a custom property that is not ours', async () => {
    expect(await css('  --gap: 4px;')).toEqual(['custom-property-pattern']);
  });

  it('accepts tokens and logical properties', async () => {
    expect(await css('  margin-inline: var(--rt-space-4);')).toEqual([]);
  });
});
