import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Accordion } from './index.ts';

const answer = (text: string) => <Text>{text}</Text>;

const meta = {
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'direccion',
        summary: '¿Cómo cambio mi dirección de entrega?',
        content: answer('Escríbanos antes de las 3:00 p. m. y el cambio rige desde el siguiente día hábil.'),
      },
      {
        id: 'renovacion',
        summary: '¿Cómo cancelo la renovación automática de mi suscripción digital?',
        content: answer('En Mi perfil, Suscripciones. Seguirá leyendo hasta el final del período pagado.'),
      },
      {
        id: 'tarjetas',
        summary: '¿Qué tarjetas aceptan?',
        content: answer('Visa, Mastercard, American Express y Diners, de crédito y débito.'),
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent ?? '');

export const Closed: Story = {};

export const OneOpen: Story = {
  args: { items: meta.args.items.map((item, at) => (at === 1 ? { ...item, open: true } : item)) },
  parameters: { allBrands: true },
};

/** Tab moves from one to the next, Enter and Space open and close. Several may be open. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('summary')];
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.click(first!);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.click(second!);
    await expect(opened(canvasElement)).toHaveLength(2);
    await expect(within(canvasElement).getByText(/el cambio rige/)).toBeVisible();
    const ring = getComputedStyle(second!);
    const end =
      second!.getBoundingClientRect().bottom + parseFloat(ring.outlineOffset) + parseFloat(ring.outlineWidth);
    const text = second!.closest('details')!.querySelector('p')!;
    await expect(text.getBoundingClientRect().top).toBeGreaterThan(end);
  },
};

/** Opening one closes the other. */
export const Single: Story = {
  args: { single: true },
  play: async ({ canvasElement }) => {
    const [first, , last] = [...canvasElement.querySelectorAll('summary')];
    await userEvent.click(first!);
    await userEvent.click(last!);
    await expect(opened(canvasElement)).toEqual(['¿Qué tarjetas aceptan?']);
  },
};
