import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  component: ProgressBar,
  args: { label: 'Progreso de lectura', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = { args: { size: 'large', label: 'Perfil completo', value: 75 } };

/** Something is going on, and its length is not known. */
export const Indeterminate: Story = {
  args: { label: 'Buscando en el archivo', value: undefined },
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Buscando en el archivo' });
    await expect(bar).not.toHaveAttribute('value');
  },
};

export const IndeterminateLarge: Story = {
  args: { label: 'Subiendo la foto', value: undefined, size: 'large' },
};

/** Values outside 0 to 100 are limited to that range. */
export const Clamped: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveValue(100);
  },
};
