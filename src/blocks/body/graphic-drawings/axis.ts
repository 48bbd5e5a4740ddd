import { scaleLinear } from 'd3-scale';

/** Values of an axis, and where each is between its ends. */
export interface Axis {
  ticks: readonly number[];
  /** From 0 at the lowest end to 1 at the highest. */
  at: (value: number) => number;
}

/** An axis around numbers. `zero` keeps 0 on it, which lengths need to be true. */
export function axisOf(values: readonly number[], { zero, ticks }: { zero: boolean; ticks: number }): Axis {
  const low = Math.min(...values, ...(zero ? [0] : []));
  const high = Math.max(...values, ...(zero ? [0] : []));
  // A flat line lies in the middle of an axis as high as its value.
  const room = low === high ? Math.abs(low) / 2 || 1 : 0;
  const scale = scaleLinear([low - (zero ? 0 : room), high + room], [0, 1]).nice(ticks);
  return { ticks: scale.ticks(ticks), at: (value) => scale(value) };
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
