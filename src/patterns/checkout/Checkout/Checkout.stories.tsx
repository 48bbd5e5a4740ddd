import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MEMORY_OFFER } from '../../../providers/memory/offers.ts';
import { createMemoryCards } from '../../../providers/memory/cards.ts';
import type { MemoryCardsOptions } from '../../../providers/memory/cards.ts';
import { Buyer, CHECKOUT_PAGE, fillAddress, type BuyerProps } from '../checkout-parts/buyer.fixture.tsx';
import { Checkout } from './index.ts';

type Args = Parameters<typeof Checkout>[0] & Pick<BuyerProps, 'as' | 'before' | 'kept'> & MemoryCardsOptions;

const meta = {
  title: 'Patterns/Checkout',
  component: Checkout,
  args: { page: CHECKOUT_PAGE, as: 'registered' },
  render: ({ page }) => <Checkout page={page} />,
  decorators: [
    (story, { args: { as, before, kept, chosen } }) => (
      <Buyer as={as} before={before} kept={kept} cards={createMemoryCards({ chosen })}>
        {story()}
      </Buyer>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const TOTAL = MEMORY_OFFER.products[0]!.price;
const order = { number: 'RT1001', total: TOTAL };
const address = { region: 'Nariño', locality: 'Pasto', line1: 'Carrera 25 # 17-40', country: 'CO' };

/** A visitor opens an account, or signs in, in place. */
export const Default: Story = {
  args: { as: 'anonymous' },
  parameters: { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '1. Cuenta' });
  },
};

export const Address: Story = {
  play: async ({ canvasElement }) => {
    const department = await within(canvasElement).findByRole('combobox', { name: /^Departamento/ });
    await waitFor(() => expect(department).toHaveFocus());
    department.blur();
  },
};

/** A reload keeps the address: the reader goes on with the card. */
export const Payment: Story = {
  args: { kept: { address } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox', { name: 'Datos de la tarjeta' });
  },
};

const toReview = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await fillAddress(canvasElement);
  await canvas.findByRole('combobox', { name: 'Datos de la tarjeta' });
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
  return canvas.findByRole('button', { name: /^Pagar/ });
};

export const Review: Story = {
  args: { chosen: 'approve' },
  play: async ({ canvasElement }) => {
    await expect(await toReview(canvasElement)).toHaveAccessibleName(/199\.000/);
  },
};

export const Paid: Story = {
  args: { chosen: 'approve' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toReview(canvasElement));
    const canvas = within(canvasElement);
    await canvas.findByText('La compra está hecha');
    await expect(canvas.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  },
};

export const Declined: Story = {
  args: { chosen: 'decline' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toReview(canvasElement));
    await within(canvasElement).findByText(/El pago fue rechazado/);
  },
};

/** The reader left the bank's page without an answer. */
export const Challenge: Story = {
  args: {
    kept: {
      address,
      order,
      sent: 'challenge',
      token: 'card-challenge',
      bankPage: 'https://banco.example/3ds',
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Ir a la página del banco' });
  },
};

/** The answer to the payment was lost, and so is the order's state: there is no button to pay. */
export const Unknown: Story = {
  args: {
    kept: { address, order, sent: 'unknown' },
    before: ({ backend }) => backend.fail('/order/detail', 'network'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/revisar la conexión/);
    await expect(canvas.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  },
};

/** The account has the subscription already. */
export const Owned: Story = {
  args: { as: 'active' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('La cuenta ya tiene esta suscripción');
  },
};

export const Unavailable: Story = {
  args: { before: ({ backend }) => backend.fail('/cart', 'network') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No pudimos preparar la compra');
  },
};
