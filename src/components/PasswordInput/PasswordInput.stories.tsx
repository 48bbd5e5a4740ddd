import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordInput } from './index.ts';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { label: 'Contraseña', name: 'password', autoComplete: 'current-password', defaultValue: 'Cafe2025' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows and hides what was typed. */
export const Toggle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Contraseña');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar la contraseña' })).toHaveFocus();
  },
};

export const NewPassword: Story = {
  args: {
    autoComplete: 'new-password',
    label: 'Nueva contraseña',
    hint: 'De 8 a 12 caracteres.',
    defaultValue: '',
  },
};

export const WithError: Story = { args: { error: 'La contraseña no es correcta.' } };
