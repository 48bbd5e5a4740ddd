import { contrast } from './contrast.ts';

/** A colour in OKLCH: its lightness looks the same in every hue. */
interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma: 0 is grey. */
  c: number;
  /** Hue in radians. */
  h: number;
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** The channels of `#rrggbb`, 0 to 1. */
export const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** @see https://bottosson.github.io/posts/oklab/ */
function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

function toLinearChannels({ l, c, h }: Oklch): number[] {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const TOLERANCE = 0.0005;
const isShown = (parts: readonly number[]): boolean =>
  parts.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

/** The nearest colour that a screen shows: with less chroma, if it has to. */
function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let c = color.c;
  while (c > 0 && !isShown(toLinearChannels({ ...color, l, c }))) c = Math.max(0, c - 0.004);
  const parts = toLinearChannels({ ...color, l, c }).map((part) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour with its lightness moved. */
export const shifted = (hex: string, by: number): string => {
  const color = toOklch(hex);
  return toHex({ ...color, l: color.l + by });
};

/** The colour in another hue: as light and as strong as before. */
export const inHueOf = (hex: string, brand: string): string => {
  const { l, c } = toOklch(hex);
  return toHex({ l, c, h: toOklch(brand).h });
};

/** A faint wash of a colour over a ground. */
export function wash(ground: string, color: string, by: number): string {
  const [under, over] = [toOklch(ground), toOklch(color)];
  return toHex({ l: under.l + by, c: Math.min(over.c, 0.02), h: over.h });
}

const STEP = 0.005;

/**
 * The nearest colour of the same hue that has the contrast on every ground.
 * @param direction -1 makes it darker, 1 lighter
 */
export function readable(
  hex: string,
  grounds: readonly string[],
  minimum: number,
  direction: -1 | 1,
): string {
  const color = toOklch(hex);
  let found = hex;
  while (grounds.some((ground) => contrast(found, ground) < minimum)) {
    color.l += direction * STEP;
    if (color.l < 0 || color.l > 1) break;
    found = toHex(color);
  }
  return found;
}
