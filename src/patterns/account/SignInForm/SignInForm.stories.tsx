import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ALL_BRANDS } from '../settings-parts/states.fixture.ts';
import { accepts, formStories } from '../form-parts/form-stories.fixture.ts';
import { SignInForm } from './index.ts';

const meta = {
  component: SignInForm,
  args: {
    action: '/ingreso-de-ejemplo/',
    send: accepts,
    pages: { signUp: '#crear', passwordReset: '#recuperar', magicLink: '#enlace' },
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(root: HTMLElement): Promise<void> {
  const canvas = within(root);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'lucia@lectores.example');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Lectura2026');
}
const { send, loading, success, refused } = formStories({ fill, submit: 'Iniciar sesión' });

export const Empty: Story = { parameters: ALL_BRANDS };

export const Filled: Story = { play: ({ canvasElement }) => fill(canvasElement) };

/** Nothing was sent: each field says what it needs, and the first one has the focus. */
export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const input = within(canvasElement).getByRole('textbox', { name: 'Correo electrónico' });
    await expect(input).toHaveAccessibleDescription('El campo es obligatorio');
    await expect(input).toHaveFocus();
  },
};

/** The service refused. The input stays. */
export const ServerError: Story = refused('110010', 401, 'no son válidos');

/** The account is blocked. */
export const Blocked: Story = refused('100014', 403, 'bloqueada');

export const Loading: Story = loading;

export const Success: Story = success('La sesión está iniciada.');

/** The session ended while the page was open. */
export const SessionEnded: Story = { args: { notice: 'La sesión terminó en otra pestaña.' } };

/** Without a script the server answers in the page. It never repeats a password. */
export const AnswerOfTheServer: Story = {
  args: {
    lastResult: {
      status: 'error',
      initialValue: { userName: 'lucia@lectores.example', rememberMe: 'on' },
      error: { '': ['El usuario o la contraseña no son válidos. Hay que revisarlos e intentar de nuevo.'] },
    },
  },
};
