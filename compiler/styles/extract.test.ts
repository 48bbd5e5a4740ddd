import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { StyleProblems } from './problem.ts';

let source: string;
beforeEach(() => {
  source = realpathSync(mkdtempSync(join(tmpdir(), 'rotativa-styles-')));
});
afterEach(() => rmSync(source, { recursive: true }));

/** Writes files and returns the absolute paths of the styles among them. */
function write(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  }
  return Object.keys(files)
    .filter((path) => path.endsWith('.styles.ts'))
    .map((path) => join(source, path));
}

const HEAD = `import { css, keyframes, styled } from 'styled-components';\n`;
const root = (template: string, name = 'CardRoot') =>
  `export const ${name}: Root<'article'> = styled.article\`${template}\`;\n`;

/** The CSS of the only root of one file. */
async function cssOf(code: string): Promise<string> {
  const [first] = await extract(source, write({ 'components/Card/Card.styles.ts': HEAD + code }));
  return first!.css;
}

/** The problems that the extraction throws, as `line:column message`. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const error: unknown = await extract(source, write(files)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StyleProblems);
  return (error as StyleProblems).problems.map(
    ({ line, column, message }) => `${line}:${column + 1} ${message}`,
  );
}
const problemsOfOne = (code: string) => problemsOf({ 'components/Card/Card.styles.ts': code });

describe('X1 what becomes static CSS', () => {
  it.each([
    ['a nested element', '& > h3 { gap: 1px; }', '.rt-card>h3{gap:1px;}'],
    ['a sibling of the same root', '& + & { gap: 1px; }', '.rt-card+.rt-card{gap:1px;}'],
    ['a doubled class', '&& { gap: 1px; }', '.rt-card.rt-card{gap:1px;}'],
    ['an attribute', `&[data-size='small'] { gap: 1px; }`, `.rt-card[data-size='small']{gap:1px;}`],
    ['an ancestor', ':lang(en) & { gap: 1px; }', ':lang(en) .rt-card{gap:1px;}'],
    ['a zero-specificity root', ':where(&) { gap: 1px; }', ':where(.rt-card){gap:1px;}'],
    ['a media range', '@media (width >= 640px) { gap: 1px; }', '@media (width >= 640px){.rt-card{gap:1px;}}'],
    [
      'a container query',
      '@container card (inline-size > 30em) { gap: 1px; }',
      '@container card (inline-size > 30em){.rt-card{gap:1px;}}',
    ],
    ['a comment', 'gap: 1px; // why\n/* and how */', '.rt-card{gap:1px;}'],
    ['a string with braces', `&::before { content: ';{}'; }`, `.rt-card::before{content:';{}';}`],
  ])('%s', async (_, template, expected) => {
    expect(await cssOf(root(template))).toBe(expected);
  });

  it('a fragment of css and a constant', async () => {
    const code = `const gap = '2px';\nconst wide = css\`gap: \${gap};\`;\n${root('${wide}')}`;
    expect(await cssOf(code)).toBe('.rt-card{gap:2px;}');
  });

  it('another root as a selector, without its CSS', async () => {
    const files = write({
      'components/Button/Button.styles.ts': HEAD + root('color: inherit;', 'ButtonRoot'),
      'components/Card/Card.styles.ts':
        HEAD +
        `import { ButtonRoot } from '../Button/Button.styles.ts';\n` +
        root('${ButtonRoot}:hover & { gap: 1px; }'),
    });
    const [, card] = await extract(source, files);
    expect(card!.css).toBe('.rt-button:hover .rt-card{gap:1px;}');
  });

  it('keyframes under a name of their content, the same in every root that uses them', async () => {
    const spin = 'const spin = keyframes`to { rotate: 1turn; }`;\n';
    const files = write({
      'components/A/A.styles.ts': HEAD + spin + root('animation: ${spin} 1s;', 'ARoot'),
      'components/B/B.styles.ts': HEAD + spin + root('animation: ${spin} 2s;', 'BRoot'),
    });
    const [a, b] = await extract(source, files);
    const [[name, text]] = [...a!.keyframes] as [[string, string]];
    expect(name).toMatch(/^rt-\w+$/);
    expect(text).toBe(`@keyframes ${name}{to{rotate:1turn;}}`);
    expect(a!.css).toBe(`.rt-a{animation:${name} 1s;}`);
    expect(b!.keyframes).toEqual(a!.keyframes);
  });

  it('a root over a part of another library, without that part’s context', async () => {
    const code =
      `import * as Dialog from '@radix-ui/react-dialog';\n` +
      'export const CardRoot: Root<typeof Dialog.Content> = styled(Dialog.Content)`gap: 1px;`;\n';
    expect(await cssOf(code)).toBe('.rt-card{gap:1px;}');
  });

  it('in the layer of its folder', async () => {
    const files = write({
      'components/A/A.styles.ts': HEAD + root('gap: 1px;', 'ARoot'),
      'blocks/B/B.styles.ts': HEAD + root('gap: 1px;', 'BRoot'),
      'patterns/C/C.styles.ts': HEAD + root('gap: 1px;', 'CRoot'),
      'islands/D.styles.ts': HEAD + root('gap: 1px;', 'DRoot'),
    });
    const layers = (await extract(source, files)).map(({ layer }) => layer);
    expect(layers).toEqual(['components', 'blocks', 'patterns', 'components']);
  });
});

