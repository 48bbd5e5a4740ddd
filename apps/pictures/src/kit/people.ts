import { path, type Art } from './art.ts';
import type { Pose } from './pose.ts';
import type { FigureStyle } from './figure-style.ts';
import { figure } from './figure.ts';

/** The outline of a figure in one colour, for distance and backlight. */
export const silhouette = (
  a: Art,
  x: number,
  y: number,
  h: number,
  pose: Pose,
  style: Partial<FigureStyle>,
  colour: string,
  facing: 1 | -1 = 1,
): string =>
  figure(
    a,
    x,
    y,
    h,
    pose,
    { skin: colour, hair: colour, top: colour, bottom: colour, shoes: colour, ...style },
    facing,
  )
    .outline.map((d) => path(d, colour))
    .join('');

/** A farmer in white with a straw hat. */
export const FARMER = {
  skin: '#9a6544',
  hair: '#241a1c',
  top: '#f0e3cb',
  bottom: '#3f4a63',
  hat: { colour: '#efe0b8', kind: 'sombrero' },
} as const;

/** A person with random looks, and clothes from a palette. */
export function someone(a: Art, clothes: readonly [string, ...string[]]): FigureStyle {
  const woman = a.random.chance(0.5);
  return {
    woman,
    skin: a.random.pick(['#c98f68', '#8d5a3c', '#e0ab82', '#5f3a28', '#b57a52']),
    hair: a.random.pick(['#241a1c', '#35241f', '#1c1820', '#5a3a28', '#8b8680']),
    hairStyle: woman
      ? a.random.pick(['long', 'bun', 'curly', 'long'])
      : a.random.pick(['short', 'short', 'bald', 'curly']),
    top: a.random.pick(clothes),
    bottom: a.random.pick(['#2b2f45', '#3a3340', '#4f4438', '#26303a', '#5b4a52']),
    sleeves: a.random.pick(['long', 'short']),
    ...(woman && a.random.chance(0.4) ? { skirt: { length: 0.5, flare: 0.05 } } : {}),
  };
}
