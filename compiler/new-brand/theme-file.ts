import { channels } from '../../src/themes/define/color.ts';
import type { Palette, Roles } from '../../src/themes/define/palette.ts';
import type { ThemeFile } from '../tokens/brands.ts';

/** A colour as a DTCG value. */
const value = (hex: string) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: channels(hex).map((part) => Number(part.toFixed(4))), hex },
});

/** Groups of roles that are groups of tokens, too: `surface-page` is `color.surface.page`. */
const GROUPS = ['surface', 'text', 'link', 'action-alt', 'action', 'border', 'status'];
const LEAVES = ['kicker', 'accent', 'accent-alt', 'focus'];

function tokens(roles: Roles): Record<string, unknown> {
  const color: Record<string, Record<string, unknown>> = {};
  for (const [role, hex] of roles) {
    const group = LEAVES.includes(role) ? undefined : GROUPS.find((name) => role.startsWith(`${name}-`));
    if (group) (color[group] ??= {})[role.slice(group.length + 1)] = value(hex);
    else color[role] = value(hex);
  }
  return { color };
}

/** The colours of a brand as `theme.json`. */
export const themeFile = ({ light, dark }: Palette): ThemeFile => ({
  light: tokens(light),
  dark: tokens(dark),
});
