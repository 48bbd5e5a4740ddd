/** The memory of a process at a time. */
export interface Sample {
  /** Milliseconds since any beginning. */
  readonly at: number;
  /** Bytes that the system has given the process. */
  readonly rss: number;
  /** Bytes of objects and buffers after a collection. */
  readonly held: number;
}

export type Measure = 'rss' | 'held';

/** A line through samples, by least squares. */
export interface Trend {
  /** Bytes in a second. */
  readonly slope: number;
  /** Standard error of the slope, in bytes in a second. */
  readonly error: number;
}

/** Samples of the second half of the time: caches are full, code is compiled, pools have their size. */
export function secondHalf(samples: readonly Sample[]): Sample[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return [];
  const middle = (first.at + last.at) / 2;
  return samples.filter(({ at }) => at >= middle);
}

/** @throws for fewer than three samples, which have no error */
export function trendOf(samples: readonly Sample[], measure: Measure): Trend {
  const count = samples.length;
  if (count < 3) throw new Error(`A trend needs three samples, not ${count}.`);
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, one) => sum + of(one), 0) / count;
  const at = mean((one) => one.at / 1000);
  const level = mean((one) => one[measure]);
  const spread = count * mean((one) => (one.at / 1000 - at) ** 2);
  const slope = (count * mean((one) => (one.at / 1000 - at) * (one[measure] - level))) / spread;
  const rest = count * mean((one) => (one[measure] - level - slope * (one.at / 1000 - at)) ** 2);
  return { slope, error: Math.sqrt(rest / (count - 2) / spread) };
}

export interface Verdict {
  /** Bytes that the process grows by with each call, as the line says. */
  readonly perCall: number;
  /** The same, at the lower end of what the samples allow. */
  readonly atLeast: number;
  readonly grows: boolean;
}

/** Standard errors below the line that are still believed: a flat process exceeds them in one run of forty. */
const DOUBT = 2;

/**
 * Whether a process grows by more than a bound with each call. Noise of a short run does not fail it: the growth must be
 * above the bound even at the lower end of what the samples allow.
 * @param rate calls in a second
 * @param bound bytes for a call
 */
export function judge({ slope, error }: Trend, rate: number, bound: number): Verdict {
  const perCall = slope / rate;
  const atLeast = (slope - DOUBT * error) / rate;
  return { perCall, atLeast, grows: atLeast > bound };
}