describe('what is refused, with its place', () => {
  it.each([
    ['an arrow function', root('color: ${() => "red"};'), '2:66 no function in a style template'],
    ['a theme read', root('color: ${({ theme }) => theme.c};'), '2:66 no function in a style template'],
    [
      'a local function by name',
      `const tone = () => 'red';\n${root('color: ${tone};')}`,
      '3:66 no function in a style template',
    ],
    [
      'a function in a fragment',
      'const tone = css`color: ${() => "red"};`;\n' + root('${tone}'),
      '2:27 no function in a style template',
    ],
    [
      'attrs',
      'export const CardRoot: Root<"p"> = styled.p.attrs({ id: "x" })`gap: 1px;`;\n',
      '2:45 attrs() is not allowed',
    ],
    [
      'withConfig',
      'export const CardRoot: Root<"p"> = styled.p.withConfig({})`gap: 1px;`;\n',
      '2:45 withConfig() is not allowed',
    ],
    ['a root that is not exported', root('gap: 1px;').replace('export ', ''), '2:7 CardRoot is not exported'],
    [
      'a root without annotation',
      'export const CardRoot = styled.p`gap: 1px;`;\n',
      "2:14 CardRoot needs its annotation: CardRoot: Root<'p'>",
    ],
    [
      'a root below the top level',
      'export const make = () => { const R: Root<"p"> = styled.p`gap: 1px;`; return R; };\n',
      '2:50 a styled root is a constant at the top level',
    ],
    ['a backslash', root('&::before { content: "\\201c"; }'), '2:79 no backslash in a style template'],
    ['@scope', root('@scope (&) { p { gap: 1px; } }'), '2:57 @scope is prefixed'],
    [
      'a root over another root',
      root('gap: 1px;', 'BaseRoot') +
        'export const CardRoot: Root<"article"> = styled(BaseRoot)`gap: 2px;`;\n',
      "3:49 styled(BaseRoot) would copy that root's CSS",
    ],
    [
      'an object of styles',
      'export const CardRoot: Root<"p"> = styled.p({ gap: 1 });\n',
      '2:36 styled is used in one form only',
    ],
    ['a root without CSS', root(' '), '2:42 CardRoot has no CSS'],
  ])('%s', async (_, code, expected) => {
    const [problem] = await problemsOfOne(HEAD + code);
    expect(problem).toContain(expected);
  });

  const shown = (value: string) => `const value = ${value};\n${root('inset: ${value}px;')}`;
  it.each([
    ['the clock', shown('Date.now()'), '2:15 Date'],
    ['the clock by construction', shown('new Date().getHours()'), '2:19 Date'],
    ['the clock of the page', shown('performance.now()'), '2:15 performance'],
    ['randomness', shown('Math.random()'), '2:15 Math.random'],
    ['randomness by another name', `const { random } = Math;\n${shown('random()')}`, '2:20 Math'],
    ['randomness by a computed name', shown(`Math['ran' + 'dom']()`), '2:15 Math'],
    ['the browser', shown('window.innerWidth'), '2:15 window'],
    ['the browser, if there is one', shown('typeof window === "undefined" ? 1 : 2'), '2:22 window'],
    ['a global of the browser', shown('innerWidth'), '2:15 innerWidth'],
    ['any global', shown(`globalThis['Date'].now()`), '2:15 globalThis'],
    ['the process', shown('process.pid'), '2:15 process'],
    ['the module', shown('import.meta.url'), '2:15 import.meta'],
    ['in the template itself', root('inset: ${Date.now()}px;'), '2:66 Date'],
    ['in an object', shown('Object.keys({ Date }).length'), '2:29 Date'],
    [
      'an import of Node',
      `import { hostname } from 'node:os';\n${shown('hostname()')}`,
      '2:1 import of node:os',
    ],
  ])('a value that another run would not have: %s', async (_, code, expected) => {
    const problems = await problemsOfOne(HEAD + code);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${expected} `);
    expect(problems[0]).toContain('styles are computed once');
  });

  it.each([
    ['sums', shown('Math.round(16 / 3)')],
    ['a local name', `const Date = { now: () => 3 };\n${shown('Date.now()')}`],
    [
      'names of members and types',
      `type Clock = Date;\n${shown('({ Date: 3, window: 2 } as { Date: number }).Date')}`,
    ],
  ])('but not %s', async (_, code) => {
    expect(await cssOf(code)).toMatch(/^\.rt-card\{inset:\d+px;\}$/);
  });

  it('a clock in a module that styles import, in that module’s place', async () => {
    const problems = await problemsOf({
      'now.ts': `const year = 2026;\nexport const now = year + new Date().getHours();\n`,
      'components/Card/Card.styles.ts': `${HEAD}import { now } from '../../now.ts';\n${root('inset: ${now}px;')}`,
    });
    expect(problems).toEqual([expect.stringMatching(/^2:31 Date is not allowed/)]);
  });

  it('the default import', async () => {
    const code = `import styled from 'styled-components';\nexport const gap = 1;\n`;
    expect(await problemsOfOne(code)).toEqual([
      '1:8 import { styled } by name: in native Node the default import has no .button',
    ]);
  });

  it('createGlobalStyle', async () => {
    const code = `import { createGlobalStyle } from 'styled-components';\nexport const Global = createGlobalStyle\`p { gap: 1px; }\`;\n`;
    const [problem] = await problemsOfOne(code);
    expect(problem).toBe(
      '1:10 createGlobalStyle is not allowed: styles are static (styled, css and keyframes only)',
    );
  });

  it('a function that is imported', async () => {
    const problems = await problemsOf({
      'tone.ts': `export const tone = () => 'red';\n`,
      'components/Card/Card.styles.ts': `${HEAD}import { tone } from '../../tone.ts';\n${root('color: ${tone};')}`,
    });
    expect(problems).toEqual(['3:42 CardRoot reads a function that it imports']);
  });

  it('two roots of one name, in two files', async () => {
    const problems = await problemsOf({
      'components/A/A.styles.ts': HEAD + root('gap: 1px;'),
      'components/B/B.styles.ts': HEAD + root('gap: 2px;'),
    });
    expect(problems).toEqual([
      `2:42 CardRoot has the class rt-card of CardRoot of ${source}/components/A/A.styles.ts`,
    ]);
  });

  it('all at once', async () => {
    const problems = await problemsOfOne(
      HEAD + root('color: ${() => "red"};') + root('color: ${() => "red"};', 'OtherRoot'),
    );
    expect(problems).toHaveLength(2);
  });
});
