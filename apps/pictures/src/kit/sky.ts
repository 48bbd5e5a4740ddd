import { down, group, linear, opacity, path, radial, stroke, type Art } from './art.ts';
import { glow } from './light.ts';
import { box, ellipse, polyline } from './shape.ts';

/** Five colours from zenith to horizon, the clouds' light and shade, and the sun's colour. */
export interface SkyTone {
  bands: readonly [string, string, string, ...string[]];
  cloud: string;
  shade: string;
  sun: string;
}

export const SKY = {
  dawn: {
    bands: ['#3f5f87', '#8a8fae', '#e3a891', '#f7cf9f'],
    cloud: '#ffe3bd',
    shade: '#9a7590',
    sun: '#fff0cf',
  },
  day: { bands: ['#3d7fa6', '#7fb3c4', '#cfe0d8'], cloud: '#fffaf0', shade: '#7ea3b5', sun: '#fff8e0' },
  warm: { bands: ['#c9683f', '#e89b5a', '#f6cf8c'], cloud: '#ffe9c0', shade: '#b65a44', sun: '#fff2cd' },
  dusk: {
    bands: ['#2b2a57', '#6b4a7e', '#cf6f6d', '#f4a766'],
    cloud: '#f7b98a',
    shade: '#4a3668',
    sun: '#ffd9a0',
  },
  rose: {
    bands: ['#7b6a9b', '#c890a3', '#f0bfa6', '#f9e0c0'],
    cloud: '#fff0df',
    shade: '#a57b98',
    sun: '#fff3da',
  },
  night: {
    bands: ['#0c1230', '#182450', '#33407a', '#5e5590'],
    cloud: '#5d659c',
    shade: '#0f1536',
    sun: '#f4ecd2',
  },
  rain: { bands: ['#4a5a68', '#74858c', '#a9b3ae'], cloud: '#c6ccc4', shade: '#3d4b58', sun: '#e8ead8' },
  storm: {
    bands: ['#26333f', '#4b5c63', '#8c9787', '#c9c39a'],
    cloud: '#a7ac9a',
    shade: '#1d2833',
    sun: '#f3eab5',
  },
  teal: {
    bands: ['#12525c', '#3f8a88', '#a8c9a9', '#f0dca0'],
    cloud: '#f6edc4',
    shade: '#2c6f75',
    sun: '#fff4cc',
  },
  haze: { bands: ['#8fa9a6', '#c4cdb8', '#efe2bd'], cloud: '#fbf3da', shade: '#9dac9f', sun: '#fffae6' },
} as const satisfies Record<string, SkyTone>;

/** Streaks of cloud from stretched turbulence between y0 and y1; `cover` 0..1. */
export function clouds(
  a: Art,
  y0: number,
  y1: number,
  colour: string,
  cover = 0.5,
  stretch = 6,
  k = 0.9,
  seed = 0,
): string {
  const f = 0.0115;
  const filter = a.def(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${String(f / stretch)} ${String(f)}" numOctaves="5" seed="${String((a.seed + seed * 131) % 997)}"/><feColorMatrix values="0 0 0 0 ${rgb(colour, 0)}  0 0 0 0 ${rgb(colour, 1)}  0 0 0 0 ${rgb(colour, 2)}  0 0 0 4.2 ${String(-2.75 + cover * 1.5)}"/></filter>`,
  );
  const fade = a.def(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="${String(y0)}" width="${String(a.w)}" height="${String(y1 - y0)}"><rect x="0" y="${String(y0)}" width="${String(a.w)}" height="${String(y1 - y0)}" fill="${linear(
        a,
        [
          [0, '#ffffff', 0.7],
          [0.55, '#ffffff'],
          [1, '#ffffff', 0],
        ],
      )}"/></mask>`,
  );
  return group(
    `<rect x="0" y="${String(y0)}" width="${String(a.w)}" height="${String(y1 - y0)}" filter="${filter}"/>`,
    `mask="${fade}" opacity="${String(k)}"`,
  );
}

/** A channel of a colour in linear light, for a colour matrix. */
function rgb(hex: string, channel: 0 | 1 | 2): string {
  const v = Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16) / 255;
  return (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4).toFixed(4);
}

/** A sky down to `horizon`, with an optional sun or moon, and clouds in two tones. */
export function sky(
  a: Art,
  tone: SkyTone,
  horizon: number,
  options: { sun?: readonly [number, number, number]; cover?: number; stretch?: number; disc?: boolean } = {},
): string {
  const { sun, cover = 0.45, stretch = 6, disc = true } = options;
  let out =
    path(box(0, 0, a.w, a.h), tone.bands.at(-1) ?? '#ffffff') +
    path(box(0, 0, a.w, horizon), down(a, ...tone.bands));
  if (sun) out += glow(a, sun[0], sun[1], sun[2] * 9, tone.sun, 0.75);
  if (cover > 0)
    out +=
      clouds(a, -40, horizon * 1.02, tone.shade, cover * 0.8, stretch, 0.55, 1) +
      clouds(a, 0, horizon, tone.cloud, cover, stretch, 0.8, 2);
  if (sun && disc)
    out += path(
      ellipse(sun[0], sun[1], sun[2]),
      radial(
        a,
        [
          [0, '#ffffff', 0.95],
          [0.8, tone.sun, 0.95],
          [1, tone.sun, 0.8],
        ],
        sun[0],
        sun[1],
        sun[2],
      ),
    );
  if (sun) out += glow(a, sun[0], sun[1], sun[2] * 3.2, tone.sun, 0.55);
  return out;
}

export function stars(a: Art, count: number, y1: number, colour = '#fff6dc'): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const y = a.random.next() ** 1.4 * y1;
    out += path(
      ellipse(a.random.range(0, a.w), y, a.random.range(0.8, 2.2)),
      colour,
      `opacity="${a.random.range(0.3, 0.9).toFixed(2)}"`,
    );
  }
  return out;
}

/** Slanting rain in front of everything. */
export function rain(a: Art, count: number, colour: string, k = 0.35, slant = 0.22): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = a.random.range(-100, a.w + 200);
    const y = a.random.range(-60, a.h);
    const l = a.random.range(24, 90);
    out += stroke(
      polyline([
        [x, y],
        [x - l * slant, y + l],
      ]),
      colour,
      a.random.range(0.8, 2.4),
      `opacity="${a.random.range(0.3, 1).toFixed(2)}"`,
    );
  }
  return opacity(k, out);
}

/** Birds, each of two short strokes. */
export function birds(a: Art, x: number, y: number, count: number, colour: string, size = 12): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const cx = x + a.random.range(-90, 90);
    const cy = y + a.random.range(-40, 40);
    const s = size * a.random.range(0.6, 1.2);
    out += stroke(
      `M${String(cx - s)} ${String(cy - s * 0.3)}Q${String(cx - s * 0.4)} ${String(cy - s * 0.6)} ${String(cx)} ${String(cy)}Q${String(cx + s * 0.4)} ${String(cy - s * 0.6)} ${String(cx + s)} ${String(cy - s * 0.2)}`,
      colour,
      s * 0.16,
    );
  }
  return out;
}
