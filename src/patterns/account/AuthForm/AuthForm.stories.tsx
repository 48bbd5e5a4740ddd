import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MEMORY_PASSWORD, MEMORY_READERS } from '../../../providers/memory/accounts.ts';
import { AUTH_SITE, Visitor, withoutStorage } from '../form-parts/auth-story.fixture.tsx';
import { AuthForm } from './index.ts';

const meta = {
  component: AuthForm,
  args: { form: 'signIn', site: AUTH_SITE, onSignedIn: fn(), onGo: fn() },
  decorators: [(story) => <Visitor>{story()}</Visitor>],
} satisfies Meta<typeof AuthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the companies of the site. */
export const SignIn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), MEMORY_READERS.active.email);
    await userEvent.type(canvas.getByLabelText('Contraseña'), MEMORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled());
  },
};

/** The service's own answer. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), MEMORY_READERS.active.email);
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'otra');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no son válidos');
  },
};

/** The browser keeps nothing: its storage is full, or its settings block it. The input stays. */
export const SessionNotKept: Story = {
  decorators: [(story) => <Visitor services={withoutStorage()}>{story()}</Visitor>],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), MEMORY_READERS.active.email);
    await userEvent.type(canvas.getByLabelText('Contraseña'), MEMORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no guarda los datos del sitio');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue(MEMORY_PASSWORD);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const SignUp: Story = { args: { form: 'signUp' } };
export const Recovery: Story = { args: { form: 'passwordReset' } };
export const MagicLink: Story = { args: { form: 'magicLink' } };
