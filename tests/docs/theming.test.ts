import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrandFile } from '../../src/cli/brand-file.ts';
import { USAGE } from '../../src/cli/run.ts';
import { contrast, PAIRS, roleColor } from '../../src/themes/define/contrast.ts';
import { defineBrand } from '../../src/themes/define/define-brand.ts';
import { describeCorrections } from '../../src/themes/define/palette.ts';
import { themeCss } from '../../src/themes/define/theme-css.ts';
import { family } from '../../src/themes/weekly/index.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/theming.md'), 'utf8');
const [, JSON_SAMPLE = ''] = /```json faro\.json\n([^]*?)```/.exec(GUIDE) ?? [];
const [, CSS_SAMPLE = ''] = /```css\n([^]*?)```/.exec(GUIDE) ?? [];

const SVG = '<svg viewBox="0 0 4 2"><path d="M0 0H4V2Z"/></svg>';
const { key, name, tagline, colours } = readBrandFile(JSON_SAMPLE, 'faro.json');
const faro = defineBrand({ key, name, tagline, colours, family, wordmark: SVG, monogram: SVG, favicon: SVG });
const css = themeCss(faro);

it('docs/theming.md has a configuration that is accepted, with every legal fact', () => {
  const { legal, offer, networks, navigation } = readBrandFile(JSON_SAMPLE, 'faro.json');
  expect(Object.keys(legal!)).toEqual(['company', 'address', 'hours', 'authority', 'terms', 'dataPolicy']);
  expect([offer, networks, navigation].every(Boolean)).toBe(true);
});

it('docs/theming.md names the selectors of a theme, and no other', () => {
  const named = [...GUIDE.matchAll(/^\| `(\[data-brand[^`]+)` \|/gm)].map(([, selector]) => selector!);
  const had = [...css.matchAll(/^(?!\[data-brand\] )(\[data-brand[^\n{,]*)/gm)].map(([, text]) =>
    text!.trim(),
  );
  expect(named.toSorted()).toEqual([...new Set(had)].toSorted());
});

it('docs/theming.md shows a correction as the command says it', () => {
  const [, shown] = /^Corrected, (.*)\.$/m.exec(GUIDE)!;
  expect(describeCorrections(faro.corrections)).toContain(shown);
});

it('docs/theming.md changes one token in every place where the theme sets it, readable in both modes', () => {
  const values = [...CSS_SAMPLE.matchAll(/--rt-color-kicker: (#[0-9a-f]{6});/g)].map(([, hex]) => hex!);
  const [light, dark, forced] = values as [string, string, string];
  expect(dark).toBe(forced);
  const modes = {
    light: new Map(Object.entries(faro.theme.light)),
    dark: new Map(Object.entries({ ...faro.theme.light, ...faro.theme.dark })),
  };
  for (const [front, back, minimum] of PAIRS.filter(([role]) => role === 'kicker')) {
    expect(contrast(light, roleColor(modes.light, back)), front).toBeGreaterThanOrEqual(minimum);
    expect(contrast(dark, roleColor(modes.dark, back)), front).toBeGreaterThanOrEqual(minimum);
  }
  const places = css.match(/\[data-brand[^{]*\{[^}]*--rt-color-kicker/g)!.length;
  expect(CSS_SAMPLE.match(/--rt-color-kicker/g)!.length + 1).toBe(places);
});

it('docs/theming.md names options that the command has', () => {
  const used = new Set(
    GUIDE.match(/(?<=[`\s])--[a-z-]+(?=[`\s])/g)!.filter((flag) => !flag.startsWith('--rt')),
  );
  expect(used.size).toBeGreaterThan(8);
  for (const flag of used) expect(USAGE).toContain(`${flag} `);
});
