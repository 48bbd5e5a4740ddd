import { blend, printed, stepped } from './inks.ts';
import { blurred, edges, evened, flattened, plane, smooth, tones, type Raster } from './planes.ts';

const LINE = 0x062828;
const GRID = 0xffffff;
const TEAL = [0x06302f, 0x0b4b4b, 0x14706f, 0x4c9f9b, 0x9ecdc7, 0xd5eae5, 0xf3f9f6];
const AMBER = [0x33240f, 0x6d4716, 0xb3781c, 0xe2a534, 0xf2c869, 0xf8e2ab, 0xfdf6e3];

/** Cosine and sine of 30 degrees: the lines of an isometric grid. */
const [LEVEL, RISE] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];

/** Flat steps of teal and amber on an isometric grid. */
export function forums(picture: Raster): Uint8Array {
  const light = tones(picture);
  const flat = evened(light, picture);
  const line = edges(flattened(light, picture, 1), picture);
  const warmth = blurred(
    plane(picture, (red, _green, blue) => (red - blue) / 255),
    picture,
    2,
  );
  const gap = Math.max(20, picture.width / 26);
  const onLine = (distance: number): boolean => distance - Math.floor(distance / gap) * gap < 1;
  return printed(picture, (i, x, y) => {
    const tone = flat[i] ?? 0;
    const warm = smooth(0.14, 0.2, warmth[i] ?? 0);
    const colour = blend(stepped(TEAL, tone), stepped(AMBER, tone), warm);
    const grid = onLine(x) || onLine(x * RISE + y * LEVEL) || onLine(x * RISE - y * LEVEL);
    const ruledOver = grid ? blend(colour, GRID, 0.16 * (1 - warm)) : colour;
    return blend(ruledOver, LINE, 0.7 * smooth(0.12, 0.34, line[i] ?? 0));
  });
}
