import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import * as shared from '../../../shared/lettering.ts';

/** The brands' typefaces. */
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

/** How words are drawn, with the name of a typeface. */
export interface Lettering extends Omit<shared.Lettering, 'font'> {
  face: Face;
}

const withFont = ({ face, ...style }: Lettering): shared.Lettering => ({ ...style, font: fontOf(face) });

export const line = (text: string, x: number, y: number, style: Lettering): string =>
  shared.line(text, x, y, withFont(style));

export const paragraph = (
  text: string,
  x: number,
  y: number,
  measure: number,
  style: Lettering,
  leading?: number,
): { svg: string; y: number } => shared.paragraph(text, x, y, measure, withFont(style), leading);
