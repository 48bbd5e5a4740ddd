import { describe, expect, it } from 'vitest';
import { TOKEN_NAMES } from '../../src/tokens/index.ts';
import { tokensJson } from './json.ts';
import { readThemes } from './themes.ts';

interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'rotativa.themes'?: Record<string, unknown> };
}
interface Group extends Partial<Token> {
  [name: string]: unknown;
}

const text = tokensJson(await readThemes());
const root = JSON.parse(text) as Group;

function all(group: Group, path: string[] = []): [string, Token][] {
  const own: [string, Token][] = '$value' in group ? [[path.join('-'), group as Token]] : [];
  const inner = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return [...own, ...inner.flatMap(([name, child]) => all(child as Group, [...path, name]))];
}
const tokens = new Map(all(root));

describe('T1 tokens.json', () => {
  it('has every token that is a custom property', () => {
    const names = TOKEN_NAMES.filter((name) => !name.endsWith('-letter-spacing'));
    expect(names.filter((name) => !tokens.has(name))).toEqual([]);
  });

  it('has values, not references, with their type', () => {
    expect(text).not.toMatch(/"\{[a-z]/);
    expect([...tokens.values()].filter(({ $type, $value }) => !$type || $value === undefined)).toEqual([]);
  });

  it('says where a brand or a mode differs, of the published brands', () => {
    const themes = tokens.get('color-surface-page')!.$extensions!['rotativa.themes']!;
    expect(themes).toHaveProperty('default-dark');
    expect(themes).toHaveProperty('weekly-dark');
    expect(text).not.toContain('probe-');
  });
});
