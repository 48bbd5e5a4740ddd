import { createRandom, hash, type Random } from './random.ts';

/** A picture while it is drawn: its size, its random numbers and the definitions of its parts. */
export interface Art {
  readonly w: number;
  readonly h: number;
  readonly seed: number;
  readonly random: Random;
  /** Adds a definition; returns `url(#id)`. `build` receives the id. */
  def(build: (id: string) => string): string;
  readonly defs: string[];
  /** The faces that readers recognise. Crops and headlines avoid them. */
  readonly faces: FaceBox[];
}

/** Left, top, right and bottom of a face, as shares of the picture's width and height. */
export type FaceBox = readonly [number, number, number, number];

/** Smaller faces, as a share of the picture, are part of the scenery. */
const SMALLEST_FACE = 0.09;

const share = (length: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, length / whole)) * 1000) / 1000;

/** Records a face around (x, y); `half` is half its width and height, in units of the picture. */
export function noteFace(a: Art, x: number, y: number, half: readonly [number, number]): void {
  const [w, h] = half;
  if ((h * 2) / a.h < SMALLEST_FACE) return;
  a.faces.push([share(x - w, a.w), share(y - h, a.h), share(x + w, a.w), share(y + h, a.h)]);
}

export function createArt(name: string, w: number, h: number): Art {
  const seed = hash(name);
  const defs: string[] = [];
  return {
    w,
    h,
    seed,
    defs,
    faces: [],
    random: createRandom(seed),
    def(build) {
      const id = `d${String(defs.length)}`;
      defs.push(build(id));
      return `url(#${id})`;
    },
  };
}

export const toSvg = (a: Art, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(a.w)}" height="${String(a.h)}" viewBox="0 0 ${String(a.w)} ${String(a.h)}"><defs>${a.defs.join('')}</defs>${body}</svg>`;

/** Offset 0..1, colour, opacity. */
export type Stop = readonly [number, string, number?];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([o, c, k = 1]) => `<stop offset="${String(o)}" stop-color="${c}" stop-opacity="${String(k)}"/>`)
    .join('');

/** A linear gradient over the shape's bounding box: from (x1,y1) to (x2,y2) in 0..1. */
export const linear = (a: Art, list: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  a.def(
    (id) =>
      `<linearGradient id="${id}" x1="${String(x1)}" y1="${String(y1)}" x2="${String(x2)}" y2="${String(y2)}">${stops(list)}</linearGradient>`,
  );

/** Evenly spaced colours from top to bottom. */
export const down = (a: Art, ...colours: string[]): string =>
  linear(
    a,
    colours.map((c, i): Stop => [i / Math.max(1, colours.length - 1), c]),
  );

export const across = (a: Art, ...colours: string[]): string =>
  linear(
    a,
    colours.map((c, i): Stop => [i / Math.max(1, colours.length - 1), c]),
    0,
    0,
    1,
    0,
  );

/** A radial gradient in picture units. */
export const radial = (a: Art, list: readonly Stop[], cx: number, cy: number, r: number): string =>
  a.def(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${String(cx)}" cy="${String(cy)}" r="${String(r)}">${stops(list)}</radialGradient>`,
  );

export const path = (d: string, fill: string, rest = ''): string => `<path d="${d}" fill="${fill}" ${rest}/>`;

export const stroke = (d: string, colour: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

export const group = (content: string, rest: string): string => `<g ${rest}>${content}</g>`;

export const at = (x: number, y: number, content: string, scale = 1, rotate = 0): string =>
  `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(rotate)}) scale(${String(scale)})">${content}</g>`;

export const opacity = (k: number, content: string): string => `<g opacity="${String(k)}">${content}</g>`;

export type Blend = 'multiply' | 'screen' | 'overlay' | 'soft-light' | 'color-dodge';

export const blend = (mode: Blend, content: string, k = 1): string =>
  `<g style="mix-blend-mode:${mode}" opacity="${String(k)}">${content}</g>`;

/** Content inside the union of outlines. */
export function clip(a: Art, d: string | readonly string[], content: string): string {
  const shapes = (typeof d === 'string' ? [d] : d).map((one) => `<path d="${one}"/>`).join('');
  const ref = a.def((id) => `<clipPath id="${id}">${shapes}</clipPath>`);
  return `<g clip-path="${ref}">${content}</g>`;
}

/** Content where `shape` (white on nothing) is opaque. */
export function masked(a: Art, shape: string, content: string): string {
  const ref = a.def(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="${String(a.w + 400)}" height="${String(a.h + 400)}">${shape}</mask>`,
  );
  return `<g mask="${ref}">${content}</g>`;
}

export const blur = (a: Art, radius: number, content: string): string => {
  const ref = a.def(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${String(radius)}"/></filter>`,
  );
  return `<g filter="${ref}">${content}</g>`;
};

/** Breaks edges into dots, like an airbrush on paper: `reach` px around the edge. */
export const spray = (a: Art, reach: number, content: string, grain = 0.8): string => {
  const ref = a.def(
    (id) =>
      `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%"><feTurbulence type="fractalNoise" baseFrequency="${String(grain)}" numOctaves="1" seed="${String(a.seed % 900)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${String(reach * 3)}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
  return `<g filter="${ref}">${content}</g>`;
};

/** Roughens an edge smoothly, like a dry brush or torn paper. */
export const rough = (a: Art, reach: number, content: string, fx = 0.03, fy = fx): string => {
  const ref = a.def(
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${String(fx)} ${String(fy)}" numOctaves="3" seed="${String(a.seed % 700)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${String(reach * 3)}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
  return `<g filter="${ref}">${content}</g>`;
};
