import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { MagicLinkForm } from './index.ts';

const meta = {
  title: 'Patterns/MagicLinkForm',
  component: MagicLinkForm,
  args: {
    action: '/ingreso-de-ejemplo/',
    send: (): Promise<void> => Promise.resolve(),
    pages: { signIn: '#ingresar' },
  },
} satisfies Meta<typeof MagicLinkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = (root: HTMLElement, email = 'lucia@lectores.example') =>
  userEvent.type(within(root).getByRole('textbox', { name: 'Correo electrónico' }), email);
const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Enviar el enlace' }));

export const Empty: Story = {
  parameters: { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] },
};

export const Filled: Story = { play: async ({ canvasElement }) => fill(canvasElement) };

export const FieldError: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'lucia@');
    await send(canvasElement);
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Formato de correo electrónico no válido',
    );
  },
};

export const ServerError: Story = {
  args: { send: () => Promise.reject(new ApiError('network', 'refused')) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
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

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('en unos minutos');
  },
};

/** Why the reader is here. */
export const WithNotice: Story = {
  args: { notice: 'El enlace ya no sirve: se usó antes o pasó demasiado tiempo.' },
};
