import { expect, it } from 'vitest';
import { checkColors, checkShades, colorProblems, shadeProblems, shadesOf } from './colors.ts';

it('T1 every colour of the token files has one value', () => {
  expect(checkColors).not.toThrow();
});

it('T1 a colour whose hex alone was changed is named, with its components', () => {
  const red = { $value: { colorSpace: 'srgb', components: [0.5961, 0.0431, 0.0941], hex: '#8a0a16' } };
  expect(colorProblems({ palette: { $type: 'color', red: { 700: red } } })).toEqual([
    'palette.red.700: "components" are #980b18, "hex" is #8a0a16. For #8a0a16 write "components": [0.5412, 0.0392, 0.0863]',
  ]);
});

it('T1 every reference of a brand to a palette has a target', () => {
  expect(checkShades).not.toThrow();
});

it('T1 a reference to a colour that no palette has is named', () => {
  const shades = new Set(shadesOf({ $type: 'color', white: { $value: {} }, red: { 600: { $value: {} } } }));
  const refer = (to: string) => ({ color: { action: { default: { $value: `{palette.${to}}` } } } });
  expect(shadeProblems(refer('white'), shades)).toEqual([]);
  expect(shadeProblems(refer('red.600'), shades)).toEqual([]);
  expect(shadeProblems(refer('red.601'), shades)).toEqual(['color.action.default: no palette has red.601']);
});
