import type { CSSProperties } from 'react';
import type { BrandConfig, LiteralToken } from 'rotativa/themes';

/** The width of the sheet; readers of e-mail scale anything wider. */
export const SHEET_PX = 600;

type Values = Readonly<Record<LiteralToken, string>>;

/** The parts of an e-mail that have colours: CSS property by token, for both modes. */
const COLOURS = {
  ground: { backgroundColor: 'color-surface-sunken' },
  sheet: { backgroundColor: 'color-surface-page', borderTopColor: 'color-accent' },
  text: { color: 'color-text-default' },
  muted: { color: 'color-text-muted' },
  link: { color: 'color-link-default' },
  button: { backgroundColor: 'color-action-default', color: 'color-action-text' },
} as const satisfies Record<string, Partial<Record<keyof CSSProperties, LiteralToken>>>;

export type Part = keyof typeof COLOURS;

const PARTS = Object.keys(COLOURS) as Part[];
const classOf = (part: Part) => `email-${part}`;

const coloursOf = (part: Part, values: Values) =>
  Object.entries(COLOURS[part]).map(
    ([property, token]) => [property, values[token as LiteralToken]] as const,
  );

/** The class for the dark mode, and the light colours as inline style, which every reader of e-mail applies. */
export function coloured(part: Part, { values }: BrandConfig, style: CSSProperties = {}) {
  const light = Object.fromEntries(coloursOf(part, values.light)) as CSSProperties;
  return { className: classOf(part), style: { ...light, ...style } };
}

const kebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The style sheet: the dark colours win over the inline styles. */
export function darkStyle({ values }: BrandConfig): string {
  const rules = PARTS.map((part) => {
    const colours = coloursOf(part, values.dark).map(
      ([property, value]) => `${kebab(property)}:${value} !important`,
    );
    // The body's cell has no class.
    const cell = part === 'ground' ? `,.${classOf(part)}>table>tbody>tr>td` : '';
    return `.${classOf(part)}${cell}{${colours.join(';')}}`;
  });
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/**
 * A font list without web fonts: the page's substitutes are named by the font that they replace and the local font,
 * as in 'Jost Arial'. Here only the local fonts remain.
 */
export function localFonts(list: string): string {
  const [first = '', ...others] = list.split(', ');
  const prefix = `${first.slice(1, -1)} `;
  return [first, ...others.map((name) => name.replace(`"${prefix}`, '"'))].join(', ').replaceAll('"', "'");
}

/** The style of the wordmark and the title: the brand's headlines. */
export function headline({ values: { light } }: BrandConfig): CSSProperties {
  const [, fontStyle = 'normal', fontWeight = '700'] =
    /^(?:(italic) )?(\d+) /.exec(light['type-headline-l']) ?? [];
  return {
    fontFamily: localFonts(light['font-headline']),
    fontStyle,
    fontWeight,
    textTransform: light['case-headline'] as CSSProperties['textTransform'],
  };
}
