import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BrandKey } from '../../../themes/brand.ts';
import { brandOf, Visit, type VisitProps } from '../account-parts/reader.fixture.tsx';
import { accountPage } from '../account-parts/sections.ts';
import { AccountArea } from './AccountArea.tsx';

const propsOf = (key: BrandKey) => {
  const brand = brandOf(key);
  return { page: accountPage(brand, 'profile'), preset: brand.list.head };
};

const meta = {
  component: AccountArea,
  args: propsOf('weekly'),
} satisfies Meta<typeof AccountArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const visit = (options: Omit<VisitProps, 'children'>): Pick<Story, 'decorators'> => ({
  decorators: [(story) => <Visit {...options}>{story()}</Visit>],
});
const ofBrand = (key: BrandKey): Story => ({
  ...visit({ as: 'registered' }),
  args: propsOf(key),
  globals: { brand: key },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Quintero/ });
  },
});

export const Weekly: Story = ofBrand('weekly');
export const Daily: Story = ofBrand('daily');
export const Women: Story = ofBrand('women');
export const Men: Story = ofBrand('men');
export const Forums: Story = ofBrand('forums');
export const Rural: Story = ofBrand('rural');

/** A visitor without a session: a site then opens the page to sign in. */
export const Anonymous: Story = {
  ...visit({ as: 'anonymous' }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Iniciar sesión' });
    await expect(link).toHaveAttribute('href', '/loginsemanario/?redirect=%2Fautogestion%2Fperfil%2F');
  },
};

export const Loading: Story = {
  ...visit({ as: 'registered', delayMs: 86_400_000 }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Cargando...');
  },
};

/** The session is kept, and the service does not answer. */
export const Failed: Story = {
  ...visit({
    as: 'registered',
    before: ({ backend }) => backend.fail('GET /identity/public/v1/profile', { code: '500', status: 500 }),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No pudimos cargar la cuenta');
  },
};

let leave: () => void;

/** Another tab signed out: the page keeps what it shows. */
export const SignedOut: Story = {
  ...visit({ as: 'registered', before: ({ identity }) => (leave = () => identity.clearSession()) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: /Quintero/ });
    leave();
    await canvas.findByText('La sesión se cerró');
    await expect(canvas.getByRole('heading', { name: /Quintero/ })).toBeVisible();
  },
};
