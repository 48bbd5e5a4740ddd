import { across, down, linear, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { box, ellipse } from './shape.ts';

const s = String;

/** A lorry, bus or carriage from the side, with its wheels at (x, y). */
export function bus(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  glass: string,
  joints = 1,
): string {
  let out =
    path(box(x, y - h, w, h * 0.86, h * 0.1), down(a, light(colour, 0.25), colour, dark(colour, 0.3))) +
    path(
      box(x + h * 0.08, y - h * 0.86, w - h * 0.16, h * 0.36, h * 0.04),
      linear(
        a,
        [
          [0, light(glass, 0.35)],
          [0.5, glass],
          [1, dark(glass, 0.3)],
        ],
        0,
        0,
        0.3,
        1,
      ),
    );
  const panes = Math.round(w / (h * 0.5));
  for (let i = 1; i < panes; i++)
    out += path(box(x + (w * i) / panes - 2, y - h * 0.86, h * 0.035, h * 0.36), dark(colour, 0.45));
  for (let j = 1; j < joints; j++)
    out += path(
      box(x + (w * j) / joints - h * 0.09, y - h * 0.99, h * 0.18, h * 0.84),
      across(a, '#2a2a33', '#4a4650', '#2a2a33'),
    );
  out +=
    path(box(x, y - h * 0.44, w, h * 0.05), light(colour, 0.5)) +
    path(box(x, y - h * 0.17, w, h * 0.06), dark(colour, 0.5));
  for (const t of joints > 1 ? [0.09, 0.4, 0.6, 0.91] : [0.2, 0.8])
    out +=
      path(ellipse(x + w * t, y - h * 0.13, h * 0.15), '#1b1820') +
      path(ellipse(x + w * t, y - h * 0.13, h * 0.07), '#8f8a86');
  return out + path(ellipse(x + w - h * 0.05, y - h * 0.26, h * 0.05, h * 0.04), '#fff0c0');
}

/** A low sports saloon in profile, facing right. */
export function car(
  a: Art,
  x: number,
  y: number,
  w: number,
  colour: string,
  glass: string,
  rim: string,
): string {
  const p = (u: number, v: number): string => `${s(Math.round(x + u * w))} ${s(Math.round(y - v * w))}`;
  const body = `M${p(0.01, 0.08)}C${p(0, 0.16)} ${p(0.02, 0.19)} ${p(0.1, 0.205)}C${p(0.2, 0.22)} ${p(0.27, 0.3)} ${p(0.4, 0.312)}C${p(0.55, 0.322)} ${p(0.63, 0.27)} ${p(0.7, 0.222)}C${p(0.84, 0.205)} ${p(0.95, 0.18)} ${p(0.985, 0.13)}C${p(1, 0.1)} ${p(0.995, 0.06)} ${p(0.97, 0.055)}L${p(0.03, 0.05)}Z`;
  const cabin = `M${p(0.22, 0.222)}C${p(0.29, 0.28)} ${p(0.34, 0.295)} ${p(0.41, 0.298)}C${p(0.52, 0.3)} ${p(0.58, 0.27)} ${p(0.66, 0.222)}Z`;
  let out =
    path(ellipse(x + w * 0.5, y - 2, w * 0.5, w * 0.022), '#08060f', 'opacity="0.6"') +
    path(
      body,
      linear(a, [
        [0, light(colour, 0.5)],
        [0.32, colour],
        [0.62, dark(colour, 0.25)],
        [0.7, light(colour, 0.12)],
        [1, dark(colour, 0.7)],
      ]),
    ) +
    path(
      cabin,
      linear(
        a,
        [
          [0, light(glass, 0.5)],
          [0.5, glass],
          [1, dark(glass, 0.4)],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ) +
    path(box(x + w * 0.435, y - w * 0.3, w * 0.012, w * 0.08), dark(colour, 0.6));
  out +=
    stroke(
      `M${p(0.04, 0.165)}C${p(0.3, 0.2)} ${p(0.66, 0.2)} ${p(0.965, 0.15)}`,
      rim,
      w * 0.004,
      'opacity="0.9"',
    ) +
    stroke(
      `M${p(0.22, 0.228)}C${p(0.29, 0.288)} ${p(0.36, 0.308)} ${p(0.44, 0.309)}C${p(0.56, 0.306)} ${p(0.62, 0.268)} ${p(0.69, 0.228)}`,
      rim,
      w * 0.006,
    ) +
    stroke(
      `M${p(0.44, 0.21)}V${s(y - w * 0.07)}M${p(0.68, 0.215)}L${p(0.64, 0.07)}`,
      dark(colour, 0.6),
      w * 0.003,
    );
  for (const u of [0.19, 0.79])
    out +=
      path(ellipse(x + u * w, y - w * 0.075, w * 0.095), dark(colour, 0.85)) +
      path(ellipse(x + u * w, y - w * 0.072, w * 0.078), '#0c0a12') +
      path(ellipse(x + u * w, y - w * 0.072, w * 0.054), '#8c8a90') +
      Array.from({ length: 5 }, (_, i) =>
        stroke(
          `M${s(x + u * w)} ${s(y - w * 0.072)}l${s(Math.cos(i * 1.257) * w * 0.05)} ${s(Math.sin(i * 1.257) * w * 0.05)}`,
          '#2a2830',
          w * 0.011,
        ),
      ).join('') +
      path(ellipse(x + u * w, y - w * 0.072, w * 0.01), '#e9e4da');
  return (
    out +
    path(`M${p(0.93, 0.165)}L${p(0.985, 0.14)}L${p(0.975, 0.12)}L${p(0.92, 0.14)}Z`, '#fff3cf') +
    path(`M${p(0.015, 0.17)}L${p(0.06, 0.175)}L${p(0.06, 0.15)}L${p(0.012, 0.145)}Z`, '#e0402f')
  );
}
