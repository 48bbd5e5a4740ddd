import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Combobox, matchingOptions, type ComboboxOption } from './index.ts';

const TOWNS: ComboboxOption[] = [
  { value: '05001', label: 'Medellín', description: 'Antioquia' },
  { value: '52001', label: 'Pasto', description: 'Nariño' },
  { value: '19001', label: 'Popayán', description: 'Cauca' },
  { value: '76001', label: 'Cali', description: 'Valle del Cauca' },
  { value: '27001', label: 'Quibdó', description: 'Chocó', disabled: true },
  { value: '41001', label: 'Neiva', description: 'Huila' },
];

const meta = {
  component: Combobox,
  args: { label: 'Municipio', hint: 'Escriba las primeras letras.', options: TOWNS, name: 'municipio' },
  decorators: [(story) => <div style={{ maxInlineSize: 400, minBlockSize: 440 }}>{story()}</div>],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox');

export const Closed: Story = { args: { defaultSelected: TOWNS[1] } };

/** The letters filter, the arrow keys lead to an option, Enter chooses it. */
export const Keyboard: Story = {
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.type(input, 'cal');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Cali');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const list = within(canvasElement).getByRole('listbox', { name: 'Opciones Municipio' });
    const [box, at] = [input, list.parentElement!].map((element) => element.getBoundingClientRect());
    await expect(Math.round(at!.top - box!.bottom)).toBe(4);
    await expect(at!.width).toBe(box!.width);
  },
};

/** A request that never ends. */
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => userEvent.click(await field(canvasElement)),
};

export const Empty: Story = {
  play: async ({ canvasElement }) => userEvent.type(await field(canvasElement), 'Macondo'),
};

/** The first request fails; the button sends another. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await field(canvasElement));
    await expect(await within(canvasElement).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** Options of a server, one request for a word. */
export const Loaded: Story = {
  args: {
    load: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return matchingOptions(TOWNS, text);
    },
    delayMs: 50,
    minLetters: 2,
  },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.type(input, 'p');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Escribir al menos 2 letras');
    await userEvent.type(input, 'o');
    await expect(await within(canvasElement).findByRole('option', { name: /Popayán/ })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Popayán/ }));
    await waitFor(() => expect(input).toHaveValue('Popayán'));
    await expect(input).toHaveFocus();
  },
};

export const WithError: Story = { args: { required: true, error: 'Elija un municipio de la lista.' } };

export const Disabled: Story = { args: { disabled: true, defaultSelected: TOWNS[0] } };

/** At the lower edge of the window it opens above. */
export const NoRoom: Story = {
  decorators: [(story) => <div style={{ paddingBlockStart: 'calc(100vh - 110px)' }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.click(input);
    const popup = within(canvasElement).getByRole('listbox').parentElement!;
    await waitFor(() =>
      expect(popup.getBoundingClientRect().bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top),
    );
  },
  parameters: { screenshot: { skip: true } },
};
