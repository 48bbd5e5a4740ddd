/** A source of sound: returns the sample at a time in seconds, between -1 and 1. Called in order, and not while it is silent. */
export type Layer = (seconds: number) => number;

/** Makes a layer. `noise` returns a number between -1 and 1, the same sequence for the same seed. */
type MakeLayer = (noise: () => number, samplesPerSecond: number) => Layer;

const TURN = 2 * Math.PI;

/** A linear congruential generator: the same file is made on every machine. */
export function noiseOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x8000_0000 - 1;
  };
}

/** A filter that lets through what is lower than `cutoff`, in hertz. */
function lowPass(samplesPerSecond: number): (sample: number, cutoff: number) => number {
  let kept = 0;
  return (sample, cutoff) => (kept += (sample - kept) * Math.min(1, (TURN * cutoff) / samplesPerSecond));
}

/** Slow changes between 0 and 1 that do not repeat in a listener's ear: two waves whose periods do not fit. */
const swell = (seconds: number, period: number): number =>
  0.5 + 0.25 * Math.sin((TURN * seconds) / period) + 0.25 * Math.sin((TURN * seconds) / (period * 0.618));

/** Repeated events: calls `sound` with the seconds since the last one, which come every `period` seconds. */
const every = (period: number, sound: (since: number, number: number) => number): Layer => {
  return (seconds) => sound(seconds % period, Math.floor(seconds / period));
};

const tone = (hertz: number, seconds: number): number => Math.sin(TURN * hertz * seconds);

const wind: MakeLayer = (noise, rate) => {
  const [first, second] = [lowPass(rate), lowPass(rate)];
  return (seconds) => {
    const gust = 0.15 + 0.85 * swell(seconds, 9);
    const cutoff = 180 + 520 * gust;
    return 5 * gust * second(first(noise(), cutoff), cutoff);
  };
};

const river: MakeLayer = (noise, rate) => {
  const [deep, high, body] = [lowPass(rate), lowPass(rate), lowPass(rate)];
  return (seconds) => {
    const sample = noise();
    const splash = high(sample, 2600) - body(sample, 700);
    return 1.6 * deep(sample, 420) + 0.5 * splash * (0.4 + swell(seconds, 1.7));
  };
};

const rain: MakeLayer = (noise, rate) => {
  const low = lowPass(rate);
  let drop = 0;
  return (seconds) => {
    const sample = noise();
    // On a zinc roof each drop rings for a few milliseconds.
    if (noise() > 0.9975) drop = 0.9;
    drop *= 1 - 90 / rate;
    return 0.35 * (sample - low(sample, 1800)) + drop * tone(1900 + 400 * swell(seconds, 0.37), seconds);
  };
};

const sea: MakeLayer = (noise, rate) => {
  const low = lowPass(rate);
  return (seconds) => {
    const wave = Math.max(0, Math.sin((TURN * seconds) / 8)) ** 2;
    return (0.6 + 1.6 * wave) * low(noise(), 350 + 1500 * wave);
  };
};

/** The partials of a church bell over its strike note, and how loud each is. */
const PARTIALS = [
  [0.5, 0.5],
  [1, 0.6],
  [1.2, 0.45],
  [1.5, 0.3],
  [2, 0.5],
  [2.67, 0.2],
  [4.1, 0.1],
] as const;

const bell =
  (note: number, period: number): MakeLayer =>
  () =>
    every(period, (since) =>
      PARTIALS.reduce(
        (sum, [ratio, loudness]) =>
          sum + loudness * tone(note * ratio, since) * Math.exp(-since * (0.35 + 0.5 * ratio)),
        0,
      ),
    );

const crickets: MakeLayer = () =>
  every(0.72, (since) => {
    const pulse = since < 0.24 ? Math.max(0, Math.sin((TURN * since) / 0.08)) : 0;
    return 0.5 * pulse * tone(4150, since);
  });

const frogs: MakeLayer = () =>
  every(1.35, (since, number) => {
    const note = number % 3 === 1 ? 470 : 610;
    return (
      (tone(note, since) + 0.5 * tone(note * 2.02, since)) * Math.exp(-since * 16) * Math.min(1, since * 80)
    );
  });

const birds: MakeLayer = () =>
  every(1.9, (since, number) => {
    const syllable = since % 0.17;
    const sings = since < 0.17 * (2 + (number % 3)) && syllable < 0.11;
    const rise = 2300 + 220 * (number % 4);
    return sings
      ? 0.6 *
          Math.sin(TURN * (rise * syllable + 4200 * syllable ** 2)) *
          Math.sin((Math.PI * syllable) / 0.11)
      : 0;
  });

/** An outboard motor: bursts of one cylinder, never quite equal. */
const motor: MakeLayer = (noise, rate) => {
  const low = lowPass(rate);
  return (seconds) => {
    const burst = Math.exp(-((seconds * 31) % 1) * 5);
    return 2.2 * low(burst * (0.7 + 0.3 * noise()) + 0.4 * burst * tone(62, seconds), 620);
  };
};

/** Wheels over the joints of the rails, two and two. */
const train: MakeLayer = (noise, rate) => {
  const [rumble, clack] = [lowPass(rate), lowPass(rate)];
  const joints = every(
    0.86,
    (since) => Math.exp(-since * 38) + (since > 0.16 ? Math.exp(-(since - 0.16) * 38) : 0),
  );
  return (seconds) => {
    const sample = noise();
    return 1.5 * rumble(sample, 160) + 2.2 * clack(sample, 1100) * joints(seconds);
  };
};

/** A steam whistle: three pipes, every twelve seconds. */
const whistle: MakeLayer = (noise) =>
  every(12, (since) => {
    const blown = since < 1.8 ? Math.sin((Math.PI * since) / 1.8) ** 0.5 : 0;
    return blown * (0.3 * (tone(392, since) + tone(494, since) + tone(587, since)) + 0.08 * noise());
  });

/** The layers of which sounds are composed. */
export const LAYERS = {
  wind,
  river,
  rain,
  sea,
  crickets,
  frogs,
  birds,
  motor,
  train,
  whistle,
  'low-bell': bell(196, 5.2),
  'middle-bell': bell(330, 3.1),
  'small-bell': bell(660, 1.3),
} satisfies Record<string, MakeLayer>;

export type LayerName = keyof typeof LAYERS;
