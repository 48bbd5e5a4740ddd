/**
 * Names of the design tokens, and numbers for scripts. Values by brand and mode are custom
 * properties: the first component brings the defaults, `rotativa/themes/<brand>.css` those of a brand. @see T1
 */
import type { TOKEN_NAMES } from './generated/tokens.ts';

export {
  DURATION_MS,
  GRID_MAX_PX,
  IMAGE_BREAKPOINTS,
  LAYOUT_BREAKPOINTS_PX,
  SPACE_PX,
  TOKEN_NAMES,
  Z_INDEX,
} from './generated/tokens.ts';

/** A token by the name of its custom property, without `--rt-`. */
export type TokenName = (typeof TOKEN_NAMES)[number];

/** The value of a token as CSS: `token('color-text-default')` is `var(--rt-color-text-default)`. */
export function token(name: TokenName): `var(--rt-${TokenName})` {
  return `var(--rt-${name})`;
}
