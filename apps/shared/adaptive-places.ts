/** How many tasks may run at the same time. */
export interface Places {
  readonly count: number;
  /** The mean time of a task in milliseconds; 0 until one has ended. */
  readonly meanMs: number;
  /** A task has ended. */
  took(ms: number, begun: number): void;
  /** A task found no place. */
  wanted(): void;
}

export interface AdaptiveOptions {
  /** The fewest places. A task's time with as few is what it takes without the others. */
  readonly least: number;
  /** The most places. */
  readonly most: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/** Places at the start: enough to keep a processor busy while tasks wait for another service. */
const FIRST = 4;
/** Tasks of a decision. Their kinds differ in time, so fewer would measure the mix. */
const WINDOW = 10;
/** With more than this many times the time that a task takes without others, others are what it waits for. */
const TOLERANCE = 2;
const SLOWER = 0.75;
const MORE = 1.25;
/** The time of a task without others is measured again after this time, because a service can become slower or faster. */
const PROBE_MS = 10_000;
/** The weight of the latest time in the mean. */
const WEIGHT = 0.1;

/**
 * Places by the measured time of a task. While tasks take no longer with more of them at once, they wait for another
 * service and more may run; when they take twice as long, they wait for one another, and fewer get as much done with
 * less memory and with shorter turns of the event loop.
 */
export function createAdaptivePlaces({ least, most, now }: AdaptiveOptions): Places {
  const floor = Math.min(least, most);
  let settled = Math.min(Math.max(FIRST, floor), most);
  /** Since when the fewest places are used to measure; undefined outside a probe. */
  let probing: number | undefined;
  let probeAt = 0;
  let alone: number | undefined;
  let times: number[] = [];
  let contended = false;
  let meanMs = 0;

  function decide(): void {
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    times = [];
    if (probing !== undefined) {
      alone = mean;
      probing = undefined;
      probeAt = now() + PROBE_MS;
      return;
    }
    if (alone !== undefined && mean > TOLERANCE * alone)
      settled = Math.max(floor, Math.floor(settled * SLOWER));
    else if (alone !== undefined && contended) settled = Math.min(most, Math.ceil(settled * MORE));
    contended = false;
  }

  return {
    get count() {
      return probing === undefined ? settled : floor;
    },
    get meanMs() {
      return meanMs;
    },
    wanted: () => {
      contended = true;
      if (probing !== undefined || now() < probeAt) return;
      probing = now();
      times = [];
    },
    took: (ms, begun) => {
      meanMs = meanMs === 0 ? ms : meanMs + WEIGHT * (ms - meanMs);
      // Those that began before the probe ran beside more others.
      if (probing !== undefined && begun < probing) return;
      times.push(ms);
      if (times.length >= WINDOW) decide();
    },
  };
}
