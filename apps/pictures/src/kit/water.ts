import { blend, clip, down, group, path, type Art } from './art.ts';
import { box, ellipse } from './shape.ts';

/** Water from y0 down. It mirrors `above` (what is above the line), broken by ripples. */
export function water(
  a: Art,
  y0: number,
  y1: number,
  colours: readonly [string, string],
  options: {
    above?: string;
    reflect?: number;
    glint?: string;
    glints?: number;
    glintX?: readonly [number, number];
    squash?: number;
    ripple?: number;
  } = {},
): string {
  const { above, reflect = 0.6, glint, glints = 120, glintX = [0, a.w], squash = 0.8, ripple = 34 } = options;
  let inner = path(box(0, y0, a.w, y1 - y0), down(a, colours[0], colours[1]));
  if (above) {
    const filter = a.def(
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${String(a.w)}" height="${String(a.h)}"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.11" numOctaves="3" seed="${String(a.seed % 500)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${String(ripple)}" xChannelSelector="R" yChannelSelector="B"/></filter>`,
    );
    inner += group(
      `<g transform="translate(0 ${String(y0 * (1 + squash))}) scale(1 ${String(-squash)})">${above}</g>`,
      `filter="${filter}" opacity="${String(reflect)}"`,
    );
    inner += path(box(0, y0, a.w, y1 - y0), down(a, colours[0], colours[1]), 'opacity="0.35"');
  }
  for (let i = 0; i < 90; i++) {
    const t = a.random.next() ** 1.5;
    const w = 30 + 200 * t;
    inner += path(
      ellipse(a.random.range(0, a.w), y0 + (y1 - y0) * t, w * a.random.range(0.4, 1), 0.7 + 2.6 * t),
      a.random.chance(0.5) ? colours[1] : colours[0],
      `opacity="${a.random.range(0.15, 0.5).toFixed(2)}"`,
    );
  }
  if (glint) {
    let sparks = '';
    for (let i = 0; i < glints; i++) {
      const t = a.random.next() ** 1.3;
      const mid = (glintX[0] + glintX[1]) / 2;
      const half = ((glintX[1] - glintX[0]) / 2) * (0.35 + 0.65 * t);
      const off = (a.random.next() + a.random.next() - 1) * half;
      sparks += path(
        ellipse(mid + off, y0 + 3 + (y1 - y0) * t, (6 + 34 * t) * a.random.range(0.3, 1), 0.8 + 2.4 * t),
        glint,
        `opacity="${(a.random.range(0.35, 1) * (1 - (Math.abs(off) / half) * 0.6)).toFixed(2)}"`,
      );
    }
    inner += blend('screen', sparks);
  }
  return clip(a, box(0, y0, a.w, y1 - y0), inner);
}
