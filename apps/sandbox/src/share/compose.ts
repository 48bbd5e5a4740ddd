import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import type { BrandConfig } from 'rotativa/themes';
import { balanced, line, widthOf, type Lettering } from '../../../shared/lettering.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, type Box, type Ink, type ShareForm } from './forms.ts';

const THEMES = new URL('../../../../src/themes/', import.meta.url);

/** The smallest size of a headline in pixels. One that is still too long ends with an ellipsis. */
const SMALLEST = 38;
const STEP = 2;

/** Characters of a headline that are looked at. No form has room for more. */
const MAX_LETTERS = 300;

const fonts = new Map<string, Font>();

/** The font of a brand's headlines. */
function headlineFont({ fonts: [first] }: BrandConfig): Font {
  if (first === undefined) throw new Error('A brand needs a font for its headlines.');
  const known = fonts.get(first.file);
  if (known) return known;
  const opened = create(readFileSync(new URL(first.file, THEMES)));
  if (opened.isCollection) throw new Error(`${first.file} holds several fonts`);
  fonts.set(first.file, opened);
  return opened;
}

const colour = (ink: Ink, { values }: BrandConfig): string => (ink === '#fff' ? ink : values.light[ink]);

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The headline in the largest size in which it fits its box. */
function fit(text: string, { headline }: ShareForm, style: Omit<Lettering, 'size'>): Fitted {
  const { width, height, leading } = headline;
  const fits = (lines: readonly string[], size: number): boolean =>
    lines.length * size * leading <= height &&
    lines.every((one) => widthOf(one, { ...style, size }) <= width);
  let size = headline.size;
  let lines = balanced(text, width, { ...style, size });
  while (!fits(lines, size) && size - STEP >= SMALLEST) {
    size -= STEP;
    lines = balanced(text, width, { ...style, size });
  }
  return {
    lines: fits(lines, size)
      ? lines
      : shortened(text, (shorter) => {
          const shown = balanced(shorter, width, { ...style, size });
          return fits(shown, size) ? shown : undefined;
        }),
    size,
  };
}

/** The longest beginning of a text that can be set. */
function shortened(text: string, set: (text: string) => string[] | undefined): string[] {
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (set(ellipsis(letters, middle))) low = middle;
    else high = middle - 1;
  }
  return set(ellipsis(letters, low)) ?? [];
}

/** The first letters of a text up to a whole word, if it has a second one. */
function ellipsis(letters: readonly string[], count: number): string {
  const start = letters.slice(0, count).join('');
  const whole = letters[count] === ' ' ? start : start.replace(/ \S*$/u, '');
  return `${whole.replace(/[\s,.;:]+$/u, '')}…`;
}

const rect = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Pixels above the headline over which the scrim begins. */
const SCRIM_RISE = 120;

/** A shade from above the headline to the foot. Behind the first line it gives white letters 4.5:1 on any picture. */
function scrim(photo: Box, top: number): string {
  const stops = [
    [top - SCRIM_RISE, 0],
    [top, 0.58],
    [photo.y + photo.height, 0.88],
  ] as const;
  const marks = stops.map(([y, opacity]) => `<stop offset="${y / SHARE_HEIGHT}" stop-opacity="${opacity}"/>`);
  return `<linearGradient id="scrim" gradientUnits="userSpaceOnUse" x2="0" y2="${SHARE_HEIGHT}">${marks.join('')}</linearGradient>${rect(photo, 'url(#scrim)')}`;
}

function wordmark({ wordmark: place }: ShareForm, brand: BrandConfig): string {
  const { viewBox, fillRule, paths } = brand.wordmark;
  const [, , , height = 1] = viewBox.split(' ').map(Number);
  const scale = place.height / height;
  return `<g fill="${colour(place.fill, brand)}" fill-rule="${fillRule}" transform="translate(${place.x} ${place.y}) scale(${scale})">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`;
}

/** A headline as it is set. */
export interface SetHeadline extends Fitted {
  readonly style: Lettering;
  /** Baseline of the first line. */
  readonly first: number;
}

/** Sets the headline of a brand in a composition. */
export function setHeadline(headline: string, brand: BrandConfig, form: ShareForm): SetHeadline {
  const { y, height, side, leading, bold, fill } = form.headline;
  const start = Array.from(headline).slice(0, MAX_LETTERS).join('');
  const text = brand.values.light['case-headline'] === 'uppercase' ? start.toLocaleUpperCase('es-CO') : start;
  const style = { font: headlineFont(brand), fill: colour(fill, brand), bold };
  const { lines, size } = fit(text, form, style);
  // Capitals are less than 0.8 em high, and descenders less than 0.2 em deep where lines end.
  const first =
    side === 'top' ? y + size * 0.8 : y + height - (lines.length - 1) * size * leading - size * 0.2;
  return { lines, size, first, style: { ...style, size } };
}

/** The layer over the photo of a shared link, as an SVG document without text elements. */
export function overlay(headline: string, brand: BrandConfig, form: ShareForm): string {
  const { lines, size, first, style } = setHeadline(headline, brand, form);
  const { x, leading } = form.headline;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`,
    form.photo && form.scrim ? scrim(form.photo, first - size) : '',
    ...form.panels.map(({ fill, ...box }) => rect(box, colour(fill, brand))),
    wordmark(form, brand),
    ...lines.map((one, index) => line(one, x, first + index * size * leading, style)),
    '</svg>',
  ].join('');
}
