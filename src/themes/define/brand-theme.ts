import type { BrandAssets, BrandTheme, Family, LiteralToken } from '../brand.ts';
import { palette, type BrandColours, type Correction, type Palette, type Roles } from './palette.ts';
import { isColour } from './rules.ts';

/** Fonts that the app loads itself, as CSS `font-family`. Those without a value are the family's. */
export interface OwnFonts {
  headline?: string | undefined;
  /** Article text. */
  body?: string | undefined;
  ui?: string | undefined;
}

/** The family of a brand, and where its theme differs. */
interface ThemeInput {
  family: Pick<Family, 'theme'>;
  colours?: BrandColours | undefined;
  fonts?: Family | OwnFonts | undefined;
}

/** The tokens that a brand also has as values. */
const VALUES: readonly LiteralToken[] = [
  'color-accent',
  'color-action-default',
  'color-action-text',
  'color-link-default',
  'color-surface-page',
  'color-surface-sunken',
  'color-text-default',
  'color-text-muted',
  'case-button',
  'case-headline',
  'font-headline',
  'font-ui',
  'radius-control',
  'type-headline-l',
];

/** The parts of a brand that its theme decides. */
export function themeAssets({
  light,
  dark,
  fonts,
}: BrandTheme): Pick<BrandAssets, 'fonts' | 'themeColor' | 'values' | 'crops'> {
  const modes = { light, dark: { ...light, ...dark } };
  const value = (mode: 'light' | 'dark', name: string): string => {
    const found = modes[mode][`--rt-${name}`];
    if (found === undefined) throw new Error(`The theme has no token ${name}`);
    return found;
  };
  const values = (mode: 'light' | 'dark') =>
    Object.fromEntries(VALUES.map((name) => [name, value(mode, name)])) as Record<LiteralToken, string>;
  const crop = (name: string): number => Number(value('light', `ratio-${name}`));
  return {
    fonts,
    themeColor: { light: value('light', 'color-surface-page'), dark: value('dark', 'color-surface-page') },
    values: { light: values('light'), dark: values('dark') },
    crops: { card: crop('card'), lead: crop('lead'), portrait: crop('portrait'), opening: crop('opening') },
  };
}

/** The theme with colours by role, and with the tokens that repeat them. */
function withColours(theme: BrandTheme, { light, dark }: Palette): BrandTheme {
  const over = (values: BrandTheme['light'], roles: Roles): BrandTheme['light'] => {
    const changed = Object.keys(values).map((name): [string, string | undefined] => [
      name,
      roles.get(theme.aliases[name] ?? name.replace('--rt-color-', '')),
    ]);
    const known = changed.filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { ...values, ...Object.fromEntries(known) };
  };
  // A colour that no mode of a family changes can differ between the modes of this brand.
  const further = [...dark].map(([role, hex]): [string, string] => [`--rt-color-${role}`, hex]);
  const night = Object.fromEntries(further.filter(([name]) => name in theme.light));
  return { ...theme, light: over(theme.light, light), dark: { ...over(theme.dark, dark), ...night } };
}

const isFamily = (fonts: Family | OwnFonts): fonts is Family => 'theme' in fonts;

/** The theme with fonts, and with the sizes that belong to them. */
function withFonts(theme: BrandTheme, fonts: Family | OwnFonts): BrandTheme {
  if (isFamily(fonts)) {
    const type = Object.entries(fonts.theme.light).filter(([name]) => /^--rt-(font|type)-/.test(name));
    const { faces, fonts: files } = fonts.theme;
    return { ...theme, light: { ...theme.light, ...Object.fromEntries(type) }, faces, fonts: files };
  }
  const own = Object.entries(fonts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const light = { ...theme.light, ...Object.fromEntries(own.map(([use, css]) => [`--rt-font-${use}`, css])) };
  return own.length === 3 ? { ...theme, light, faces: '', fonts: [] } : { ...theme, light };
}

/**
 * The theme of a brand in its family, and the colours that had to be changed.
 * @throws for a colour that is none
 */
export function themeOf({ family, colours, fonts }: ThemeInput): {
  theme: BrandTheme;
  corrections: readonly Correction[];
} {
  const lent = fonts ? withFonts(family.theme, fonts) : family.theme;
  if (!colours) return { theme: lent, corrections: [] };
  for (const [use, colour] of Object.entries(colours))
    if (colour !== undefined && !isColour(colour))
      throw new Error(`colours.${use} is '${colour}', not a colour such as #0b6e4f`);
  const { light, dark } = family.theme;
  const found = palette(
    { light: new Map(Object.entries(light)), dark: new Map(Object.entries({ ...light, ...dark })) },
    { brand: colours.brand.toLowerCase(), accent: colours.accent?.toLowerCase() },
  );
  return { theme: withColours(lent, found), corrections: found.corrections };
}
