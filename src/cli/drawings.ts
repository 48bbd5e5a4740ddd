import { Refusal } from './refusal.ts';
import { relativePath } from './relative-path.ts';

/** The outline of one letter, in units of 1/100 em with y downwards from the baseline. */
export interface Glyph {
  /** The distance to the next letter. */
  advance: number;
  /** Its `d`: absolute commands. Empty for a space. */
  path: string;
  /** Left, top, right, bottom. Absent for a space. */
  box?: readonly [number, number, number, number] | undefined;
}

/** The letters of a font in the weight of a brand's headlines, for placeholders of its drawings. */
export interface Letters {
  /** The name of the font. */
  family: string;
  glyphs: Readonly<Record<string, Glyph>>;
}

interface Outline {
  width: number;
  height: number;
  paths: string[];
}

const round = (n: number): number => Number(n.toFixed(1));
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The outlines of a text, as a drawing that starts at 0 0. */
function outline(text: string, { family, glyphs }: Letters): Outline {
  let x = 0;
  const shown: { path: string; x: number; box: readonly [number, number, number, number] }[] = [];
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Refusal(`--name: ${family} has no '${letter}', so there is no wordmark`);
    const { box, path, advance } = glyph;
    if (box) shown.push({ path, x, box: [box[0] + x, box[1], box[2] + x, box[3]] });
    x += advance;
  }
  const side = (at: 0 | 1 | 2 | 3): number[] => shown.map(({ box }) => box[at]);
  const [left, top] = [Math.min(...side(0)), Math.min(...side(1))];
  return {
    width: round(Math.max(...side(2)) - left),
    height: round(Math.max(...side(3)) - top),
    paths: shown.map((one) => relativePath(one.path, one.x - left, -top)),
  };
}

function drawing(title: string, { width, height, paths }: Outline): string {
  const lines = paths.map((d) => `  <path d="${d}"/>`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor">\n  <title>${escaped(title)}</title>\n${lines}\n</svg>\n`;
}

const ICON = 64;
const ICON_MARGIN = 14;

/** The first letter on the brand's colour. */
function icon({ width, height, paths }: Outline, ground: string, ink: string): string {
  const scale = (ICON - 2 * ICON_MARGIN) / Math.max(width, height);
  const [x, y] = [(ICON - width * scale) / 2, (ICON - height * scale) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON} ${ICON}">
  <rect width="${ICON}" height="${ICON}" fill="${ground}"/>
  <g fill="${ink}" transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})">
${paths.map((d) => `    <path d="${d}"/>`).join('\n')}
  </g>
</svg>
`;
}

/** The drawings of a brand, by their file names. */
export type Drawings = Record<'wordmark.svg' | 'monogram.svg' | 'favicon.svg', string>;

/** Whether the headlines of a theme are in capitals, as its wordmark is then. */
export const inCapitals = (light: Readonly<Record<string, string>>): boolean =>
  light['--rt-case-headline'] === 'uppercase';

/** The weight of a theme's headlines: the first number of `italic 400 3.5rem/1.04 …`. */
export const headlineWeight = (light: Readonly<Record<string, string>>): number =>
  Number(/\d+/.exec(light['--rt-type-headline-xl'] ?? '')?.[0] ?? 400);

/**
 * Placeholder drawings made from the name. A designer replaces them.
 * @param ground the colour of the icon, and the one of its letter
 * @throws Refusal if the font lacks a letter
 */
export function drawings(
  { name, capitals }: { name: string; capitals: boolean },
  letters: Letters,
  [ground, ink]: readonly [string, string],
): Drawings {
  const text = capitals ? name.toLocaleUpperCase('es-CO') : name;
  const initial = outline(text.match(/\p{L}/u)![0], letters);
  return {
    'wordmark.svg': drawing(name, outline(text, letters)),
    'monogram.svg': drawing(name, initial),
    'favicon.svg': icon(initial, ground, ink),
  };
}
