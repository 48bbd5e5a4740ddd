import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Banner } from './index.ts';

const meta = {
  component: Banner,
  args: { children: 'Le enviamos un correo para confirmar su dirección.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Sus cambios quedaron guardados.' } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Su tarjeta vence este mes',
    children: 'Actualícela para no perder el acceso.',
  },
};

export const Failure: Story = {
  args: { tone: 'error', title: 'No pudimos procesar el pago', children: 'El banco rechazó la transacción.' },
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    action: <Button size="small">Actualizar</Button>,
    children: 'Su tarjeta vence este mes.',
  },
};
