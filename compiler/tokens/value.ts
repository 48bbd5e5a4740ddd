import type { TokenNormalized } from '@terrazzo/parser';
import { transformCSSValue, type TransformCSSValueOptions } from '@terrazzo/token-tools/css';

type Px = { value: number; unit: string };
type Value = string | Record<string, string>;

const ROOT_PX = 16;
const FLUID_FROM_PX = 360;
const FLUID_TO_PX = 1280;
const FLUID = 'rotativa.fluid';

const round = (n: number): string => String(Number(n.toFixed(4)));
const rem = (px: number): string => `${round(px / ROOT_PX)}rem`;

/**
 * A size that grows with the window from 360 to 1280 px: `clamp(min, intercept + slope, max)`. The intercept is
 * in rem, so that the reader's font size and zoom apply (WCAG 1.4.4).
 */
function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (FLUID_TO_PX - FLUID_FROM_PX);
  const intercept = minPx - slope * FLUID_FROM_PX;
  return `clamp(${rem(minPx)},${rem(intercept)} + ${round(slope * 100)}vw,${rem(maxPx)})`;
}

function minimum(token: TokenNormalized): Px | undefined {
  const extension = token.$extensions?.[FLUID] as { min: Px } | undefined;
  return extension?.min;
}

/** `font` shorthand and letter-spacing: the two declarations of a type role. */
function typography(token: TokenNormalized & { $type: 'typography' }): Value {
  const { fontSize, fontWeight, lineHeight, letterSpacing, fontStyle } = token.$value as unknown as {
    fontSize: Px;
    fontWeight: number;
    lineHeight: number;
    letterSpacing: Px;
    fontStyle?: string;
  };
  const family = token.partialAliasOf?.['fontFamily' as never] as string | undefined;
  if (family === undefined) throw new Error(`${token.id}: fontFamily refers to a token of the group font`);
  const min = minimum(token);
  const size =
    min === undefined || min.value >= fontSize.value ? rem(fontSize.value) : fluid(min.value, fontSize.value);
  const style = fontStyle === undefined ? '' : `${fontStyle} `;
  return {
    '.': `${style}${fontWeight} ${size}/${lineHeight} var(${variable(family)})`,
    // Authored in px at the largest size, as in design tools; converted to em, so that it follows the fluid size.
    'letter-spacing':
      letterSpacing.value === 0 ? '0' : `${Number((letterSpacing.value / fontSize.value).toFixed(3))}em`,
  };
}

/** `color.text.default` is `--rt-color-text-default`. */
export function variable(id: string): string {
  return `--rt-${id.replaceAll('.', '-')}`;
}

/** The CSS of one token. References are resolved, except to a font family, which stays a variable. */
export function cssValue(token: TokenNormalized, options: TransformCSSValueOptions): Value {
  if (token.$type === 'typography') return typography(token);
  const min = minimum(token);
  if (token.$type === 'dimension' && min !== undefined && min.value < token.$value.value)
    return fluid(min.value, token.$value.value);
  return transformCSSValue({ ...token, aliasChain: undefined } as unknown as TokenNormalized, {
    ...options,
    transformAlias: (alias: TokenNormalized) => String(cssValue(alias, options)),
  });
}
