import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon, shareIcon } from '../Icon/index.ts';
import { Button } from './index.ts';

const meta = {
  component: Button,
  args: { children: 'Guardar cambios', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Guardar cambios' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

export const Alternative: Story = { args: { variant: 'alt', children: 'Suscríbase' } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancelar' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Ver más notas' } };

export const Small: Story = { args: { size: 'small', children: 'Seguir' } };

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon icon={shareIcon} /> Compartir
      </>
    ),
  },
};

/** The button keeps the focus, says that it is busy, and ignores the click. */
export const Busy: Story = {
  args: { busy: true, children: 'Guardando…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongLabel: Story = {
  args: { children: 'Acepto los términos y condiciones y la política de tratamiento de datos personales' },
  decorators: [(story) => <div style={{ maxInlineSize: 260 }}>{story()}</div>],
};
