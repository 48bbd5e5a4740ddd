import { language } from '../../messages/language.ts';

/** Words that multiply a number, as '1,2 billones'. A Spanish 'billón' is a million millions. */
const SCALES: readonly (readonly [word: RegExp, factor: number])[] = [
  // A word ends before what is no letter: for `\b` the 'í' of 'milímetros' is none.
  [/^mil(?!\p{L})/iu, 1e3],
  [/^mill[oó]n(?:es)?(?!\p{L})/iu, 1e6],
  [/^bill[oó]n(?:es)?(?!\p{L})/iu, 1e12],
];

/** Sign, currency, digits grouped by points with a comma before decimals, and a unit without further digits. */
const NUMBER = /^([-−–+])?\s*\$?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(?:\s*([^\d.,/:+−–-][^\d]*))?$/u;

/** A number and one note in brackets: '$98.000 (Espinal)'. */
const NOTE = /\s*\([^()]*\)$/;

/**
 * The number in a cell of es-CO text: '$1.234,5' is 1234.5, '38 días' is 38, '1,2 billones' is 1.2e12. Null for words,
 * dashes, times and whatever could be read in two ways, such as '1.5'.
 */
export function parseNumber(text: string): number | null {
  const match = NUMBER.exec(text.replace(NOTE, '').trim());
  if (!match) return null;
  const [, sign = '', whole = '', decimals = '', unit = ''] = match;
  const scale = SCALES.find(([word]) => word.test(unit))?.[1] ?? 1;
  const value = Number(`${whole.replaceAll('.', '')}.${decimals}`) * scale;
  if (!Number.isFinite(value)) return null;
  return /[-−–]/.test(sign) ? -value : value;
}

/** A number as newspapers print it, with its unit: '1.234,5', '12 %', '$4.200', '38 días'. */
export function formatNumber(value: number, unit = ''): string {
  const size = Math.abs(value);
  const digits = new Intl.NumberFormat(language.tag, {
    useGrouping: 'always',
    maximumFractionDigits: size >= 1e6 ? 0 : size >= 1000 ? 1 : size >= 1 ? 2 : 4,
    ...(size >= 1e15 && { notation: 'scientific' as const }),
  }).format(size);
  const sign = value < 0 && digits !== '0' ? '−' : '';
  if (unit === '$') return `${sign}$${digits}`;
  return unit ? `${sign}${digits}\u00a0${unit}` : `${sign}${digits}`;
}
