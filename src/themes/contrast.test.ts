import { beforeAll, describe, expect, it } from 'vitest';
import { contrast, faintPairs } from './define/contrast.ts';
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
