import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { MEMORY_OFFER } from '../../../providers/memory/offers.ts';
import { createMemoryCards, type MemoryCardsOptions } from '../../../providers/memory/cards.ts';
import type { BrandConfig } from '../../../themes/brand.ts';
import { brandOf } from '../../account/account-parts/reader.fixture.tsx';
import { Buyer, CHECKOUT_PAGE, fillAddress, type BuyerProps } from '../checkout-parts/buyer.fixture.tsx';
import type { PlainPurchase } from '../checkout-parts/page.ts';
import { PlainSteps } from '../checkout-parts/PlainSteps.tsx';
import { CheckoutRoot } from './Checkout.styles.ts';
import { Checkout } from './index.ts';

type Args = Parameters<typeof Checkout>[0] & Pick<BuyerProps, 'as' | 'before' | 'kept'> & MemoryCardsOptions;

const meta = {
  component: Checkout,
  args: { page: CHECKOUT_PAGE, as: 'registered' },
  render: ({ page, form }) => <Checkout page={page} form={form} />,
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
const GIFT = { priceCode: 'ANUAL-REGALO', gift: true };
const order = { number: 'RT1001', total: TOTAL };
const address = { region: 'Nariño', locality: 'Pasto', line1: 'Carrera 25 # 17-40', country: 'CO' };

/** A visitor opens an account, or signs in, in place: each brand's own form. */
const formOf = ({ key, article }: BrandConfig): Story => ({
  args: { as: 'anonymous', form: article.promo },
  globals: { brand: key },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '1. Cuenta' });
  },
});

export const Default: Story = formOf(brandOf('weekly'));
export const Module: Story = formOf(brandOf('daily'));
export const Invitation: Story = formOf(brandOf('women'));
export const Night: Story = formOf(brandOf('men'));
export const Ticket: Story = formOf(brandOf('forums'));
export const Tag: Story = formOf(brandOf('rural'));

/** The page in a browser without JavaScript; there the rest of the page is the same. */
const plainly = (plain: Partial<PlainPurchase>): Story => ({
  render: ({ page }) => (
    <CheckoutRoot data-form="cover">
      <div className="purchase">
        <PlainSteps page={page} plain={{ departments: ['Cauca', 'Nariño'], ...plain }} />
      </div>
    </CheckoutRoot>
  ),
});

/** The server's answer to an address that lacks something. */
export const PlainAddress: Story = plainly({
  entered: { account: 'ana@lectores.example' },
  answer: {
    status: 'error',
    initialValue: { region: 'Nariño', locality: 'Bogotá' },
    error: { locality: ['Ciudad inválida'], line1: ['El campo es obligatorio'] },
  },
});

export const PlainCard: Story = plainly({ entered: { account: 'ana@lectores.example', address } });

export const Address: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox', { name: /^Departamento/ });
  },
};

/** A reload keeps the address: the reader continues with the card. */
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

/** The review stays while it is paid. A second click does nothing, and the button keeps the focus. */
export const Paying: Story = {
  args: {
    chosen: 'approve',
    before: ({ sales }) => Object.assign(sales, { createOrder: () => new Promise(() => undefined) }),
  },
  parameters: { screenshot: { width: 360, height: 740 } },
  play: async ({ canvasElement }) => {
    const pay = await toReview(canvasElement);
    await userEvent.click(pay);
    await expect(await within(canvasElement).findByText(/^Estamos procesando el pago/)).toBeVisible();
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expect(pay).toHaveFocus();
    pay.blur();
  },
};

export const Paid: Story = {
  args: { chosen: 'approve' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toReview(canvasElement));
    const canvas = within(canvasElement);
    await canvas.findByText('La compra está hecha');
    await expect(canvas.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    // Its code loads after the purchase: a picture before that would have no invitation.
    await canvas.findByRole('heading', { name: 'Compartir' }, { timeout: 20_000 });
  },
};

/** A gift goes to its recipient when it is paid, or on the day that the buyer chooses. */
export const GiftPaid: Story = {
  args: { chosen: 'approve', page: { ...CHECKOUT_PAGE, product: { ...CHECKOUT_PAGE.product, ...GIFT } } },
  // The link of the gift has the address of this Storybook. The settings have the picture.
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toReview(canvasElement));
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre de quien lo recibe' }), 'Marta');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Correo de quien lo recibe' }),
      'marta@lectores.example',
    );
    fireEvent.change(canvas.getByLabelText(/^Día del envío/), { target: { value: '2026-12-24' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar el regalo' }));
    await canvas.findByText(/^El regalo llega a Marta el 24 de diciembre de 2026/);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Declined: Story = {
  args: { chosen: 'decline' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toReview(canvasElement));
    await within(canvasElement).findByText(/El banco no aceptó el pago/);
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

const WALLET = { name: 'Billetera de prueba', type: 10, validationURL: 'https://billetera.example/valida' };
const withWallet = { ...CHECKOUT_PAGE, wallets: [WALLET] };

/** A wallet above the card. It opens after the review. */
export const WalletPayment: Story = {
  args: { page: withWallet, kept: { address } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Usar Billetera de prueba' });
  },
};

export const WalletReview: Story = {
  args: WalletPayment.args!,
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar Billetera de prueba' }));
    await canvas.findByRole('button', { name: /^Pagar .*199\.000.* con Billetera de prueba$/ });
  },
};

/** The wallet does not open: nothing was charged, and a card still pays. */
export const WalletUnavailable: Story = {
  args: {
    ...WalletPayment.args,
    before: ({ backend }) => backend.fail('GET /sales/public/v1/checkout/order', 'network'),
  },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar Billetera de prueba' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pagar/ }));
    await canvas.findByText(/^La billetera no responde/);
  },
};

const fromWallet = {
  address,
  order,
  sent: 'challenge',
  token: 'card-challenge',
  wallet: WALLET.type,
} as const;

/** The reader left the wallet's page without an answer. */
export const WalletAsks: Story = {
  args: { page: withWallet, kept: { ...fromWallet, bankPage: 'https://billetera.example/pago' } },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Ir a la billetera' });
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
