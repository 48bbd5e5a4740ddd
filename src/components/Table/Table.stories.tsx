import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SortableTable, Table } from './index.ts';

const DEPARTMENTS = [
  ['Antioquia', 'Medellín', 6_848_360, 63_612],
  ['Valle del Cauca', 'Cali', 4_638_029, 22_140],
  ['Nariño', 'Pasto', 1_709_570, 33_268],
  ['Archipiélago de San Andrés, Providencia y Santa Catalina', 'San Andrés', 66_224, 52],
  ['Amazonas', 'Leticia', 86_318, 109_665],
] as const;
const number = new Intl.NumberFormat('es-CO');

const meta = {
  component: Table,
  args: {
    caption: 'Departamentos, su capital y su población',
    columns: [
      { id: 'nombre', header: 'Departamento', sortable: true },
      { id: 'capital', header: 'Capital', sortable: true },
      { id: 'poblacion', header: 'Población', align: 'end', sortable: true },
      { id: 'area', header: 'Área (km²)', align: 'end' },
    ],
    rows: DEPARTMENTS.map(([nombre, capital, poblacion, area]) => ({
      id: capital,
      cells: { nombre, capital, poblacion: number.format(poblacion), area: number.format(area) },
      values: { poblacion, area },
    })),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent ?? '');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', {
      name: 'Departamentos, su capital y su población',
    });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
  },
};

/** On a phone each row is a block; its roles stay those of a table. */
export const Stacked: Story = {
  args: { stack: true },
  decorators: [(story) => <div style={{ maxInlineSize: 328 }}>{story()}</div>],
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('group');
    await expect(box.scrollWidth).toBe(box.clientWidth);
    const rows = within(canvasElement).getAllByRole('row');
    await expect(within(rows[1]!).getByRole('rowheader')).toHaveTextContent('Antioquia');
    await expect(within(rows[1]!).getByRole('cell', { name: 'Medellín' })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(4);
  },
};

export const CaptionHidden: Story = { args: { captionHidden: true } };

/** The first column stays while the keyboard scrolls the others. */
export const StickyColumn: Story = {
  args: { stickyColumn: true },
  decorators: [(story) => <div style={{ maxInlineSize: 330 }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('group');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    box.scrollLeft = 24;
    const [first] = within(canvasElement).getAllByRole('rowheader');
    await expect(first!.getBoundingClientRect().left).toBe(box.getBoundingClientRect().left);
  },
};

/** A server sorts: the headers are links, and the rows come in their order. */
export const SortedByServer: Story = {
  args: {
    sort: { column: 'poblacion', direction: 'descending' },
    sorter: ({ id, header }) => <a href={`?orden=${id}`}>{header}</a>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Capital' })).toHaveAttribute('href', '?orden=capital');
    await expect(canvas.getByRole('columnheader', { name: 'Población' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Enter and Space on a header sort; again, the other way round. */
export const Sortable: Story = {
  render: ({ sort: _sort, sorter: _sorter, ...args }) => (
    <SortableTable {...args} defaultSort={{ column: 'nombre', direction: 'ascending' }} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(names(canvasElement)[0]).toBe('Amazonas');
    const button = canvas.getByRole('button', { name: 'Población' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names(canvasElement)[0]).toMatch(/^Archipiélago/);
    await expect(button.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(names(canvasElement)[0]).toBe('Antioquia');
    await expect(button.closest('th')).toHaveAttribute('aria-sort', 'descending');
    await expect(button).toHaveFocus();
  },
};
