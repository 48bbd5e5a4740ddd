import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ALL_BRANDS } from '../settings-parts/states.fixture.ts';
import { accepts, formStories } from '../form-parts/form-stories.fixture.ts';
import { EmailLinkForm } from './index.ts';

const meta = {
  component: EmailLinkForm,
  args: {
    emailLink: 'passwordReset',
    action: '/ingreso-de-ejemplo/',
    send: accepts,
    pages: { signIn: '#ingresar' },
  },
} satisfies Meta<typeof EmailLinkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = (root: HTMLElement, email = 'lucia@lectores.example') =>
  userEvent.type(within(root).getByRole('textbox', { name: 'Correo electrónico' }), email);
const { send, loading, success, refused, refusedAt } = formStories({ fill, submit: 'Enviar el enlace' });

/** The link for a new password. */
export const Recovery: Story = { parameters: ALL_BRANDS };

/** The link that signs in. */
export const MagicLink: Story = { args: { emailLink: 'magicLink' }, parameters: ALL_BRANDS };

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

/** The service does not accept the address. The message is at its field. */
export const AddressRefused: Story = refusedAt('Correo electrónico', '300041', 400, /dominio/);

export const ServerError: Story = refused('network', 0, 'No pudimos conectarnos');

export const Loading: Story = loading;

/** Only the link that signs in is valid for 15 minutes. */
export const RecoverySent: Story = success('cambiar la contraseña');
export const MagicLinkSent: Story = { ...success('durante 15 minutos'), args: { emailLink: 'magicLink' } };

/** Why the reader is here. */
export const WithNotice: Story = {
  args: { notice: 'El enlace ya no sirve: se usó antes o pasó demasiado tiempo.' },
};
