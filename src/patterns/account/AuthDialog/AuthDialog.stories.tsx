import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AUTH_SITE, Visitor } from '../form-parts/auth-story.fixture.tsx';
import { AuthDialog } from './index.ts';
import { IN_FRAME } from '../../../blocks/shared/fixtures/in-frame.ts';

const meta = {
  component: AuthDialog,
  args: {
    form: 'signIn',
    site: AUTH_SITE,
    address: 'https://www.ejemplo.co/nacion/',
    onClosed: fn(),
    onPosition: fn(),
  },
  decorators: [(story) => <Visitor>{story()}</Visitor>],
  parameters: IN_FRAME,
} satisfies Meta<typeof AuthDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const SignIn: Story = {
  play: async () => {
    await (await dialog()).findByLabelText('Contraseña');
  },
};

export const SignUp: Story = {
  args: { form: 'signUp' },
  play: async () => {
    await (await dialog()).findByLabelText('Nombres');
  },
};

/** The links move between the three panels. */
export const Recovery: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('link', { name: 'Olvidé mi contraseña' }));
    await shown.findByRole('heading', { name: 'Recuperar contraseña' });
    await expect(args.onPosition).toHaveBeenCalledWith(2);
  },
};

/** Its code is on its way. */
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await expect(await (await dialog()).findByRole('status')).toHaveTextContent('Cargando...');
  },
};

/** The code did not load: the page has the form. */
export const CodeMissing: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await (await dialog()).findByRole('link', { name: 'Iniciar sesión' });
  },
};

/** On a page that sells subscriptions it has no close button. */
export const WithoutClosing: Story = {
  args: { address: 'https://www.ejemplo.co/suscripciones/' },
  play: async ({ args }) => {
    const shown = await dialog();
    await shown.findByLabelText('Contraseña');
    await expect(shown.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClosed).not.toHaveBeenCalled());
  },
};
