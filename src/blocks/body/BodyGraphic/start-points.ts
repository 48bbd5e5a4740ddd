import { markPoint } from './mark-point.ts';
import { pointAfter, pointInWords, type Point, type TableTexts } from './points.ts';

const textsOf = ({ cells }: HTMLTableRowElement): string[] => [...cells].map((cell) => cell.textContent);

/** A table whose texts a browser has translated is read as it is shown. */
function readTable({ rows }: HTMLTableElement): TableTexts {
  const [columns = [], ...texts] = [...rows].map(textsOf);
  return { columns, rows: texts };
}

/**
 * Reads the points of a graphic with the arrow keys: it tells each in words, and marks it in the drawing.
 * @returns stops it
 */
export function startPoints(element: HTMLElement): (() => void) | void {
  const figure = element.closest('figure');
  const reader = element.querySelector<HTMLElement>('.points');
  const output = element.querySelector('output');
  const table = figure?.querySelector('table');
  if (!figure || !reader || !output || !table) return;
  // Its two moments are its columns.
  const turned = figure.dataset['kind'] === 'slope';
  let point: Point | undefined;

  const read = (next: Point | undefined): void => {
    point = next;
    markPoint(figure, [...table.rows].slice(1), next);
    output.textContent = next ? pointInWords(readTable(table), next, reader.dataset['missing'] ?? '') : '';
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = pointAfter(event.key, readTable(table), point, turned);
    // Escape without a point is the page's.
    if (!next && !(point && event.key === 'Escape')) return;
    event.preventDefault();
    read(next);
  };
  const leave = (): void => read(undefined);
  reader.addEventListener('keydown', press);
  reader.addEventListener('blur', leave);
  return () => {
    leave();
    reader.removeEventListener('keydown', press);
    reader.removeEventListener('blur', leave);
  };
}
