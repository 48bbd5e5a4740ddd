import { beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '../tokens/brands.ts';
import { faintPairs, roleColor } from '../tokens/contrast.ts';
import { readThemes, type Themes } from '../tokens/themes.ts';
import { palette } from './palette.ts';
import { Refusal } from './refusal.ts';

const families = readBrands().filter(({ family }) => family === undefined);
/** A green, a yellow that only ink can be read on, a middle grey, black, and the second colours. */
const COLOURS: [string, string][] = [
  ['#0b6e4f', '#d9822b'],
  ['#ffd400', '#7a1f5c'],
  ['#808080', ''],
  ['#000000', '#ff0000'],
];

const keyOf = (family: string, colour: string): string => `${family}${colour.slice(1)}`;

let themes: Themes;
/** A brand of each colour in each family. */
let made: Themes['brands'];
beforeAll(async () => {
  themes = await readThemes();
  const brands = families.flatMap(({ key: family }) =>
    COLOURS.map(([colour, accent]) => {
      const { theme } = palette(themes.brands.get(family)!, colour, accent);
      return { key: keyOf(family, colour), order: 9, name: 'El Faro', family, theme };
    }),
  );
  made = (await readThemes([...families, ...brands])).brands;
});

describe.each(families.map(({ key }) => key))('X6 the colours of a brand in the family %s', (family) => {
  it.each(COLOURS)('pass in both modes: %s, %s', (colour) => {
    const { light, dark } = made.get(keyOf(family, colour))!;
    expect([...faintPairs(light), ...faintPairs(dark)]).toEqual([]);
  });

  it('are the chosen one where it can be read, and corrections are explained', () => {
    const { theme, notes } = palette(themes.brands.get(family)!, '#ffd400', '');
    const { color } = theme.light as { color: { surface: { accent: { $value: { hex: string } } } } };
    expect(color.surface.accent.$value.hex).toBe('#ffd400');
    expect(notes.join('\n')).toMatch(
      /light: kicker, link-default: #ffd400 became #[0-9a-f]{6}, because on the page/,
    );
  });

  it('are refused where a correction would make another colour', () => {
    expect(() => palette(themes.brands.get(family)!, '#fefefe', '')).toThrow(Refusal);
    expect(() => palette(themes.brands.get(family)!, '#fefefe', '')).toThrow('Choose a darker one');
  });
});

it('X6 a brand takes the type of another than its family, and keeps the shapes', async () => {
  const { theme } = palette(themes.brands.get('rural')!, '#0b6e4f', '');
  const brand = { key: 'faro', order: 9, name: 'El Faro', family: 'rural', fonts: 'women', theme };
  const all = await readThemes([...families, brand]);
  const of = (key: string, name: string) => all.brands.get(key)!.light.get(`--rt-${name}`);
  expect(of('faro', 'font-headline')).toBe(of('women', 'font-headline'));
  expect(of('faro', 'type-display')).toBe(of('women', 'type-display'));
  expect(of('faro', 'radius-card')).toBe(of('rural', 'radius-card'));
  expect(roleColor(all.brands.get('faro')!.light, 'surface-accent')).toBe('#0b6e4f');
});
