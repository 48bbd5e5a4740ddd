import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { SignInForm } from './index.ts';

const refuse = (code: string, status: number) => () => Promise.reject(new ApiError(code, 'refused', status));

const meta = {
  title: 'Patterns/SignInForm',
  component: SignInForm,
  args: {
    action: '/ingreso-de-ejemplo/',
    send: (): Promise<void> => Promise.resolve(),
    pages: { register: '#crear', recovery: '#recuperar', magicLink: '#enlace' },
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(root: HTMLElement, password = 'Lectura2026'): Promise<void> {
  const canvas = within(root);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'lucia@lectores.example');
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
}
const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Iniciar sesión' }));

export const Empty: Story = {
  parameters: { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] },
};

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

/** The service refused. What was typed stays. */
export const ServerError: Story = {
  args: { send: refuse('110010', 401) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'otra');
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(within(canvasElement).getByLabelText('Contraseña')).toHaveValue('otra');
  },
};

/** The account is blocked. */
export const Blocked: Story = {
  args: { send: refuse('100014', 403) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('bloqueada');
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
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'La sesión está iniciada.',
    );
  },
};

/** The session ended while the page was open. */
export const SessionEnded: Story = { args: { notice: 'La sesión terminó en otra pestaña.' } };

/** Without a script the server answers in the page. It never repeats a password. */
export const AnswerOfTheServer: Story = {
  args: {
    lastResult: {
      status: 'error',
      initialValue: { userName: 'lucia@lectores.example', rememberMe: 'on' },
      error: { '': ['El usuario o la contraseña no son válidos. Revísalos e inténtalo de nuevo.'] },
    },
  },
};
