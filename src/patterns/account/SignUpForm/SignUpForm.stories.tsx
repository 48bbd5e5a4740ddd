import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { SignUpForm } from './index.ts';

const meta = {
  title: 'Patterns/SignUpForm',
  component: SignUpForm,
  args: {
    action: '/ingreso-de-ejemplo/?register=1',
    send: (): Promise<void> => Promise.resolve(),
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
  await userEvent.type(canvas.getByLabelText('Apellidos'), 'Restrepo');
  await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'lucia@lectores.example');
  await userEvent.type(canvas.getByLabelText('Fecha de nacimiento'), '1990-05-04');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Lectura2026');
  await userEvent.click(canvas.getByRole('checkbox', { name: /Acepto los términos/ }));
}
const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Crear cuenta' }));

export const Empty: Story = {
  parameters: { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] },
};

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
export const ServerError: Story = {
  args: { send: () => Promise.reject(new ApiError('300022', 'refused', 400)) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const email = within(canvasElement).getByLabelText('Correo electrónico');
    await expect(email).toHaveAccessibleDescription(/ya está registrado/);
    await expect(email).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { send: () => new Promise<void>(() => undefined) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Enviando…' })).toHaveAttribute(
      'aria-busy',
    );
  },
};

/** The account is open, and its address is to be verified. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'lucia@lectores.example',
    );
  },
};
