import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { decompress } from 'wawoff2';
import { headlineWeight, type Glyph, type Letters } from '../src/cli/drawings.ts';
import { fontsOf, readBrands, THEMES } from './tokens/brands.ts';
import { readFonts, type FontFile } from './tokens/fonts.ts';
import { readThemes } from './tokens/themes.ts';

/** Units of a drawing per em. */
const EM = 100;
/** The small letters of Spanish, Portuguese, Catalan and French. */
const SMALL = 'abcdefghijklmnopqrstuvwxyzáàâãäçéèêëíìîïñóòôõöúùûüœ';
/** Letters, digits and the signs of names. Each costs every download of the package, in six fonts. */
const CHARACTERS = [...SMALL, ...SMALL.toUpperCase(), ..." 0123456789&.,:;'’!¡?¿-–·/+@#"];

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

const round = (n: number): number => Number(n.toFixed(1));

/** A line to the point where the one before ended: font files have one where a curve begins. */
const REPEATED = /(-?[\d.]+ -?[\d.]+)L\1(?=[A-Z])/g;

function glyphOf(font: Font, letter: string): Glyph {
  const scale = EM / font.unitsPerEm;
  const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
  const advance = round(glyph.advanceWidth * scale);
  const path = glyph.path.scale(scale, -scale);
  if (path.commands.length === 0) return { advance, path: '' };
  const { minX, minY, maxX, maxY } = path.bbox;
  return {
    advance,
    path: path
      .toSVG()
      .replaceAll(/-?\d+(\.\d+)?/g, (n) => String(round(Number(n))))
      .replaceAll(REPEATED, '$1')
      // The sign separates the numbers.
      .replaceAll(' -', '-'),
    box: [round(minX), round(minY), round(maxX), round(maxY)],
  };
}

/** The letters of the first font of a brand in a weight, those that it has. */
export async function lettersOf(brand: string, weight: number): Promise<Letters> {
  const [first] = await readFonts(brand);
  const font = await fontOf(brand, first!, weight);
  const known = CHARACTERS.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  return {
    family: first!.family,
    glyphs: Object.fromEntries(known.map((letter) => [letter, glyphOf(font, letter)])),
  };
}

/** The letters of each family in the weight of its headlines, by its key. */
export async function familyLetters(): Promise<Map<string, Letters>> {
  const { brands } = await readThemes();
  const families = readBrands().filter(({ family }) => family === undefined);
  return new Map(
    await Promise.all(
      families.map(async (brand): Promise<[string, Letters]> => {
        const weight = headlineWeight(Object.fromEntries(brands.get(brand.key)!.light));
        return [brand.key, await lettersOf(fontsOf(brand), weight)];
      }),
    ),
  );
}
