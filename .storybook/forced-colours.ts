/**
 * The changes that browsers make to a page in forced colours, as rules of the page: text, borders and outlines have a colour of the
 * system, grounds have the colour of the page, and shadows and gradients are not drawn. Colours of the system that a rule
 * names stay, and so does every colour below `forced-color-adjust: none`.
 */

/**
 * Selected text has the colours of the scheme of its part of the page, in both palettes. Rules that set a scheme
 * set them, too.
 */
const SELECTED = {
  SelectedItem: 'var(--forced-selected)',
  SelectedItemText: 'var(--forced-selected-text)',
} as const;
const SELECTED_IN = {
  light: { selected: '25 103 210', text: '255 255 255' },
  dark: { selected: '153 200 255', text: '59 59 59' },
} as const;

/** The colours of the system, as Chromium's developer tools emulate them: red, green and blue. */
export const PALETTES = {
  light: {
    Canvas: '255 255 255',
    CanvasText: '0 0 0',
    LinkText: '0 0 159',
    VisitedText: '0 0 159',
    ActiveText: '0 0 159',
    ButtonFace: '255 255 255',
    ButtonText: '0 0 0',
    ButtonBorder: '0 0 0',
    Field: '255 255 255',
    FieldText: '0 0 0',
    GrayText: '96 0 0',
    Highlight: '5 0 73 / 0.8',
    HighlightText: '255 255 255',
    ...SELECTED,
    Mark: '255 255 0',
    MarkText: '0 0 0',
  },
  dark: {
    Canvas: '0 0 0',
    CanvasText: '255 255 255',
    LinkText: '255 255 0',
    VisitedText: '255 255 0',
    ActiveText: '255 255 0',
    ButtonFace: '0 0 0',
    ButtonText: '255 255 255',
    ButtonBorder: '255 255 255',
    Field: '0 0 0',
    FieldText: '255 255 255',
    GrayText: '63 242 63',
    Highlight: '0 230 255 / 0.8',
    HighlightText: '0 0 0',
    ...SELECTED,
    Mark: '255 255 0',
    MarkText: '0 0 0',
  },
} as const;

export type Palette = keyof typeof PALETTES;
type SystemColour = keyof (typeof PALETTES)['light'];
type SystemColours = Readonly<Record<SystemColour, string>>;

export const SHEET_ID = 'forced-colours';
/** The sheet for colours that are written on an element. */
export const WRITTEN_ID = 'forced-colours-of-elements';

const rgb = (channels: string): string => `rgb(${channels})`;

/** The colour scheme that a rule sets for selected text: `light dark` is the one of the palette. */
function selectedIn(scheme: string, system: SystemColours): string[] {
  const palette: Palette = system === PALETTES.dark ? 'dark' : 'light';
  const [one, other] = (['light', 'dark'] as const).filter((name) => scheme.includes(name));
  if (!one) return [];
  const { selected, text } = SELECTED_IN[other ? palette : one];
  return [`--forced-selected: ${selected}`, `--forced-selected-text: ${text}`];
}

/** The colour of an element's text, which its parts inherit, and which `color: inherit` does not change. */
const textOf = (elements: string, color: string): string =>
  `${elements} { --forced-own: ${color}; --forced-text: ${color}; color: ${color}; }`;

/**
 * The rules of the browser's own sheet. `--forced-keep` is how much stays of the colours of the page: all of them in
 * drawings, and where a rule sets it.
 */
export const forcedSheet = (system: SystemColours): string => `
@layer forced-colours {
  :root {
    --forced-text: ${rgb(system.CanvasText)};
    --forced-keep: 0%;
    ${selectedIn('light', system).join('; ')};
    color-scheme: ${system === PALETTES.dark ? 'dark' : 'light'} !important;
    background-color: ${rgb(system.Canvas)};
    color: ${rgb(system.CanvasText)};
  }
  *, ::before, ::after, ::placeholder {
    --forced-own: initial;
    --forced-ground: ${system.Canvas};
    --forced-border: initial;
    --forced-outline: initial;
    border-color: currentcolor;
    outline-color: currentcolor;
  }
  :focus-visible { --forced-outline: ${rgb(system.Highlight)}; }
  :is(button, input, select, textarea):focus-visible { --forced-border: ${rgb(system.Highlight)}; }
  ${textOf(':any-link, details > summary:first-of-type', rgb(system.LinkText))}
  ${textOf('button', rgb(system.ButtonText))}
  ${textOf(':is(input, select, textarea)', rgb(system.FieldText))}
  ${textOf(':is(button, select):disabled, ::placeholder', rgb(system.GrayText))}
  ${textOf(':is(dialog, [popover], hr)', rgb(system.CanvasText))}
  ${textOf('mark', rgb(system.MarkText))}
  :is(button, select, textarea, input:not([type='checkbox'], [type='radio'], [type='file'], [type='image']), dialog, [popover]) {
    background-color: ${rgb(system.Canvas)};
  }
  mark { --forced-ground: ${system.Mark}; background-color: ${rgb(system.Mark)}; }
  :is(svg, svg *) { --forced-keep: 100%; }
}`;

