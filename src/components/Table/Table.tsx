import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { TableRoot } from './Table.styles.ts';

export interface TableColumn {
  id: string;
  header: ReactNode;
  /** `end` aligns numbers by their last digit. */
  align?: 'start' | 'end' | undefined;
  /** The column may sort the rows. */
  sortable?: boolean | undefined;
}

export interface TableRow {
  id: string;
  /** The content of each cell, by the id of its column. */
  cells: Readonly<Record<string, ReactNode>>;
  /** The sort value of rows where a cell is neither a text nor a number. */
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** The column that the rows are sorted by. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the table. */
  caption: ReactNode;
  /** Keeps the caption for assistive technology only. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn[];
  /** Rows in the order in which they are shown. The first cell of each is its header. */
  rows: readonly TableRow[];
  /** Keeps the first column in sight while the others scroll. */
  stickyColumn?: boolean | undefined;
  /**
   * In a narrow place each row is a block: the first cell as its head, then each column's name with the cell.
   * Nothing scrolls sideways. For rows that are read one by one, not compared.
   */
  stack?: boolean | undefined;
  /** The column by which the rows are in order, and the direction. */
  sort?: TableSort | undefined;
  /** Renders the header of a sortable column: a link to the sorted page, or a button. */
  sorter?: ((column: TableColumn) => ReactNode) | undefined;
}

/** Data in rows and columns. Where it is wider than its place it scrolls in a box that the keyboard reaches. */
export const Table = styleable<TableProps>(
  TableRoot,
  function Table({ caption, captionHidden, columns, rows, stickyColumn, stack, sort, sorter, ...rest }) {
    const id = useId();
    // A table that is laid out as blocks loses its native roles in some browsers.
    const role = (name: string): { role?: string } => (stack ? { role: name } : {});
    return (
      <TableRoot
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        data-sticky={stickyColumn || undefined}
        data-stack={stack || undefined}
        {...rest}
      >
        <table {...role('table')}>
          <caption id={id} data-hidden={captionHidden || undefined}>
            {caption}
          </caption>
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...role('columnheader')}
                  scope="col"
                  data-align={column.align}
                  aria-sort={column.id === sort?.column ? sort.direction : undefined}
                >
                  {column.sortable && sorter ? (
                    <span className="sorter">{sorter(column)}</span>
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.map((row) => (
              <tr key={row.id} {...role('row')}>
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.id} {...role('rowheader')} scope="row" data-align={column.align}>
                      {row.cells[column.id]}
                    </th>
                  ) : (
                    <td key={column.id} {...role('cell')} data-align={column.align}>
                      {stack && (
                        <span className="name" aria-hidden>
                          {column.header}
                        </span>
                      )}
                      {row.cells[column.id]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRoot>
    );
  },
);
