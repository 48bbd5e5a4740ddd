import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bookmarkIcon, closeIcon, menuIcon, searchIcon, shareIcon } from '../Icon/index.ts';
import { IconButton } from './index.ts';

const meta = {
  component: IconButton,
  args: { icon: searchIcon, label: 'Buscar', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buscar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outlined: Story = { args: { variant: 'outlined', icon: shareIcon, label: 'Compartir' } };

export const Filled: Story = { args: { variant: 'filled', icon: menuIcon, label: 'Abrir el menú' } };

export const Round: Story = {
  args: { variant: 'outlined', shape: 'round', icon: closeIcon, label: 'Cerrar' },
};

export const Small: Story = { args: { size: 'small', icon: closeIcon, label: 'Cerrar' } };

export const Pressed: Story = {
  args: { icon: bookmarkIcon, label: 'Guardar el artículo', 'aria-pressed': true },
};

export const Disabled: Story = { args: { disabled: true } };
