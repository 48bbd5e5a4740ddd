import { language } from '../../messages/language.ts';
import type { TableRow, TableSort } from './Table.tsx';

type Value = string | number | undefined;

/** The sort value of a row: its value for the column, else the cell if it is a text or a number. */
function valueOf({ cells, values }: TableRow, column: string): Value {
  const value = values?.[column] ?? cells[column];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/**
 * Returns the rows sorted, and leaves the given list alone. Texts are in the order of the language, with the numbers in
 * them by size. Rows without a value are at the end in both directions.
 */
export function sortRows(
  rows: readonly TableRow[],
  { column, direction }: TableSort,
  locale = language.tag,
): TableRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const inOrder = (a: Value, b: Value): number => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  };
  return [...rows].sort((a, b) => inOrder(valueOf(a, column), valueOf(b, column)));
}

/** The sort that a column's button asks for: ascending first, then the other way round. */
export const nextSort = (sort: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
