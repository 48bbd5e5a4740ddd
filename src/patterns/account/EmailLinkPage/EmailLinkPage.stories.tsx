import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brandOf, Visit, type VisitProps } from '../account-parts/reader.fixture.tsx';
import { refuses } from '../form-parts/form-stories.fixture.ts';
import { EmailLinkPage } from './EmailLinkPage.tsx';

const { routes } = brandOf('weekly');

const meta = {
  component: EmailLinkPage,
  args: {
    emailLink: 'gift',
    state: 'ask',
    path: '/suscripciones/regalo/',
    name: 'token',
    token: 'enlace-del-regalo',
    routes,
  },
} satisfies Meta<typeof EmailLinkPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const visit = (options: Omit<VisitProps, 'children'>): Pick<Story, 'decorators'> => ({
  decorators: [(story) => <Visit {...options}>{story()}</Visit>],
});

export const Gift: Story = {
  ...visit({ as: 'registered' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Activar mi regalo' });
  },
};

/** Only the reader's session can use the link. After signing in the reader comes back here. */
export const Anonymous: Story = {
  ...visit({}),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Iniciar sesión' });
    await expect(link).toHaveAttribute(
      'href',
      `${routes.signIn}?redirect=${encodeURIComponent('/suscripciones/regalo/?token=enlace-del-regalo')}`,
    );
  },
};

/** The service does not know the link. */
export const Over: Story = {
  ...visit({ as: 'registered' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar mi regalo' }));
    const outcome = await canvas.findByText('Este enlace ya no sirve');
    await waitFor(() => expect(outcome.closest('[tabindex]')).toHaveFocus());
  },
};

let leave: () => void;

/** Another tab signed out. After signing in the reader comes back here. */
export const SignedOut: Story = {
  ...visit({ as: 'registered', before: ({ identity }) => (leave = () => identity.clearSession()) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Activar mi regalo' });
    leave();
    await canvas.findByRole('link', { name: 'Iniciar sesión' });
  },
};

/** The service does not answer. It has not used the link, so the reader can try again. */
export const ServerError: Story = {
  ...visit({
    as: 'registered',
    before: ({ sales }) => void (sales.redeemGift = refuses('network', 0)),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar mi regalo' }));
    await canvas.findByText('El servicio de cuentas no responde en este momento');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

/** The decision about deleting an account. */
export const Deletion: Story = {
  ...visit({ as: 'registered' }),
  args: { emailLink: 'deletion', path: '/autogestion/eliminar-cuenta/', name: 'id', token: 'solicitud' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Conservar mi cuenta' });
  },
};

/** An e-mail about an address needs no session. */
export const Verify: Story = { args: { emailLink: 'verify', path: '/verificar-cuenta/' } };
