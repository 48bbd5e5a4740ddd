import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { decompress } from 'wawoff2';
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

/**
 * The first font of a brand, in a weight. The library takes variations of uncompressed files only
 * (foliojs/fontkit#377). A file of one weight has that one.
 */
async function fontOf(brand: string, { file }: FontFile, weight: number): Promise<Font> {
  const compressed = readFileSync(new URL(`${brand}/fonts/${file}`, THEMES));
  const font = create(Buffer.from(await decompress(compressed)));
  if (font.isCollection) throw new Error(`${file} is a collection of fonts`);
  return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;
}

/** The outlines of a text, as a drawing that starts at 0 0. */
function outlines(text: string, family: string, file: Font): Letters {
  const scale = EM / file.unitsPerEm;
  let x = 0;
  const glyphs = [...text].map((letter) => {
    const code = letter.codePointAt(0)!;
    if (!file.hasGlyphForCodePoint(code))
      throw new Refusal(`--name: ${family} has no '${letter}', so there is no wordmark`);
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

interface Text {
  name: string;
  capitals: boolean;
  /** The weight of the brand's headlines. */
  weight: number;
}

/**
 * Placeholder drawings made from the name, by their file names. A designer replaces them.
 * @param brand the brand whose fonts are used
 * @throws Refusal if the font lacks a letter
 */
export async function drawings(
  { name, capitals, weight }: Text,
  brand: string,
  [first]: readonly FontFile[],
  [ground, ink]: readonly [string, string],
): Promise<Record<'wordmark.svg' | 'monogram.svg' | 'favicon.svg', string>> {
  const font = await fontOf(brand, first!, weight);
  const text = capitals ? name.toLocaleUpperCase('es-CO') : name;
  const initial = outlines(text.match(/\p{L}/u)![0], first!.family, font);
  return {
    'wordmark.svg': drawing(name, outlines(text, first!.family, font)),
    'monogram.svg': drawing(name, initial),
    'favicon.svg': icon(initial, ground, ink),
  };
}
