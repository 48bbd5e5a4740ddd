import type { Point } from './points.ts';

const isGap = (row: HTMLTableRowElement, column: number): boolean =>
  row.cells[column + 1]!.dataset['gap'] !== undefined;

/** A line has no element for each point. The dot is at the corner of the path, which has none for a gap. */
function addDot(path: Element, rows: readonly HTMLTableRowElement[], { row, column }: Point): void {
  if (isGap(rows[row]!, column)) return;
  const corner = rows.slice(0, row).filter((one) => !isGap(one, column)).length;
  const place = path.getAttribute('d')?.match(/[^MLZ]+/g)?.[corner];
  const dot = path.cloneNode() as Element;
  dot.removeAttribute('data-series');
  dot.setAttribute('data-read', 'dot');
  dot.setAttribute('d', `M${place}Z`);
  path.parentNode!.append(dot);
}

/** Marks a point where its drawing has an element for it, or a line through it; without a point it marks none. */
export function markPoint(
  figure: Element,
  rows: readonly HTMLTableRowElement[],
  point: Point | undefined,
): void {
  for (const dot of figure.querySelectorAll('[data-read=dot]')) dot.remove();
  for (const mark of figure.querySelectorAll('[data-read]')) mark.removeAttribute('data-read');
  if (!point) return;
  const { row, column } = point;
  for (const mark of figure.querySelectorAll(`[data-point="${row}"], [data-point="${row}-${column}"]`))
    mark.setAttribute('data-read', '');
  const line = figure.querySelector(`[data-series="${column}"]`);
  if (line) addDot(line, rows, point);
}
