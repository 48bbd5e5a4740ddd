import { inHueOf, readable, shifted, wash } from './color.ts';
import { contrast, PAIRS, pairName, roleColor, STATUS, type Declarations } from './contrast.ts';

/** The colours that a brand chooses, as `#rrggbb`. */
export interface BrandColours {
  /** Panels, buttons, kickers, links. */
  brand: string;
  /** Ornament, and the second kind of button. Default: the colour of text. */
  accent?: string | undefined;
}

type Mode = 'light' | 'dark';
export const MODES = ['light', 'dark'] as const;

/** Colours by their role, as `#rrggbb`. A role is a token without `--rt-color-`. */
export type Roles = ReadonlyMap<string, string>;

/** A colour that could not be read where it was wanted. */
export interface Correction {
  mode: Mode;
  /** The role of the colour that changed, as in its token: 'kicker'. */
  role: string;
  /** The two that meet, in plain English: 'kickers on the page'. */
  pair: string;
  before: string;
  after: string;
  /** The contrast that the pair had, from 1 to 21. */
  ratio: number;
  /** The contrast that it needs, and now has. */
  minimum: number;
}

/** The colours of a brand in both modes, and what had to be changed. */
export interface Palette {
  light: Roles;
  dark: Roles;
  corrections: readonly Correction[];
}

/** Grounds, lines and texts of the family, which take the hue of the brand. */
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
const WHITE = '#ffffff';

/** Texts and the grounds in the brand's colour that they are on. */
const ACTION = [
  ['action-text', 'action-default'],
  ['text-on-accent', 'surface-accent'],
] as const;
const ACTION_ALT = [['action-alt-text', 'action-alt-default']] as const;

/** Ornament carries no meaning alone, but a reader should see it. */
const CORRECTED: readonly (readonly [front: string, back: string, minimum: number])[] = [
  ...PAIRS.filter(([front]) =>
    [...BRANDED, ...STATUS, 'link-hover', 'link-visited', 'border-strong', 'text-muted'].includes(front),
  ),
  ['accent-alt', 'surface-page', SHAPE_CONTRAST],
];

/** The text on a ground in one colour, and the ground itself when a reader points at it. */
interface Ground {
  ground: string;
  text: string;
  hover: string;
}

/** White, or the family's ink: what can be read on the colour. Where neither can, the colour is darkened for white. */
function withText(color: string, ink: string): Ground {
  const text = contrast(WHITE, color) >= TEXT_CONTRAST ? WHITE : ink;
  if (contrast(text, color) >= TEXT_CONTRAST)
    return { ground: color, text, hover: shifted(color, text === ink ? 0.05 : -0.07) };
  const ground = readable(color, [WHITE], TEXT_CONTRAST, -1);
  return { ground, text: WHITE, hover: shifted(ground, -0.07) };
}

/** A ground on which neither white nor ink could be read. */
function groundCorrections(
  mode: Mode,
  pairs: readonly (readonly [text: string, ground: string])[],
  color: string,
  ink: string,
  now: Ground,
): Correction[] {
  if (now.ground === color) return [];
  const ratio = Math.max(contrast(WHITE, color), contrast(ink, color));
  const change = { mode, before: color, after: now.ground, ratio, minimum: TEXT_CONTRAST };
  return pairs.map(([text, role]) => ({ ...change, role, pair: pairName(text, role) }));
}

/** The colours of one mode before they are checked against each other. */
function draft(family: Declarations, mode: Mode, { brand, accent }: BrandColours) {
  const of = (role: string): string => inHueOf(roleColor(family, role), brand);
  const [page, text] = [of('surface-page'), of('text-default')];
  const [first, second] = [brand, accent ?? text];
  const ink = mode === 'light' ? text : of('text-inverse');
  const [action, alt] = [withText(first, ink), withText(second, ink)];
  const roles = new Map(NEUTRAL.map((role) => [role, of(role)]));
  for (const role of BRANDED) roles.set(role, first);
  for (const role of STATUS) roles.set(role, roleColor(family, role));
  roles.set('link-hover', shifted(first, mode === 'light' ? -0.1 : 0.1));
  roles.set('link-underline', shifted(first, mode === 'light' ? 0.15 : -0.1));
  roles.set('surface-tint', wash(page, first, mode === 'light' ? -0.02 : 0.03));
  roles.set('surface-accent', action.ground).set('text-on-accent', action.text);
  roles.set('action-default', action.ground).set('action-hover', action.hover);
  roles.set('action-text', action.text);
  roles.set('action-alt-default', alt.ground).set('action-alt-hover', alt.hover);
  roles.set('action-alt-text', alt.text).set('accent-alt', second);
  const corrections = [
    ...groundCorrections(mode, ACTION, first, ink, action),
    ...groundCorrections(mode, ACTION_ALT, second, ink, alt),
  ];
  return { roles, corrections };
}

/** Makes what is too faint darker on a light page, and lighter on a dark one. */
function corrected(family: Declarations, mode: Mode, colours: BrandColours) {
  const { roles, corrections } = draft(family, mode, colours);
  const ground = (role: string): string => roles.get(role) ?? roleColor(family, role);
  const after = new Map(roles);
  for (const [role, before] of roles) {
    const pairs = CORRECTED.filter(([front]) => front === role).map(([, back, minimum]) => {
      return { back, minimum, ratio: contrast(before, ground(back)) };
    });
    const [worst] = pairs.filter(({ ratio, minimum }) => ratio < minimum).sort((a, b) => a.ratio - b.ratio);
    if (!worst) continue;
    const { ratio, minimum } = worst;
    const grounds = pairs.map(({ back }) => ground(back));
    const now = readable(before, grounds, minimum, mode === 'light' ? -1 : 1);
    after.set(role, now);
    corrections.push({ mode, role, pair: pairName(role, worst.back), before, after: now, ratio, minimum });
  }
  return { roles: after, corrections };
}

/**
 * The colours of a brand in its family: grounds and texts as light as the family's in the brand's hue, and its own
 * colours where they can be read. The rest is corrected until every pair of `PAIRS` passes.
 */
export function palette(family: Readonly<Record<Mode, Declarations>>, colours: BrandColours): Palette {
  const [light, dark] = MODES.map((mode) => corrected(family[mode], mode, colours));
  return {
    light: light!.roles,
    dark: dark!.roles,
    corrections: [...light!.corrections, ...dark!.corrections],
  };
}

/** The corrections as lines for a person, those of one colour together. */
export function describeCorrections(corrections: readonly Correction[]): string[] {
  const same = new Map<string, Correction[]>();
  for (const one of corrections) {
    const change = `${one.mode}: ${one.before} became ${one.after}`;
    same.set(change, [...(same.get(change) ?? []), one]);
  }
  return [...same].map(([change, all]) => {
    const [worst] = [...all].sort((a, b) => a.ratio - b.ratio);
    const roles = all.map(({ role }) => role).join(', ');
    return `${change} (${roles}): ${worst!.pair} had a contrast of ${worst!.ratio.toFixed(2)} and need ${worst!.minimum}`;
  });
}
