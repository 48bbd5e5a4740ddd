'use client';
import { useState } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { nextSort, sortRows } from './sort.ts';
import { Table, type TableProps, type TableSort } from './Table.tsx';
import { TableRoot } from './Table.styles.ts';

export interface SortableTableProps extends Omit<TableProps, 'sort' | 'sorter'> {
  /** The sort at first; without it the rows keep their order. */
  defaultSort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The language of the texts that are sorted. */
  locale?: string | undefined;
}

/** A `Table` whose sortable columns have buttons. In the server's HTML the rows are sorted by `defaultSort`. */
export const SortableTable = styleable<SortableTableProps>(
  TableRoot,
  function SortableTable({ rows, defaultSort, onSort, locale, ...rest }) {
    const [sort, setSort] = useState(defaultSort);
    const sortBy = (column: string): void => {
      const next = nextSort(sort, column);
      setSort(next);
      onSort?.(next);
    };
    return (
      <Table
        rows={sort ? sortRows(rows, sort, locale) : rows}
        sort={sort}
        sorter={({ id, header }) => (
          <button type="button" onClick={() => sortBy(id)}>
            {header}
          </button>
        )}
        {...rest}
      />
    );
  },
);
