import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../src/themes/brand.ts';
import { TOKEN_NAMES } from '../../src/tokens/index.ts';
import { themeFiles, tokensJson } from './json.ts';
import { readThemes } from './themes.ts';

interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'rotativa.themes'?: Record<string, unknown> };
}
interface Group extends Partial<Token> {
  [name: string]: unknown;
}

const themes = await readThemes();
const text = tokensJson(themes);
const root = JSON.parse(text) as Group;

function all(group: Group, path: string[] = []): [string, Token][] {
  const own: [string, Token][] = '$value' in group ? [[path.join('-'), group as Token]] : [];
  const inner = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return [...own, ...inner.flatMap(([name, child]) => all(child as Group, [...path, name]))];
}
const tokens = new Map(all(root));
type Keywords = Record<string, { value: string; themes?: Record<string, string> }>;
const keywordsOf = (file: Group): Keywords =>
  (file.$extensions as unknown as { 'rotativa.keywords': Keywords })['rotativa.keywords'];

describe('T1 tokens.json', () => {
  it('has every token that is a custom property', () => {
    const names = TOKEN_NAMES.filter((name) => !name.endsWith('-letter-spacing'));
    const keywords = keywordsOf(root);
    expect(names.filter((name) => !tokens.has(name) && !(name in keywords))).toEqual([]);
  });

  it('has the words of CSS beside the tokens', () => {
    const { value, themes: others } = keywordsOf(root)['case-button']!;
    expect(value).toBe('none');
    expect(others).toMatchObject({ 'men-dark': 'uppercase' });
  });

  it('has values, not references, with their type', () => {
    expect(text).not.toMatch(/"\{[a-z]/);
    expect([...tokens.values()].filter(({ $type, $value }) => !$type || $value === undefined)).toEqual([]);
  });

  it('says where a brand or a mode differs, of the published brands', () => {
    const differing = tokens.get('color-surface-page')!.$extensions!['rotativa.themes']!;
    expect(differing).toHaveProperty('default-dark');
    expect(differing).toHaveProperty('weekly-dark');
    expect(text).not.toContain('probe-');
  });
});

describe('T1 one file for each brand and mode', () => {
  const files = themeFiles(themes);

  it('is there for each published brand, and for a page without one', () => {
    const keys = ['default', ...BRANDS];
    expect([...files.keys()].sort()).toEqual(keys.flatMap((key) => [`${key}-dark`, `${key}-light`]).sort());
  });

  it.each([...files])('%s is valid without the other files', async (name, src) => {
    const logger = new Logger({ level: 'silent' });
    const config = defineConfig({}, { logger, cwd: new URL('file:///') });
    const filename = new URL(`file:///${name}.json`);
    const { tokens: parsed } = await parse({ filename, src }, { logger, config });
    expect(Object.keys(parsed).length).toBeGreaterThan(TOKEN_NAMES.length / 2);
    expect(src).not.toMatch(/"\{[a-z]/);
  });

  it.each([...files])('%s has the words of CSS of the stylesheet', (name, src) => {
    const [key, mode] = name.split('-') as [string, 'light' | 'dark'];
    const css = (key === 'default' ? themes.base : themes.brands.get(key)!)[mode];
    const keywords = Object.entries(keywordsOf(JSON.parse(src) as Group));
    expect(keywords.length).toBeGreaterThan(7);
    for (const [id, { value }] of keywords) {
      const written = css.get(`--rt-${id}`);
      if (written) expect([id, written]).toEqual([id, value]);
    }
  });

  it.each([...files])('%s has the colours of the stylesheet', (name, src) => {
    const [key, mode] = name.split('-') as [string, 'light' | 'dark'];
    const css = (key === 'default' ? themes.base : themes.brands.get(key)!)[mode];
    const colours = all(JSON.parse(src) as Group).filter(
      ([id, { $type, $value }]) => $type === 'color' && 'hex' in ($value as object) && css.has(`--rt-${id}`),
    );
    expect(colours.length).toBeGreaterThan(30);
    const long = (hex: string): string => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    for (const [id, { $value }] of colours) {
      const { hex, alpha = 1 } = $value as { hex: string; alpha?: number };
      if (alpha === 1) expect([id, long(css.get(`--rt-${id}`)!)]).toEqual([id, hex]);
    }
  });
});
