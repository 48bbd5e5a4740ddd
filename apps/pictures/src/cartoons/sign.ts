import { line } from '../kit/lettering.ts';
import { INK } from '../kit/pen.ts';

/** Words on a sign in a cartoon, in the middle of (x, y) on their baseline. */
export const sign = (text: string, x: number, y: number, size: number, fill: string = INK): string =>
  line(text, x, y, { face: 'libreFranklin', size, fill, bold: 0.03, anchor: 'middle' });
