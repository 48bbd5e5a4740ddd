import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { NewPasswordForm } from './index.ts';

const meta = {
  title: 'Patterns/NewPasswordForm',
  component: NewPasswordForm,
  args: { action: '/restablecer-contrasena/', token: 'enlace', send: (): Promise<void> => Promise.resolve() },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

async function fill(root: HTMLElement, first = 'Cafe2026x', second = first): Promise<void> {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText('Contraseña nueva'), first);
  await userEvent.type(canvas.getByLabelText('La misma contraseña otra vez'), second);
}
const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Cambiar contraseña' }));

export const Empty: Story = {
  parameters: { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] },
};
export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'corta', 'otra');
    await send(canvasElement);
    await expect(within(canvasElement).getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
      /entre 8 y 12 caracteres/,
    );
  },
};
/** The link is used or too old. */
export const Expired: Story = {
  args: { send: () => Promise.reject(new ApiError('300033', 'expired', 400)) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};
export const Loading: Story = {
  args: { send: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Enviando…' })).toHaveAttribute(
      'aria-busy',
    );
  },
};
export const Success: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByText('Tu contraseña ha sido actualizada'),
    ).toBeInTheDocument();
  },
};
