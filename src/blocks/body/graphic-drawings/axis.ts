import type { GraphicCell } from '../../../domain/graphic/graphic.ts';

/** Values of an axis, and where each is between its ends. */
export interface Axis {
  ticks: readonly number[];
  /** From 0 at the lowest end to 1 at the highest. */
  at: (value: number) => number;
}

/** Steps are a power of ten times one of these. Each is taken up to the geometric mean with the next one. */
const FACTORS = [1, 2, 5, 10] as const;

/** More passes than a range needs to become stable. */
const PASSES = 10;

/**
 * The step by which a range has about `count` steps. Below one it is the fraction 1 / `over`, so that its multiples are
 * exact: 3 / 10 and not 3 * 0.1.
 */
function stepOf(low: number, high: number, count: number): { times: number; over: number } {
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  const factor = FACTORS.findLast((one, at) => at === 0 || rest >= Math.sqrt(FACTORS[at - 1]! * one))!;
  return power < 0 ? { times: 1, over: 10 ** -power / factor } : { times: 10 ** power * factor, over: 1 };
}

type Range = readonly [low: number, high: number];

/** Widens a range until its ends are multiples of its step; one too large for that stays as it is. The same as in d3-scale, a tenth of its code. */
function niceRange(range: Range, count: number): Range {
  let [low, high] = range;
  let before = { times: 0, over: 0 };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { times, over } = stepOf(low, high, count);
    if (times === before.times && over === before.over) return [low, high];
    low = (Math.floor((low * over) / times) * times) / over;
    high = (Math.ceil((high * over) / times) * times) / over;
    if (!Number.isFinite(high - low)) return range;
    before = { times, over };
  }
  return range;
}

/** The multiples of its step in a range. Compared as they are drawn: 0.07 is a multiple of 0.005, but 0.07 * 200 is above 14. */
function ticksIn([low, high]: Range, count: number): number[] {
  const { times, over } = stepOf(low, high, count);
  const tick = (multiple: number): number => (multiple * times) / over;
  let first = Math.round((low * over) / times);
  let last = Math.round((high * over) / times);
  if (tick(first) < low) first += 1;
  if (tick(last) > high) last -= 1;
  return Array.from({ length: last - first + 1 }, (_, at) => tick(first + at));
}

/** Numbers closer than this share of their size differ by rounding, as 0.1 + 0.2 and 0.3 do: they are a flat line. */
const ROUNDING = 1e-12;

/** An axis around numbers. `zero` keeps 0 on it, which lengths need to be true. */
export function axisOf(values: readonly number[], { zero, ticks }: { zero: boolean; ticks: number }): Axis {
  const low = Math.min(...values, ...(zero ? [0] : []));
  const high = Math.max(...values, ...(zero ? [0] : []));
  const size = Math.max(-low, high);
  // A flat line lies in the middle of an axis as high as its value.
  const room = high - low <= size * ROUNDING ? size / 2 || 1 : 0;
  const range = niceRange([low - (zero ? 0 : room), high + room], ticks);
  const [from, to] = range;
  return { ticks: ticksIn(range, ticks), at: (value) => (value - from) / (to - from) };
}

/** A share of a whole as an SVG length. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A length in em, which grows with the reader's text. */
export const em = (length: number): string => `${Math.round(length * 100) / 100}em`;

/** Where rows lie from 0 to 1. Years keep their distances; other names are at equal steps. */
export function positions(labels: readonly string[]): number[] {
  const last = labels.length - 1;
  if (last === 0) return [0.5];
  const years = labels.map((label) => (/^[12]\d{3}$/.test(label) ? Number(label) : Number.NaN));
  const rising = years.every((year, at) => at === 0 || year > years[at - 1]!);
  return labels.map((_, at) => (rising ? (years[at]! - years[0]!) / (years[last]! - years[0]!) : at / last));
}

/** The unit of values as they are printed: '$', or the words after every number. */
export function unitOf(cells: readonly GraphicCell[]): string {
  const units = cells
    .filter(({ value }) => value !== null)
    .map(({ text }) => (/^[−-]?\s*\$/.test(text) ? '$' : text.replace(/^[−–+-]?[\d.,\s]+/, '').trim()));
  return new Set(units).size === 1 ? units[0]! : '';
}
