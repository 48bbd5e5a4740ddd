import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ALL_BRANDS } from '../settings-parts/states.fixture.ts';
import { accepts, formStories } from '../form-parts/form-stories.fixture.ts';
import { SignUpForm } from './index.ts';

const meta = {
  component: SignUpForm,
  args: {
    action: '/ingreso-de-ejemplo/?register=1',
    send: accepts,
    legal: [
      { text: 'Términos y condiciones', href: '#terminos' },
      { text: 'Protección de datos (Habeas data)', href: '#datos' },
    ],
    pages: { signIn: '#ingresar' },
  },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(root: HTMLElement): Promise<void> {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText('Nombres'), 'Lucía');
  await userEvent.type(canvas.getByLabelText('Apellido'), 'Restrepo');
  await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'lucia@lectores.example');
  await userEvent.type(canvas.getByLabelText('Fecha de nacimiento'), '1990-05-04');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Lectura2026');
  await userEvent.click(canvas.getByRole('checkbox', { name: /Acepto los términos/ }));
}
const { send, loading, success, refused, refusedAt } = formStories({ fill, submit: 'Crear cuenta' });

export const Empty: Story = { parameters: ALL_BRANDS };

export const Filled: Story = { play: ({ canvasElement }) => fill(canvasElement) };

export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'lucia@');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'corta');
    await userEvent.type(canvas.getByLabelText('Fecha de nacimiento'), '2020-01-01');
    await send(canvasElement);
    await expect(canvas.getByLabelText('Nombres')).toHaveFocus();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'Formato de correo electrónico no válido',
    );
  },
};

/** The service knows the address. The message is at its field. */
export const ServerError: Story = refusedAt('Correo electrónico', '300022', 400, /ya está registrado/);

/** The service cannot be reached. The input stays. */
export const Unreachable: Story = refused('network', 0, 'No pudimos conectarnos');

export const Loading: Story = loading;

/** The account is open, and its address is to be verified. */
export const Success: Story = success('lucia@lectores.example');
