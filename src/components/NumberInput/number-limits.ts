import type { Messages } from '../../messages/index.ts';
import { numberWords, placesOf, type NumberStyle } from './number-text.ts';

/** The limits of a number. */
export interface NumberLimits {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Undefined allows every number with the decimals of the style. */
  readonly step: number | undefined;
}

const rounded = (value: number, ...like: readonly number[]): number =>
  Number(value.toFixed(Math.min(20, Math.max(...like.map(placesOf)))));

/** A number on the way of steps, counted from the lowest value, as in HTML. */
const onStep = (count: number, step: number, base: number): number =>
  rounded(base + count * step, step, base);

/** The count of steps to a number, a whole number also where doubles are not exact. */
function stepsTo(value: number, step: number, base: number): number {
  const count = (value - base) / step;
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-9 * Math.max(1, Math.abs(whole)) ? whole : count;
}

const inside = (value: number, { min = -Infinity, max = Infinity }: NumberLimits): boolean =>
  value >= min && value <= max;

/** The highest allowed value: with steps it may be below `max`. */
export function highest({ min = 0, max, step }: NumberLimits): number | undefined {
  if (max === undefined || step === undefined) return max;
  return onStep(Math.floor(stepsTo(max, step, min)), step, min);
}

/**
 * The value that is so many steps away, within the limits.
 * @param value undefined for an empty field, which counts as 0
 */
export function stepped(value: number | undefined, by: number, step: number, limits: NumberLimits): number {
  const { min = -Infinity, max = Infinity } = limits;
  const base = limits.min ?? 0;
  let next: number;
  if (limits.step === undefined || value === undefined)
    next = rounded((value ?? 0) + by * step, value ?? 0, step);
  else {
    const count = stepsTo(value, step, base);
    next = onStep((by > 0 ? Math.floor(count) : Math.ceil(count)) + by, step, base);
  }
  return Math.min(highest(limits) ?? max, Math.max(min, next));
}

/** The words for a number that is not allowed; undefined if it is. */
export function faultOf(
  value: number,
  limits: NumberLimits,
  style: NumberStyle,
  say: Messages['numberInput'],
): string | undefined {
  const write = (number: number): string => numberWords(number, style);
  const { min, max, step } = limits;
  const shift = style.format?.style === 'percent' ? 2 : 0;
  if (min !== undefined && value < min) return say.min(write(min));
  if (max !== undefined && value > max) return say.max(write(max));
  if (placesOf(value) - shift > style.decimals) return say.decimals(style.decimals);
  if (step === undefined) return undefined;
  const count = stepsTo(value, step, min ?? 0);
  if (Number.isInteger(count)) return undefined;
  const [lower, upper] = [Math.floor(count), Math.ceil(count)]
    .map((near) => onStep(near, step, min ?? 0))
    .map((near) => (inside(near, limits) ? write(near) : undefined));
  return say.step(lower, upper);
}
