import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ALL_BRANDS } from '../settings-parts/states.fixture.ts';
import { accepts, formStories } from '../form-parts/form-stories.fixture.ts';
import { NewPasswordForm } from './index.ts';

const meta = {
  component: NewPasswordForm,
  args: { action: '/restablecer-contrasena/', token: 'enlace', send: accepts },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

async function fill(root: HTMLElement, first = 'Cafe2026x', second = first): Promise<void> {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText('Contraseña nueva'), first);
  await userEvent.type(canvas.getByLabelText('La misma contraseña otra vez'), second);
}
const { send, loading, success, refused } = formStories({ fill, submit: 'Cambiar contraseña' });

export const Empty: Story = { parameters: ALL_BRANDS };
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
export const Expired: Story = refused('300033', 400, 'expiró');

/** The service cannot be reached. The input stays. */
export const Unreachable: Story = refused('network', 0, 'No pudimos conectarnos');

export const Loading: Story = loading;

export const Success: Story = success('Tu contraseña ha sido actualizada');
