import { mast } from './mast.ts';
import { at, path } from './art.ts';
import { dark, light } from './colour.ts';
import { ellipse } from './shape.ts';

const s = String;

/** A wind turbine turned by `angle` degrees. */
export const turbine = (x: number, y: number, h: number, angle: number, body: string): string =>
  mast(x, y, h, 0.017, body) +
  at(
    x,
    y - h,
    [0, 120, 240]
      .map(
        (d) =>
          `<g transform="rotate(${s(angle + d)})">${path(`M0 0L${s(h * 0.022)} ${s(-h * 0.09)}L${s(h * 0.004)} ${s(-h * 0.52)}L${s(-h * 0.008)} ${s(-h * 0.05)}Z`, body)}${path(`M0 0L${s(h * 0.022)} ${s(-h * 0.09)}L${s(h * 0.004)} ${s(-h * 0.52)}Z`, dark(body, 0.2))}</g>`,
      )
      .join('') + path(ellipse(0, 0, h * 0.02), light(body, 0.3)),
  );
