import { beforeAll, describe, expect, it } from 'vitest';
import { contrast, faintPairs, roleColor, type Declarations } from './define/contrast.ts';
import { readThemes, type Themes } from '../../compiler/tokens/themes.ts';
import { BRANDS } from './brand.ts';

let themes: Themes;
beforeAll(async () => {
  themes = await readThemes();
});

describe('WCAG AA contrast of every pair of roles', () => {
  it('measures as the standard does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  for (const brand of ['default', ...BRANDS]) {
    for (const mode of ['light', 'dark'] as const) {
      it(`${brand}, ${mode}`, () => {
        const theme = brand === 'default' ? themes.base : themes.brands.get(brand)!;
        expect(faintPairs(theme[mode]), 'WCAG AA: change one colour of each pair').toEqual([]);
      });
    }
  }
});

/** Roles of what a pointer uses, each with its look at rest and under the pointer. */
const USED = ['link', 'action', 'action-alt'];

describe('what a pointer uses looks different under it', () => {
  it.each(BRANDS)('%s, in both modes, and a visited link is not as another', (brand) => {
    for (const [mode, theme] of Object.entries(themes.brands.get(brand)!)) {
      const looks = USED.map((role) => [
        roleColor(theme, `${role}-default`),
        roleColor(theme, `${role}-hover`),
      ]);
      looks.push([roleColor(theme, 'link-default'), roleColor(theme, 'link-visited')]);
      expect(
        looks.filter(([rest, other]) => rest === other),
        mode,
      ).toEqual([]);
    }
  });
});

/** The tones of a picture. */
const TONES = Array.from({ length: 256 }, (_, tone) => `#${tone.toString(16).padStart(2, '0').repeat(3)}`);

/** The contrast of a ring of two colours on the tone where it is least visible. */
const leastSeen = (theme: Declarations, ring: readonly [string, string]): number =>
  Math.min(...TONES.map((tone) => Math.max(...ring.map((role) => contrast(roleColor(theme, role), tone)))));

describe('the focus ring over pictures (focusOverPicture)', () => {
  it.each(BRANDS)('is visible on every tone: %s', (brand) => {
    for (const theme of Object.values(themes.brands.get(brand)!))
      expect(leastSeen(theme, ['picture-text', 'picture-ground'])).toBeGreaterThanOrEqual(3);
  });

  it('needs other colours than those of the page', () => {
    expect(leastSeen(themes.brands.get('women')!.light, ['focus', 'surface-page'])).toBeLessThan(3);
  });
});
