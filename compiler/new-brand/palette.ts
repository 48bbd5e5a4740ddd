import { contrast, PAIRS, roleColor, STATUS } from '../tokens/contrast.ts';
import type { Declarations, Theme } from '../tokens/themes.ts';
import type { ThemeFile } from '../tokens/brands.ts';
import { channels, inHueOf, lightness, readable, shifted, wash } from './color.ts';
import { Refusal } from './refusal.ts';

export interface Palette {
  theme: ThemeFile;
  /** The corrections and their reasons, for the person who chose the colours. */
  notes: string[];
}

/** Grounds, lines and texts of the family, which take the hue of the new brand. */
const NEUTRAL = [
  'surface-page',
  'surface-raised',
  'surface-sunken',
  'surface-inverse',
  'text-default',
  'text-muted',
  'text-inverse',
  'border-default',
  'border-strong',
  'link-visited',
];
/** Roles that show the brand's colour itself, where it can be read. */
const BRANDED = ['kicker', 'link-default', 'border-accent', 'accent', 'focus'];

const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
/** A colour that has to be darkened by more than this to be read on a page is no longer itself. */
const MOST_DARKER = 0.38;

type Mode = 'light' | 'dark';
type Roles = Map<string, string>;

/** White, or the family's ink: what can be read on the colour. Where neither can, the colour is darkened for white. */
function withText(color: string, ink: string): { ground: string; text: string; hover: string } {
  const text = contrast('#ffffff', color) >= TEXT_CONTRAST ? '#ffffff' : ink;
  if (contrast(text, color) >= TEXT_CONTRAST)
    return { ground: color, text, hover: shifted(color, text === ink ? 0.05 : -0.07) };
  const ground = readable(color, ['#ffffff'], TEXT_CONTRAST, -1);
  return { ground, text: '#ffffff', hover: shifted(ground, -0.07) };
}

/** The colours of one mode before they are checked against each other. */
function draft(family: Declarations, mode: Mode, color: string, accent: string): Roles {
  const of = (role: string): string => inHueOf(roleColor(family, role), color);
  const roles: Roles = new Map(NEUTRAL.map((role) => [role, of(role)]));
  const page = of('surface-page');
  const ink = mode === 'light' ? of('text-default') : of('text-inverse');
  const [first, second] = [withText(color, ink), withText(accent || of('text-default'), ink)];
  for (const role of BRANDED) roles.set(role, color);
  for (const role of STATUS) roles.set(role, roleColor(family, role));
  roles.set('link-hover', shifted(color, mode === 'light' ? -0.1 : 0.1));
  roles.set('link-underline', shifted(color, mode === 'light' ? 0.15 : -0.1));
  roles.set('surface-tint', wash(page, color, mode === 'light' ? -0.02 : 0.03));
  roles.set('surface-accent', first.ground).set('text-on-accent', first.text);
  roles.set('action-default', first.ground).set('action-hover', first.hover).set('action-text', first.text);
  roles.set('action-alt-default', second.ground).set('action-alt-hover', second.hover);
  roles.set('action-alt-text', second.text);
  roles.set(
    'accent-alt',
    readable(accent || of('text-default'), [page], SHAPE_CONTRAST, mode === 'light' ? -1 : 1),
  );
  return roles;
}

/** Makes what is too faint darker on a light page, and lighter on a dark one. */
function corrected(roles: Roles, family: Declarations, mode: Mode): Roles {
  const ground = (role: string): string => roles.get(role) ?? roleColor(family, role);
  const fronts = [...BRANDED, ...STATUS, 'link-hover', 'link-visited', 'border-strong', 'text-muted'];
  return new Map(
    [...roles].map(([role, color]) => {
      const pairs = fronts.includes(role) ? PAIRS.filter(([front]) => front === role) : [];
      const minimum = Math.max(0, ...pairs.map(([, , least]) => least));
      const grounds = pairs.map(([, back]) => ground(back));
      return [role, readable(color, grounds, minimum, mode === 'light' ? -1 : 1)];
    }),
  );
}

function explain(mode: Mode, color: string, before: Roles, after: Roles): string[] {
  const page = after.get('surface-page')!;
  const moved = new Map<string, string[]>();
  for (const role of [...BRANDED, 'action-default']) {
    const now = after.get(role)!;
    if (now !== color) moved.set(now, [...(moved.get(now) ?? []), role]);
  }
  return [...moved].map(([now, roles]) => {
    const why =
      roles[0] === 'action-default'
        ? 'neither white nor ink can be read on it'
        : `on the page it has a contrast of ${contrast(before.get(roles[0]!)!, page).toFixed(1)}`;
    return `${mode}: ${roles.join(', ')}: ${color} became ${now}, because ${why}`;
  });
}

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

/**
 * The colours of a brand in its family: grounds and texts as light as the family's in the brand's hue, and its own
 * colours where they can be read.
 * @param accent the second colour; empty: the family's text colour
 * @throws Refusal for a colour that no correction saves
 */
export function palette(family: Theme, color: string, accent: string): Palette {
  const notes: string[] = [];
  const modes = (['light', 'dark'] as const).map((mode) => {
    const before = draft(family[mode], mode, color, accent);
    const after = corrected(before, family[mode], mode);
    const lost = lightness(color) - lightness(after.get('kicker')!);
    if (mode === 'light' && lost > MOST_DARKER)
      throw new Refusal(
        `--colour ${color} cannot be read: on the page it has a contrast of ${contrast(color, after.get('surface-page')!).toFixed(1)}, and dark enough for text (${TEXT_CONTRAST}) it would be ${after.get('kicker')!}, another colour. Choose a darker one.`,
      );
    notes.push(...explain(mode, color, before, after));
    return tokens(after);
  });
  return { theme: { light: modes[0]!, dark: modes[1]! }, notes };
}
