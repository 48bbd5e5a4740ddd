import { across, down, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { arch, box, polygon } from './shape.ts';

const s = String;

export interface HouseStyle {
  wall: string;
  trim: string;
  wood: string;
  roof: string;
  base?: string;
}

/** The front of a colonial house: plinth, balconies, shutters, tiled eave. Foot at (x, y). */
export function colonial(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  style: HouseStyle,
  bays = 3,
  storeys = 2,
): string {
  const base = style.base ?? dark(style.wall, 0.35);
  let out =
    path(box(x, y - h, w, h), across(a, light(style.wall, 0.12), style.wall, dark(style.wall, 0.12))) +
    path(box(x, y - h * 0.09, w, h * 0.09), base);
  const eave = h * 0.1;
  out += path(
    polygon([
      [x - w * 0.02, y - h + eave * 0.4],
      [x + w * 0.015, y - h - eave],
      [x + w * 0.985, y - h - eave],
      [x + w * 1.02, y - h + eave * 0.4],
    ]),
    down(a, light(style.roof, 0.15), dark(style.roof, 0.2)),
  );
  for (let i = 0; i <= 26; i++)
    out += stroke(
      `M${s(x + (w * i) / 26)} ${s(y - h - eave * 0.9)}V${s(y - h + eave * 0.3)}`,
      dark(style.roof, 0.4),
      1.6,
      'opacity="0.5"',
    );
  out += path(box(x, y - h + eave * 0.4, w, h * 0.06), dark(style.wall, 0.5), 'opacity="0.45"');
  const bay = w / bays;
  const floor = (h - eave) / storeys;
  for (let f = 0; f < storeys; f++) {
    for (let b = 0; b < bays; b++) {
      const cx = x + bay * (b + 0.5);
      const fy = y - f * floor - (f ? floor * 0.14 : 0);
      const dh = floor * (f ? 0.6 : 0.7);
      const dw = Math.min(bay * 0.46, dh * 0.55);
      out +=
        path(arch(cx - dw * 0.66, fy, dw * 1.32, dh * 1.1), style.trim) +
        path(arch(cx - dw / 2, fy, dw, dh), dark(style.wood, 0.45)) +
        path(box(cx - dw / 2, fy - dh + dw / 2, dw * 0.46, dh - dw / 2), style.wood) +
        path(box(cx + dw * 0.04, fy - dh + dw / 2, dw * 0.46, dh - dw / 2), dark(style.wood, 0.22));
      if (f) {
        const bw = bay * 0.8;
        out +=
          path(box(cx - bw / 2, fy - floor * 0.02, bw, floor * 0.06), dark(style.wood, 0.2)) +
          path(box(cx - bw / 2, fy + floor * 0.04, bw, floor * 0.1), dark(style.wall, 0.55), 'opacity="0.4"');
        for (let k = 0; k <= 11; k++)
          out += path(box(cx - bw / 2 + (bw * k) / 11 - 1.5, fy - floor * 0.27, 3, floor * 0.26), style.wood);
        out += path(box(cx - bw / 2 - 3, fy - floor * 0.3, bw + 6, floor * 0.04), light(style.wood, 0.15));
      }
    }
  }
  return out;
}
