import { FAMILIES } from '../../.storybook/brands.ts';
import type { Picture } from '../support/picture.ts';

/** A story in every theme, as one picture: a row for each mode, a column for each brand. */

/** One for each brand. */
const COLUMNS = FAMILIES.length;
/** A cell is at most as wide. */
const CELL_PX = 320;
const GUTTER_PX = 4;
/** Colour between the cells: no brand has it at the edge of a page. */
const GUTTER = [136, 137, 135] as const;

const { ceil, floor, max, min } = Math;

/** Returns the picture at the largest whole fraction of its size that fits a cell. Each pixel is the mean of a square. */
export function shrink({ data, width, height }: Picture): Picture {
  const factor = max(2, ceil(width / CELL_PX));
  const small = { width: ceil(width / factor), height: ceil(height / factor) };
  const result = Buffer.alloc(small.width * small.height * 3);
  for (let y = 0, at = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const [endX, endY] = [min(width, (x + 1) * factor), min(height, (y + 1) * factor)];
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = y * factor; row < endY; row += 1) {
        for (let from = (row * width + x * factor) * 3; from < (row * width + endX) * 3; from += 3) {
          red += data[from]!;
          green += data[from + 1]!;
          blue += data[from + 2]!;
          count += 1;
        }
      }
      for (const sum of [red, green, blue]) result[at++] = floor(sum / count + 0.5);
    }
  }
  return { data: result, ...small };
}

/** Copies a picture into a larger one. */
function paste(into: Picture, { data, width, height }: Picture, left: number, top: number): void {
  for (let row = 0; row < height; row += 1) {
    const from = row * width * 3;
    data.copy(into.data, ((top + row) * into.width + left) * 3, from, from + width * 3);
  }
}

/** Places the cells in rows, and a gutter around each. All are as wide and high as the largest. */
export function composeSheet(cells: readonly Picture[]): Picture {
  const columns = min(COLUMNS, cells.length);
  const cell = {
    width: max(...cells.map(({ width }) => width)) + GUTTER_PX,
    height: max(...cells.map(({ height }) => height)) + GUTTER_PX,
  };
  const width = columns * cell.width + GUTTER_PX;
  const height = ceil(cells.length / columns) * cell.height + GUTTER_PX;
  const sheet = { data: Buffer.alloc(width * height * 3, Buffer.from(GUTTER)), width, height };
  for (const [index, picture] of cells.entries()) {
    const [column, row] = [index % columns, floor(index / columns)];
    paste(sheet, picture, GUTTER_PX + column * cell.width, GUTTER_PX + row * cell.height);
  }
  return sheet;
}
