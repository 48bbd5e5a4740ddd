import { beforeAll, describe, expect, it } from 'vitest';
import { readThemes, type Themes } from '../../build/tokens/themes.ts';
import { BRANDS } from './brand.ts';

const SURFACES = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-tint'];
const STATUS = ['status-error', 'status-success', 'status-warning', 'status-info'];
const TEXTS = [
  'text-default',
  'text-muted',
  'kicker',
  'link-default',
  'link-hover',
  'link-visited',
  ...STATUS,
];
/** Non-text contrast: 3:1 (WCAG 1.4.11). The accent is for numerals and initials, which are large text. */
const SHAPES = ['border-strong', 'border-accent', 'focus', 'accent'];

type Pair = [foreground: string, background: string, minimum: number];

/** Every pair that a page may show. `border-default` and `accent-alt` are ornament and carry no meaning alone. */
const PAIRS: Pair[] = [
  ...SURFACES.flatMap((surface): Pair[] => [
    ...TEXTS.map((text): Pair => [text, surface, 4.5]),
    ...SHAPES.map((shape): Pair => [shape, surface, 3]),
  ]),
  ...STATUS.flatMap((status): Pair[] => [
    [status, `${status}-surface`, 4.5],
    ['text-default', `${status}-surface`, 4.5],
  ]),
  ['text-inverse', 'surface-inverse', 4.5],
  ['text-on-accent', 'surface-accent', 4.5],
  ['action-text', 'action-default', 4.5],
  ['action-text', 'action-hover', 4.5],
  ['action-alt-text', 'action-alt-default', 4.5],
  ['action-alt-text', 'action-alt-hover', 4.5],
];

/** WCAG 2.2 relative luminance of an opaque `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

let themes: Themes;
beforeAll(async () => {
  themes = await readThemes();
});

function color(brand: string, mode: 'light' | 'dark', role: string): string {
  const theme = brand === 'default' ? themes.base : themes.brands.get(brand);
  const value = theme?.[mode].get(`--rt-color-${role}`);
  if (value === undefined || !/^#([0-9a-f]{3}){1,2}$/.test(value))
    throw new Error(`${brand} ${mode} ${role}: ${value}`);
  return value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value;
}

describe('WCAG AA contrast of every pair of roles', () => {
  it('measures as the standard does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  for (const brand of ['default', ...BRANDS]) {
    for (const mode of ['light', 'dark'] as const) {
      it(`${brand}, ${mode}`, () => {
        const faint = PAIRS.map(([front, back, minimum]) => ({
          pair: `${front} on ${back}`,
          ratio: contrast(color(brand, mode, front), color(brand, mode, back)),
          minimum,
        })).filter(({ ratio, minimum }) => ratio < minimum);
        expect(faint.map(({ pair, ratio, minimum }) => `${pair}: ${ratio.toFixed(2)} < ${minimum}`)).toEqual(
          [],
        );
      });
    }
  }
});
