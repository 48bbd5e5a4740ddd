import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './index.ts';

const meta = {
  component: Stepper,
  args: {
    label: 'Pasos de la compra',
    current: 2,
    steps: [
      { label: 'Plan', href: '#plan' },
      { label: 'Sus datos', href: '#datos' },
      { label: 'Medio de pago' },
      { label: 'Confirmación' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Completed steps are links, the current one is announced as such. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Completado: Sus datos' })).toHaveAttribute(
      'href',
      '#datos',
    );
    await expect(canvas.getByText('Medio de pago').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const First: Story = { args: { current: 0 } };

export const Completed: Story = { args: { current: 4 } };

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    current: 1,
    steps: [
      { label: 'Pedido recibido', description: '3 de noviembre, 8:12 a. m.' },
      { label: 'En camino', description: 'La edición sale de la planta de Bogotá.' },
      { label: 'Entregado' },
    ],
  },
};

/** On a phone the current step keeps its words. The other names are announced. */
export const Phone: Story = {
  decorators: [(story) => <div style={{ inlineSize: 320 }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Completado: Plan' })).toBeVisible();
  },
};

export const LongLabels: Story = {
  args: {
    current: 1,
    steps: [
      { label: 'Elija su suscripción' },
      { label: 'Escriba sus datos de facturación', description: 'Los de su documento de identidad' },
      { label: 'Revise y confirme el pedido' },
    ],
  },
};

/** A long label takes no room from the marks of the other steps. */
export const LongLabelsOnPhone: Story = {
  ...LongLabels,
  decorators: [(story) => <div style={{ inlineSize: 320 }}>{story()}</div>],
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('.mark')].map((mark) => mark.getBoundingClientRect());
    for (const [at, mark] of marks.slice(1).entries())
      await expect(mark.left).toBeGreaterThanOrEqual(marks[at]!.right + 8);
  },
};
