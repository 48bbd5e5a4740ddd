import { across, down, linear, path, stroke } from '../kit/art.ts';
import { forearms } from '../kit/forearms.ts';
import { ridge } from '../kit/land.ts';
import { glow, shadeFrom } from '../kit/light.ts';
import { box, polygon } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const bolsa: Scene = {
  focal: [0.55, 0.48],
  parts: { left: [0.04, 0.12, 0.78, 0.78] },
  fixed: true,
  alt: 'Una operadora frente a pantallas con curvas de la bolsa de valores',
  draw(a) {
    const chart = (x: number, y: number, w: number, h: number, c: string, seed: number): string => {
      const pts = ridge(a, { y: 0, amp: 1, scale: 300, seed, step: 40 });
      const d = pts
        .slice(0, 30)
        .map((p, i) => [x + (w * i) / 29, y + h * (0.55 + 0.4 * p[1]) - h * 0.3 * (i / 29)] as const);
      return (
        path(
          box(x, y, w, h, 8),
          linear(a, [
            [0, '#12304a'],
            [1, '#0c1c34'],
          ]),
        ) +
        [0.25, 0.5, 0.75]
          .map((t) => stroke(`M${String(x)} ${String(y + h * t)}h${String(w)}`, '#2a4f6a', 1.6))
          .join('') +
        path(
          polygon([...d, [x + w, y + h], [x, y + h]]),
          linear(a, [
            [0, c, 0.5],
            [1, c, 0],
          ]),
        ) +
        stroke(d.map(([px, py], i) => `${i ? 'L' : 'M'}${String(px)} ${String(py)}`).join(''), c, 5)
      );
    };
    const candles = (x: number, y: number, w: number, h: number): string => {
      let v = 0.6;
      return (
        path(
          box(x, y, w, h, 8),
          linear(a, [
            [0, '#12304a'],
            [1, '#0c1c34'],
          ]),
        ) +
        Array.from({ length: 26 }, (_, i) => {
          const dv = a.random.range(-0.1, 0.085);
          const y0 = y + h * Math.min(v, v + dv);
          const c = dv < 0 ? '#4fd08a' : '#ff5f5a';
          v = Math.max(0.2, Math.min(0.85, v + dv));
          const cx = x + 14 + (i * (w - 28)) / 26;
          return (
            stroke(`M${String(cx + 6)} ${String(y0 - 14)}v${String(Math.abs(dv) * h + 28)}`, c, 2) +
            path(box(cx, y0, 12, Math.max(5, Math.abs(dv) * h)), c)
          );
        }).join('')
      );
    };
    const p = EXTRAS.trader;
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#0c1c38'],
            [1, '#1f1440'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      chart(40, 60, 520, 300, '#4fd0b0', 2) +
      candles(590, 40, 560, 330) +
      chart(1180, 60, 400, 300, '#ffb44a', 4) +
      candles(60, 390, 480, 250) +
      chart(570, 400, 460, 250, '#ff6a6a', 7) +
      path(box(1060, 390, 500, 260, 8), '#0c1c34') +
      Array.from(
        { length: 8 },
        (_, i) =>
          path(box(1084, 412 + i * 29, a.random.range(60, 130), 13, 4), '#5f8aa8') +
          path(box(1270, 412 + i * 29, 80, 13, 4), '#9ab8c8') +
          path(box(1430, 412 + i * 29, 90, 13, 4), i % 3 ? '#4fd08a' : '#ff5f5a'),
      ).join('') +
      glow(a, 500, 300, 700, '#3fa0c0', 0.35) +
      bustAt(a, 930, 420, 1.42, p) +
      glow(a, 640, 520, 420, '#5fd0e0', 0.35) +
      path(box(0, 700, 1600, 210), down(a, '#39426e', '#161a36')) +
      path(box(0, 696, 1600, 6), '#7f9cd0') +
      // The keyboard under her hands, and a screen seen from behind.
      path(
        polygon([
          [752, 768],
          [1108, 768],
          [1140, 826],
          [720, 826],
        ]),
        '#0e1226',
      ) +
      [0, 1, 2]
        .map((r) =>
          Array.from({ length: 14 }, (_, i) =>
            path(box(756 - r * 10 + i * (25 + r * 1.4), 775 + r * 16, 19 + r, 11, 3), '#4a5688'),
          ).join(''),
        )
        .join('') +
      forearms(
        a,
        [
          [
            [690, 736],
            [806, 790],
          ],
          [
            [1170, 736],
            [1054, 790],
          ],
        ],
        96,
        '#26355a',
        p.skin,
      ) +
      path(box(250, 816, 260, 26, 10), '#0e1226') +
      path(box(356, 770, 48, 60), '#12162c') +
      path(box(200, 560, 360, 216, 12), across(a, '#1a2040', '#262e58')) +
      path(box(212, 572, 336, 192, 6), '#12162c') +
      shadeFrom(a, 'bottom', 90, '#06081a', 0.5)
    );
  },
};
