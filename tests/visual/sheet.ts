import { FAMILIES, type Theme } from '../../.storybook/brands.ts';
import { difference, type Picture } from '../support/picture.ts';

/** A story in every theme, as one picture: a row for each mode, a column for each brand. */

/** One for each brand. */
const COLUMNS = FAMILIES.length;
/** A cell is at most as wide. */
const CELL_PX = 320;
const GUTTER_PX = 4;
/** Colour between the cells: no brand has it at the edge of a page, so the end of a cell can be found again. */
const GUTTER = [136, 137, 135] as const;

const { ceil, floor, max, min } = Math;

/**
 * Returns the picture at a whole fraction of its size, by default the largest that fits a cell. Each pixel is the mean of
 * a square.
 * @param factor how many pixels become one
 */
export function shrink({ data, width, height }: Picture, factor = max(2, ceil(width / CELL_PX))): Picture {
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

/** Returns the picture with 16 levels of each colour: half the bytes, and all edges remain. */
export const posterize = ({ data, ...size }: Picture): Picture => ({
  data: Buffer.from(data.map((channel) => channel & 0xf0)),
  ...size,
});

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

const isGutter = ({ data, width }: Picture, x: number, y: number): boolean =>
  GUTTER.every((value, channel) => data[(y * width + x) * 3 + channel] === value);

/** The cell at an index of a sheet of so many. Its picture ends where the gutter begins. */
function cellOf(sheet: Picture, index: number, count: number): Picture {
  const columns = min(COLUMNS, count);
  const left = GUTTER_PX + (index % columns) * floor((sheet.width - GUTTER_PX) / columns);
  const top = GUTTER_PX + floor(index / columns) * floor((sheet.height - GUTTER_PX) / ceil(count / columns));
  let [width, height] = [0, 0];
  while (!isGutter(sheet, left + width, top)) width += 1;
  while (!isGutter(sheet, left, top + height)) height += 1;
  const rows = Array.from({ length: height }, (_, row) => {
    const from = ((top + row) * sheet.width + left) * 3;
    return sheet.data.subarray(from, from + width * 3);
  });
  return { data: Buffer.concat(rows), width, height };
}

/** The themes whose cells differ between two sheets. A cell that has grown makes only itself different. */
export const differingThemes = (a: Picture, b: Picture, themes: readonly Theme[]): Theme[] =>
  themes.filter((_, index) => {
    const [one, other] = [a, b].map((sheet) => cellOf(sheet, index, themes.length));
    return difference(one!, other!).pixels > 0;
  });
