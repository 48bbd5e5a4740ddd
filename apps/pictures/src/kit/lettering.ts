import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import type { Font } from 'fontkitten';

/** The brands' typefaces as outlines: the SVG renderer cannot use web fonts, so words become paths. */
const FILES = {
  sourceSerif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  libreFranklin: '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  robotoSlab: '@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2',
  sourceSans: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  anton: '@fontsource/anton/files/anton-latin-400-normal.woff2',
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  playfair: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
  playfairItalic: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2',
  jost: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  bitter: '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2',
  nunito: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
} as const;

export type Face = keyof typeof FILES;

const require = createRequire(import.meta.url);
const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  let font = loaded.get(face);
  if (!font) {
    const opened = create(readFileSync(require.resolve(FILES[face])));
    if (opened.isCollection) throw new Error(`${FILES[face]} holds several fonts`);
    font = opened;
    loaded.set(face, font);
  }
  return font;
}

export interface Lettering {
  face: Face;
  /** Height of the em in picture units. */
  size: number;
  fill: string;
  /** Outline added on each side, as a share of the em. The files have one weight, so this makes bold. */
  bold?: number;
  /** Extra space between letters, as a share of the em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
}

export function widthOf(text: string, { face, size, tracking = 0 }: Lettering): number {
  const font = fontOf(face);
  const glyphs = font.glyphsForString(text);
  return (
    glyphs.reduce((sum, g) => sum + (g.advanceWidth / font.unitsPerEm + tracking) * size, 0) - tracking * size
  );
}

/** A line of text as paths, with its baseline at y. */
export function line(text: string, x: number, y: number, style: Lettering): string {
  const { face, size, fill, bold = 0, tracking = 0, anchor = 'start' } = style;
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const width = widthOf(text, style);
  let pen = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  let out = '';
  for (const glyph of font.glyphsForString(text)) {
    const d = glyph.path.toSVG();
    if (d)
      out += `<path transform="translate(${pen.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`;
    pen += glyph.advanceWidth * scale + tracking * size;
  }
  const grown = bold
    ? ` stroke="${fill}" stroke-width="${((bold * 2 * size) / scale).toFixed(1)}" stroke-linejoin="round"`
    : '';
  return `<g fill="${fill}"${grown}>${out}</g>`;
}

function broken(text: string, measure: number, style: Lettering): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, style) <= measure)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words in lines of similar length within a maximum width. Returns the paths and the baseline of the last line. */
export function paragraph(
  text: string,
  x: number,
  y: number,
  measure: number,
  style: Lettering,
  leading = 1.1,
): { svg: string; y: number } {
  const count = broken(text, measure, style).length;
  let narrow = measure;
  while (narrow > style.size && broken(text, narrow - style.size / 4, style).length === count)
    narrow -= style.size / 4;
  const lines = broken(text, narrow, style);
  return {
    svg: lines.map((one, i) => line(one, x, y + i * style.size * leading, style)).join(''),
    y: y + (lines.length - 1) * style.size * leading,
  };
}
