// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { SortableTable, Table, type TableRow } from './index.ts';
import { nextSort, sortRows } from './sort.ts';

const columns = [
  { id: 'name', header: 'Nombre', sortable: true },
  { id: 'votes', header: 'Votos', align: 'end', sortable: true },
  { id: 'note', header: 'Nota' },
] as const;
const row = (name: string, votes?: number): TableRow => ({
  id: name,
  cells: { name, votes: votes === undefined ? '—' : `${votes} votos`, note: <em>nota</em> },
  ...(votes !== undefined && { values: { votes } }),
});
const rows = [row('Óscar', 100), row('Ñáñez', 9), row('Ana', 20), row('Zoe', 3)];
const props = { caption: 'Resultados', columns, rows };
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('T4 Table', () => {
  describeConformance(Table, { props, element: 'div' });

  it('has its caption as its name, headers of columns and rows, and a box that the keyboard reaches', () => {
    render(<Table {...props} captionHidden stickyColumn />);
    const table = screen.getByRole('table', { name: 'Resultados' });
    expect(screen.getAllByRole('columnheader').map((th) => th.getAttribute('scope'))).toEqual([
      'col',
      'col',
      'col',
    ]);
    expect(shown()).toEqual(['Óscar', 'Ñáñez', 'Ana', 'Zoe']);
    const box = screen.getByRole('group', { name: 'Resultados' });
    expect(box).toContainElement(table);
    expect(box).toHaveAttribute('tabindex', '0');
  });

  it('without a sorter has no control, and says nothing about an order', () => {
    const html = renderToString(<Table {...props} />);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('aria-sort');
  });

  it('renders the sorter of sortable columns only', () => {
    render(
      <Table
        {...props}
        sort={{ column: 'votes', direction: 'descending' }}
        sorter={({ id, header }) => <a href={`?orden=${id}`}>{header}</a>}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?orden=name',
      '?orden=votes',
    ]);
    const sorted = screen.getAllByRole('columnheader').map((th) => th.getAttribute('aria-sort'));
    expect(sorted).toEqual([null, 'descending', null]);
  });
});

describe('T4 a table whose rows become blocks', () => {
  it('says its roles, because blocks have none, and names each cell for the eye only', () => {
    render(<Table {...props} stack />);
    expect(screen.getByRole('table').getAttribute('role')).toBe('table');
    const [, first] = screen.getAllByRole('row');
    expect(first!.getAttribute('role')).toBe('row');
    const [cell] = within(first!).getAllByRole('cell');
    expect(cell!.querySelector('[aria-hidden]')?.textContent).toBe('Votos');
    expect(within(first!).getByRole('rowheader').querySelector('[aria-hidden]')).toBeNull();
  });
});

describe('T4 SortableTable', () => {
  describeConformance(SortableTable, { props, element: 'div' });

  it('sorts by its buttons, and the other way round, and keeps the focus', async () => {
    const onSort = vi.fn();
    render(<SortableTable {...props} onSort={onSort} />);
    expect(shown()).toEqual(['Óscar', 'Ñáñez', 'Ana', 'Zoe']);
    const button = screen.getByRole('button', { name: 'Votos' });
    await userEvent.click(button);
    expect(shown()).toEqual(['Zoe', 'Ñáñez', 'Ana', 'Óscar']);
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['Óscar', 'Ana', 'Ñáñez', 'Zoe']);
    expect(button).toHaveFocus();
    expect(screen.getByRole('columnheader', { name: 'Votos' })).toHaveAttribute('aria-sort', 'descending');
    expect(onSort.mock.calls).toEqual([
      [{ column: 'votes', direction: 'ascending' }],
      [{ column: 'votes', direction: 'descending' }],
    ]);
  });

  it('is sorted in the HTML of the server', () => {
    const html = renderToString(
      <SortableTable {...props} defaultSort={{ column: 'name', direction: 'ascending' }} />,
    );
    expect(html.indexOf('Ana')).toBeLessThan(html.indexOf('Zoe'));
    expect(html).toContain('aria-sort="ascending"');
  });
});

describe('sortRows', () => {
  const by = (list: readonly TableRow[], direction: 'ascending' | 'descending', column = 'name') =>
    sortRows(list, { column, direction }).map(({ id }) => id);

  it('sorts texts by the order of the language, and numbers in them by size', () => {
    expect(by(rows, 'ascending')).toEqual(['Ana', 'Ñáñez', 'Óscar', 'Zoe']);
    const numbered = [row('Edición 10'), row('edición 2'), row('Edición 1')];
    expect(by(numbered, 'ascending')).toEqual(['Edición 1', 'edición 2', 'Edición 10']);
  });

  it('puts rows without a value at the end in both directions, in their order', () => {
    const partly: TableRow[] = [
      { id: 'x', cells: {} },
      { id: 'b', cells: { name: 'b' } },
      { id: 'y', cells: { name: <b>y</b> } },
      { id: 'a', cells: { name: 'a' } },
    ];
    expect(by(partly, 'ascending')).toEqual(['a', 'b', 'x', 'y']);
    expect(by(partly, 'descending')).toEqual(['b', 'a', 'x', 'y']);
  });

  it('leaves the given list alone', () => {
    const given = [row('b'), row('a')];
    expect(by(given, 'ascending')).toEqual(['a', 'b']);
    expect(given.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('begins a new column ascending', () => {
    expect(nextSort({ column: 'a', direction: 'ascending' }, 'b').direction).toBe('ascending');
    expect(nextSort({ column: 'a', direction: 'descending' }, 'a').direction).toBe('ascending');
  });
});
