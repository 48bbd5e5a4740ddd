import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { FAMILIES, type Family } from '../brand.ts';
import { contrast, faintPairs, pairName, PAIRS, roleColor } from './contrast.ts';
import { defineBrand } from './define-brand.ts';
import { describeCorrections, MODES } from './palette.ts';

const families = await Promise.all(
  FAMILIES.map(async (key) => ((await import(`../${key}/index.ts`)) as { family: Family }).family),
);

const SVG = '<svg viewBox="0 0 4 2"><path d="M0 0H4V2Z"/></svg>';
const drawings = { wordmark: SVG, monogram: SVG, favicon: SVG };
const made = (family: Family, brand: string, accent?: string) =>
  defineBrand({
    key: 'faro',
    name: 'El Faro',
    tagline: 'Noticias del sur',
    family,
    colours: { brand, accent },
    ...drawings,
  });

/** The tokens of both modes, as a page has them. */
const modesOf = ({ theme: { light, dark } }: ReturnType<typeof made>) => ({
  light: new Map(Object.entries(light)),
  dark: new Map(Object.entries({ ...light, ...dark })),
});
const faint = (defined: ReturnType<typeof made>): string[] => {
  const modes = modesOf(defined);
  return MODES.flatMap((mode) => faintPairs(modes[mode]).map((pair) => `${mode}: ${pair}`));
};

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe.each(families.map((family) => [family.key, family] as const))(
  'X17 the colours of a brand in the family %s',
  (_, family) => {
    it('pass in both modes, whatever was chosen', () => {
      fc.assert(
        fc.property(colour, fc.option(colour, { nil: undefined }), (brand, accent) => {
          expect(faint(made(family, brand, accent))).toEqual([]);
        }),
        { numRuns: 60 },
      );
    });

    it('are those that were chosen, or a correction tells why not', () => {
      fc.assert(
        fc.property(colour, (brand) => {
          const defined = made(family, brand);
          const modes = modesOf(defined);
          for (const mode of MODES)
            for (const role of [
              'kicker',
              'link-default',
              'focus',
              'accent',
              'action-default',
              'surface-accent',
            ]) {
              const now = roleColor(modes[mode], role);
              const told = defined.corrections.filter((one) => one.mode === mode && one.role === role);
              expect(told.map(({ before, after }) => [before, after])).toEqual(
                now === brand ? [] : [[brand, now]],
              );
            }
        }),
        { numRuns: 30 },
      );
    });

    it.each([
      ['#0b6e4f', '#d9822b'],
      // A yellow that only ink can be read on, white, black, a middle grey.
      ['#ffd400', '#7a1f5c'],
      ['#ffffff', '#000000'],
      ['#000000', '#ff0000'],
      ['#808080', undefined],
    ])('pass for %s, %s', (brand, accent) => {
      expect(faint(made(family, brand, accent))).toEqual([]);
    });
  },
);

it('X17 a correction has the pair in plain English, both colours and the contrast that was measured', () => {
  const [weekly] = families;
  const { corrections, theme } = made(weekly!, '#ffd400');
  const page = roleColor(new Map(Object.entries(theme.light)), 'surface-page');
  const kicker = corrections.find(({ mode, role }) => mode === 'light' && role === 'kicker')!;
  expect(kicker.pair).toMatch(/^kickers on /);
  expect(kicker.before).toBe('#ffd400');
  expect(kicker.ratio).toBeLessThanOrEqual(contrast('#ffd400', page));
  expect(contrast(kicker.after, page)).toBeGreaterThanOrEqual(kicker.minimum);
  expect(theme.light['--rt-color-surface-accent']).toBe('#ffd400');
  expect(describeCorrections(corrections).join('\n')).toMatch(
    /light: #ffd400 became #[0-9a-f]{6} \(kicker, link-default[^)]*\): .* on .* had a contrast of 1\.\d\d and needs? 4\.5/,
  );
});

it('X17 every pair has a name in plain English', () => {
  for (const [front, back] of PAIRS) expect(pairName(front, back)).not.toMatch(/-/);
});

it('X17 tokens that repeat a role of colour take the brand’s', () => {
  for (const family of families) {
    const { theme } = made(family, '#0b6e4f', '#d9822b');
    for (const [name, role] of Object.entries(family.theme.aliases))
      expect(theme.light[name], family.key).toBe(theme.light[`--rt-color-${role}`]);
  }
});

it('X17 a brand without colours has those of its family', () => {
  for (const family of families) {
    const { theme, corrections } = defineBrand({
      key: 'faro',
      name: 'El Faro',
      tagline: 'x',
      family,
      ...drawings,
    });
    expect(theme).toEqual(family.theme);
    expect(corrections).toEqual([]);
  }
});