const SYSTEM_NAMES = new Map(
  (Object.keys(PALETTES.light) as SystemColour[]).map((name) => [name.toLowerCase(), name]),
);
const SYSTEM_COLOUR = new RegExp(`(?<![\\w-])(?:${[...SYSTEM_NAMES.keys()].join('|')})(?![\\w-])`, 'gi');
const GRADIENT = /\b[a-z-]+-gradient\(/;
/** They name no colour of the page. The colour of an element's border is that of its text, and so on. */
const NO_COLOUR = /^(?:|none|auto|transparent|initial|inherit|unset|revert-layer|currentcolor)$/i;

/** The words of a value: `1px solid var(--a, red)` has three. */
function words(value: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ' ' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

/** `border-block-end-color` may be a part of `border-block-end`, `border-color`, `border-block` or `border`. */
function shorthands(property: string): string[] {
  const [name = '', ...rest] = property.replace(/-(color|image)$/, '').split('-');
  const sides = rest.map((_, index) => [name, ...rest.slice(0, rest.length - index)].join('-'));
  return [...sides, ...(sides.length > 0 ? [`${name}-color`] : []), name];
}

/**
 * The value that a rule gives to a property. The parts of a shorthand with a variable cannot be read: a colour is the
 * last word of `1px solid var(--a)`, and the only one of a ground.
 *
 * @returns an empty text if the rule has a value that cannot be read
 */
function valueOf(style: CSSStyleDeclaration, property: string): string {
  const own = style.getPropertyValue(property);
  if (own || property === 'color') return own;
  const shorthand = shorthands(property).find((name) => style.getPropertyValue(name) !== '') ?? '';
  const parts = words(style.getPropertyValue(shorthand));
  // One variable for a whole border is no colour.
  const hasColour = parts.length > 1 || property.startsWith('background') || shorthand.endsWith('-color');
  return hasColour ? parts.at(-1)! : '';
}

const kept = (value: string, forced: string): string =>
  `color-mix(in srgb, ${value} var(--forced-keep), ${forced})`;

const edge = (property: string): string =>
  `var(--forced-${property.startsWith('outline') ? 'outline' : 'border'}, currentcolor)`;

/** The value of a property in forced colours. @returns undefined if it stays */
function forcedValue(property: string, value: string): string | undefined {
  switch (true) {
    case property === 'color':
      return NO_COLOUR.test(value) ? 'var(--forced-own, inherit)' : kept(value, 'var(--forced-text)');
    case property === 'background-color':
      if (GRADIENT.test(value)) return 'transparent';
      if (value === '') return 'rgb(var(--forced-ground))';
      return /^(transparent|inherit|initial|unset|none)$/.test(value)
        ? undefined
        : kept(value, `rgb(from ${value} var(--forced-ground) / alpha)`);
    case property === 'background-image':
      return GRADIENT.test(value) && !value.includes('url(') ? 'none' : undefined;
    case /^(border|outline|column-rule)\b.*-color$/.test(property):
      return value === '' ? edge(property) : kept(value, edge(property));
    case property === 'text-decoration-color':
      return 'currentcolor';
    case property === 'box-shadow' || property === 'text-shadow':
      return 'none';
    case property === 'accent-color' || property === 'scrollbar-color' || property === 'caret-color':
      return 'auto';
    default:
      return undefined;
  }
}

/** The declarations that a rule, or the attribute `style` of an element, needs in addition in forced colours. */
export function forcedDeclarations(style: CSSStyleDeclaration, system: SystemColours): string[] {
  const isKept = /^(none|preserve-parent-color)$/.test(style.getPropertyValue('forced-color-adjust'));
  const found = [...style].flatMap((property) => {
    if (property.startsWith('--')) return [];
    if (property === 'color-scheme') return selectedIn(style.getPropertyValue(property), system);
    const value = valueOf(style, property);
    const isSystem = words(value).some((word) => SYSTEM_NAMES.has(word.toLowerCase()));
    const forced =
      isSystem && (isKept || !property.endsWith('shadow'))
        ? value.replace(SYSTEM_COLOUR, (name) => rgb(system[SYSTEM_NAMES.get(name.toLowerCase())!]))
        : isKept
          ? undefined
          : forcedValue(property, value);
    const priority = style.getPropertyPriority(property) && ' !important';
    return forced === undefined ? [] : [`${property}: ${forced}${priority}`];
  });
  return isKept ? [...found, '--forced-keep: 100%'] : found;
}
