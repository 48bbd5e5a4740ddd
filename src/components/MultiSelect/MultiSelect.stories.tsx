import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matchingOptions } from '../Combobox/index.ts';
import { MultiSelect } from './index.ts';

const TOPICS = [
  { value: 'ambiente', label: 'Medio ambiente' },
  { value: 'ciencia', label: 'Ciencia y tecnología' },
  { value: 'cultura', label: 'Cultura' },
  { value: 'deportes', label: 'Deportes', description: 'Fútbol, ciclismo y más' },
  { value: 'economia', label: 'Economía' },
  { value: 'justicia', label: 'Justicia', disabled: true },
  { value: 'mundo', label: 'Mundo' },
  { value: 'politica', label: 'Política' },
];
const [ENVIRONMENT, , CULTURE, , ECONOMY] = TOPICS;

const meta = {
  component: MultiSelect,
  args: {
    label: 'Temas de su interés',
    hint: 'Escriba las primeras letras.',
    name: 'tema',
    options: TOPICS,
    defaultSelected: [CULTURE!, ECONOMY!],
  },
  decorators: [(story) => <div style={{ maxInlineSize: 400, minBlockSize: 480 }}>{story()}</div>],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox');
const sent = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ value }) => value);

/** The letters filter, Enter chooses, and the list stays open for more. */
export const Keyboard: Story = {
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.type(input, 'poli');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('');
    await expect(sent(canvasElement)).toEqual(['cultura', 'economia', 'politica']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Se agregó Política. Hay 3 en la selección.',
    );
    const list = within(canvasElement).getByRole('listbox', { name: 'Opciones Temas de su interés' });
    const [box, at] = [input.closest('.frame')!, list.parentElement!].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(Math.round(at!.top - box!.bottom)).toBe(4);
    await expect(at!.width).toBe(box!.width);
  },
};

export const Closed: Story = {};

export const Nothing: Story = { args: { defaultSelected: [], placeholder: 'Todos los temas' } };

/** Backspace leads to the last tag, and a second one removes it. */
export const Tags: Story = {
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(within(canvasElement).getByRole('button', { name: 'Quitar Economía' })).toHaveFocus();
    await expect(sent(canvasElement)).toEqual(['cultura', 'economia']);
    await userEvent.keyboard('{Backspace}');
    await expect(sent(canvasElement)).toEqual(['cultura']);
    await expect(within(canvasElement).getByRole('button', { name: 'Quitar Cultura' })).toHaveFocus();
  },
};

/** With as many as there may be, a sentence says how to choose another. */
export const Full: Story = {
  args: { max: 3, defaultSelected: [ENVIRONMENT!, CULTURE!, ECONOMY!] },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.click(input);
    await expect(input).toHaveAccessibleDescription(/Ya están las 3 opciones que se admiten/);
    await expect(within(canvasElement).getByRole('option', { name: 'Mundo' })).toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** New values, one by one or pasted together. */
export const Created: Story = {
  args: {
    label: 'Etiquetas',
    hint: 'Separe varias con comas.',
    onCreate: (text) => ({ value: text.toLowerCase(), label: text }),
  },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.type(input, 'Páramos');
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { name: 'Agregar «Páramos»' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.paste('Mundo, Glaciares');
    await waitFor(() =>
      expect(sent(canvasElement)).toEqual(['cultura', 'economia', 'páramos', 'mundo', 'glaciares']),
    );
  },
};

/** Pasted names without an option stay in the field. */
export const Unknown: Story = {
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('Mundo, Horóscopo');
    await waitFor(() => expect(input).toHaveValue('Horóscopo'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '«Horóscopo» no está en la lista.',
    );
  },
};

/** Options of a server. */
export const Loaded: Story = {
  args: {
    options: [],
    load: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return matchingOptions(TOPICS, text);
    },
    delayMs: 50,
    minLetters: 2,
  },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.type(input, 'mun');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'Mundo' }));
    await expect(sent(canvasElement)).toEqual(['cultura', 'economia', 'mundo']);
    await expect(input).toHaveFocus();
  },
};

/** The first request fails; the button sends another. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await field(canvasElement));
    await expect(await within(canvasElement).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A word longer than the field breaks. */
export const LongWords: Story = {
  args: {
    defaultSelected: [
      { value: 'largo', label: 'Electroencefalografistasotorrinolaringólogosinterinstitucionales' },
      {
        value: 'varias',
        label: 'Infraestructura, transporte y movilidad de las ciudades intermedias del Caribe',
      },
      ECONOMY!,
    ],
  },
};

const MANY = Array.from({ length: 500 }, (_, at) => ({
  value: String(at),
  label: `Municipio ${String(at + 1).padStart(3, '0')}`,
}));

/** Five hundred options: a key is followed in less than a tenth of a second, with the checks of a loaded machine. */
export const Many: Story = {
  args: { label: 'Municipios', options: MANY, defaultSelected: MANY.slice(0, 2), onSelect: fn() },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.click(input);
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(500);
    const times: number[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) {
      const before = input.getAttribute('aria-activedescendant');
      const start = performance.now();
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await waitFor(() => expect(input.getAttribute('aria-activedescendant')).not.toBe(before));
      // Reading a box makes the browser lay out what the key has changed.
      canvasElement.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    await expect(times.sort((a, b) => a - b)[2]).toBeLessThan(100);
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Elija al menos un tema.', defaultSelected: [] },
};

export const Disabled: Story = { args: { disabled: true } };
