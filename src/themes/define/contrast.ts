/** The custom properties of one mode of a theme, by their names. */
export type Declarations = ReadonlyMap<string, string>;

const SURFACES = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-tint'];
export const STATUS = ['status-error', 'status-success', 'status-warning', 'status-info'];
const TEXTS = [
  'text-default',
  'text-muted',
  'kicker',
  'link-default',
  'link-hover',
  'link-visited',
  ...STATUS,
];
/** Non-text contrast: 3:1 (WCAG 1.4.11). The accent is for numerals and initials, which are large text. */
const SHAPES = ['border-strong', 'border-accent', 'focus', 'accent'];

/** Two roles of colour that meet on a page, and the contrast that they need. */
export type Pair = readonly [foreground: string, background: string, minimum: number];

/** Every pair that a page may show. `border-default` and `accent-alt` are ornament and carry no meaning alone. */
export const PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface): Pair[] => [
    ...TEXTS.map((text): Pair => [text, surface, 4.5]),
    ...SHAPES.map((shape): Pair => [shape, surface, 3]),
  ]),
  ...STATUS.flatMap((status): Pair[] => [
    [status, `${status}-surface`, 4.5],
    ['text-default', `${status}-surface`, 4.5],
  ]),
  ['text-inverse', 'surface-inverse', 4.5],
  ['text-on-accent', 'surface-accent', 4.5],
  ['action-text', 'action-default', 4.5],
  ['action-text', 'action-hover', 4.5],
  ['action-alt-text', 'action-alt-default', 4.5],
  ['action-alt-text', 'action-alt-hover', 4.5],
];

/** The roles of colour as people name them. */
const NAMES: Readonly<Record<string, string>> = {
  'surface-page': 'the page',
  'surface-raised': 'raised surfaces',
  'surface-sunken': 'sunken surfaces',
  'surface-tint': 'tinted surfaces',
  'surface-inverse': 'the inverse band',
  'surface-accent': 'panels in the brand’s colour',
  'text-default': 'text',
  'text-muted': 'secondary text',
  'text-inverse': 'text',
  'text-on-accent': 'text',
  kicker: 'kickers',
  'link-default': 'links',
  'link-hover': 'links under the pointer',
  'link-visited': 'visited links',
  'border-strong': 'edges of controls',
  'border-accent': 'accent lines',
  focus: 'the focus ring',
  accent: 'numerals and initials',
  'accent-alt': 'ornament in the second colour',
  'action-text': 'text',
  'action-default': 'buttons',
  'action-hover': 'buttons under the pointer',
  'action-alt-text': 'text',
  'action-alt-default': 'second buttons',
  'action-alt-hover': 'second buttons under the pointer',
  ...Object.fromEntries(
    STATUS.flatMap((status): [string, string][] => {
      const kind = status.replace('status-', '');
      return [
        [status, `${kind} messages`],
        [`${status}-surface`, `the ground of ${kind} messages`],
      ];
    }),
  ),
};

/** The name of a pair in plain English: 'kickers on the page'. */
export const pairName = (front: string, back: string): string =>
  `${NAMES[front] ?? front} on ${NAMES[back] ?? back}`;

/** WCAG 2.2 relative luminance of an opaque `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour of a role in one mode of a theme, as `#rrggbb`.
 * @throws if the theme has no opaque colour of that role
 */
export function roleColor(declarations: Declarations, role: string): string {
  const value = declarations.get(`--rt-color-${role}`);
  if (value === undefined || !/^#([0-9a-f]{3}){1,2}$/.test(value)) throw new Error(`${role}: ${value}`);
  return value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value;
}

/** The pairs that a reader cannot tell apart, as 'kicker on surface-page: 2.10 < 4.5'. */
export const faintPairs = (declarations: Declarations): string[] =>
  PAIRS.map(([front, back, minimum]) => ({
    pair: `${front} on ${back}`,
    ratio: contrast(roleColor(declarations, front), roleColor(declarations, back)),
    minimum,
  }))
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(({ pair, ratio, minimum }) => `${pair}: ${ratio.toFixed(2)} < ${minimum}`);
