import { fileURLToPath } from 'node:url';
import { cropAround } from '@rotativa/sandbox/images/cut-request';
import { focalPoint, readManifest } from '@rotativa/sandbox/seed/media';
import { COVERS } from '@rotativa/sandbox/seed/pictures';
import { withViews } from '@rotativa/sandbox/seed/views';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../drawn', import.meta.url));
const PICTURES = Object.entries(withViews(await readManifest(folder))).flatMap(
  ([id, { faces = [], ...entry }]) =>
    faces.length > 0 && !COVERS.some((cover) => cover === id) ? [[id, { ...entry, faces }] as const] : [],
);

/** The aspect ratios, width by height, of the pages' crops. */
const SHAPES = {
  '2:1': 2,
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '4:3': 4 / 3,
  '1:1': 1,
  '4:5': 4 / 5,
  '3:4': 3 / 4,
  '2:3': 2 / 3,
  '1:2': 1 / 2,
};

/** How far a face may extend beyond a crop, as a share of the picture: less than its outline. */
const TOLERANCE = 0.015;

type Span = readonly [start: number, end: number];

const inside = ([from, to]: Span, [start, end]: Span): boolean =>
  from >= start - TOLERANCE && to <= end + TOLERANCE;
const outside = ([from, to]: Span, [start, end]: Span): boolean =>
  to <= start + TOLERANCE || from >= end - TOLERANCE;

/** The visible part with `object-position`, which the stylesheet rounds to ten percent. */
function seen(focal: number, shown: number): Span {
  const start = (Math.round(focal * 10) / 10) * (1 - shown);
  return [start, start + shown];
}

describe('a picture cropped to the ratios of the pages', () => {
  it.each(PICTURES)('%s never shows half a face, and always a whole one', (_id, entry) => {
    const { faces, focal, width, height } = entry;
    const cut = Object.entries(SHAPES).flatMap(([name, shape]) => {
      const across = Math.min(1, shape / (width / height));
      const down = Math.min(1, width / height / shape);
      const server = cropAround(entry, shape, focalPoint(entry));
      const windows: Record<string, readonly [Span, Span]> = {
        browser: [seen(focal[0], across), seen(focal[1], down)],
        service: [
          [server.left / width, (server.left + server.width) / width],
          [server.top / height, (server.top + server.height) / height],
        ],
      };
      return Object.entries(windows).flatMap(([by, [x, y]]) => {
        const whole = faces.filter(([l, t, r, b]) => inside([l, r], x) && inside([t, b], y));
        const gone = faces.filter(([l, t, r, b]) => outside([l, r], x) || outside([t, b], y));
        return whole.length > 0 && whole.length + gone.length === faces.length
          ? []
          : [`${name} by the ${by}`];
      });
    });
    expect(cut).toEqual([]);
  });
});
