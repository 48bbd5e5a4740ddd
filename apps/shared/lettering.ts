import type { Font } from 'fontkitten';

/** How words are drawn. The SVG renderer has no fonts, so they become paths. */
export interface Lettering {
  font: Font;
  /** Height of the em in picture units. */
  size: number;
  fill: string;
  /** Outline added on each side, as a share of the em. Font files are read in one weight, so this makes bold. */
  bold?: number;
  /** Extra space between letters, as a share of the em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
}

export function widthOf(text: string, { font, size, tracking = 0 }: Lettering): number {
  const glyphs = font.glyphsForString(text);
  return (
    glyphs.reduce((sum, g) => sum + (g.advanceWidth / font.unitsPerEm + tracking) * size, 0) - tracking * size
  );
}

/** A line of text as paths, with its baseline at y. */
export function line(text: string, x: number, y: number, style: Lettering): string {
  const { font, size, fill, bold = 0, tracking = 0, anchor = 'start' } = style;
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

/** The lines of a text within a maximum width, of similar length. A wider word has a separate line. */
export function balanced(text: string, measure: number, style: Lettering): string[] {
  const count = broken(text, measure, style).length;
  let narrow = measure;
  while (narrow > style.size && broken(text, narrow - style.size / 4, style).length === count)
    narrow -= style.size / 4;
  return broken(text, narrow, style);
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
  const lines = balanced(text, measure, style);
  return {
    svg: lines.map((one, i) => line(one, x, y + i * style.size * leading, style)).join(''),
    y: y + (lines.length - 1) * style.size * leading,
  };
}
