import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { THEMES } from '../tokens/brands.ts';
import type { FontFile } from '../tokens/fonts.ts';
import { Refusal } from './refusal.ts';

/** Units of the drawing per em. */
const EM = 100;

interface Letters {
  width: number;
  height: number;
  paths: string[];
}

const round = (n: number): number => Number(n.toFixed(1));
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The outlines of a text in the first font of a brand, as a drawing that starts at 0 0. */
function outlines(text: string, brand: string, [font]: readonly FontFile[]): Letters {
  const file = create(readFileSync(new URL(`${brand}/fonts/${font!.file}`, THEMES)));
  if (file.isCollection) throw new Error(`${font!.file} is a collection of fonts`);
  const scale = EM / file.unitsPerEm;
  let x = 0;
  const glyphs = [...text].map((letter) => {
    const code = letter.codePointAt(0)!;
    if (!file.hasGlyphForCodePoint(code))
      throw new Refusal(`--name: ${font!.family} has no '${letter}', so there is no wordmark`);
    const glyph = file.glyphForCodePoint(code);
    const path = glyph.path.translate(x, 0).scale(scale, -scale);
    x += glyph.advanceWidth;
    return path;
  });
  const shown = glyphs.filter(({ commands }) => commands.length > 0);
  const box = shown.map(({ bbox }) => bbox);
  const [left, top] = [Math.min(...box.map(({ minX }) => minX)), Math.min(...box.map(({ minY }) => minY))];
  return {
    width: round(Math.max(...box.map(({ maxX }) => maxX)) - left),
    height: round(Math.max(...box.map(({ maxY }) => maxY)) - top),
    paths: shown.map((path) =>
      path
        .translate(-left, -top)
        .toSVG()
        .replaceAll(/-?\d+(\.\d+)?/g, (n) => String(round(Number(n)))),
    ),
  };
}

function drawing(title: string, { width, height, paths }: Letters): string {
  const lines = paths.map((d) => `  <path d="${d}"/>`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor">\n  <title>${escaped(title)}</title>\n${lines}\n</svg>\n`;
}

const ICON = 64;
const ICON_MARGIN = 14;

/** The first letter on the brand's colour. */
function icon({ width, height, paths }: Letters, ground: string, ink: string): string {
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

/**
 * Placeholder drawings made from the name, by their file names. A designer replaces them.
 * @param brand the brand whose fonts are used
 * @throws Refusal if the font lacks a letter
 */
export function drawings(
  { name, capitals }: { name: string; capitals: boolean },
  brand: string,
  fonts: readonly FontFile[],
  [ground, ink]: readonly [string, string],
): Record<'wordmark.svg' | 'monogram.svg' | 'favicon.svg', string> {
  const text = capitals ? name.toLocaleUpperCase('es-CO') : name;
  const initial = outlines(text.match(/\p{L}/u)![0], brand, fonts);
  return {
    'wordmark.svg': drawing(name, outlines(text, brand, fonts)),
    'monogram.svg': drawing(name, initial),
    'favicon.svg': icon(initial, ground, ink),
  };
}
