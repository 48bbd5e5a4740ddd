import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OrderDetails } from '../../../providers/ports/orders.ts';
import type { SubscriptionDetails } from '../../../providers/ports/sales.ts';
import { ALL_BRANDS, FAILED, FAILED_ON_SERVER, LOADING, ready } from '../settings-parts/states.fixture.ts';
import { SETTINGS_LINKS } from './links.fixture.ts';
import { SubscriptionSettings } from './SubscriptionSettings.tsx';

const day = (text: string): number => Date.parse(`${text}T15:00:00Z`);
const card = { paymentPartner: 'PayU', lastFour: '1111' };
const entry = (status: number) => ({
  subscriptionID: status,
  status,
  sku: 'DIGITAL-ANUAL',
  productName: 'Suscripción digital anual',
  paymentMethod: card,
});
const ORDERS = {
  maxResults: 16,
  orders: [1, 2, 3].map((number) => ({
    orderNumber: `R-2026-00000${number}`,
    orderDate: day(`2026-0${number + 4}-12`),
    orderStatus: ['Paid', 'Pending', 'Cancelled'][number - 1],
    totalAmount: 199_000,
    currency: 'COP',
    products: [{ sku: 'DIGITAL-ANUAL', name: 'Suscripción digital anual', quantity: 1 }],
  })),
};
const detailsOf = (status: number): SubscriptionDetails => ({
  ...entry(status),
  nextEventDateUTC: day('2027-05-12'),
  currentPaymentMethod: { creditCardType: 'Visa', lastFour: '1111', expiration: '08/2028' },
  billingAddress: {
    line1: 'Calle 93 # 11-27',
    locality: 'Bogotá D.C.',
    region: 'Bogotá D.C.',
    country: 'CO',
  },
  paymentHistory: [
    {
      currency: 'COP',
      periodFrom: day('2026-05-12'),
      periodTo: day('2027-05-12'),
      total: 199_000,
      transactionDate: day('2026-05-12'),
    },
  ],
});

const meta = {
  component: SubscriptionSettings,
  args: {
    subscriptions: ready([1, 2, 3, 4, 5, 6, 9].map(entry)),
    orders: ready(ORDERS),
    links: SETTINGS_LINKS,
  },
} satisfies Meta<typeof SubscriptionSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  parameters: ALL_BRANDS,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of [
      'Activa',
      'Terminada',
      'Cancelada',
      'Suspendida',
      'Por activar',
      'Inactiva',
      'Estado 9',
    ])
      await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Página 2' })).toHaveAttribute(
      'href',
      '/autogestion/mis-suscripciones/?pedidos=2&estado=',
    );
  },
};
export const None: Story = { args: { subscriptions: ready([]), orders: ready({ orders: [] }) } };
export const Loading: Story = { args: { subscriptions: LOADING, orders: LOADING } };
/** Only a client component can try again. */
export const Failed: Story = {
  render: ({ links }) => <SubscriptionSettings links={links} subscriptions={FAILED} orders={FAILED} />,
};
export const FailedOnServer: Story = {
  parameters: { screenshot: { skip: true } },
  args: { subscriptions: FAILED_ON_SERVER, orders: FAILED_ON_SERVER },
};

const one = (details: typeof LOADING | ReturnType<typeof ready<SubscriptionDetails>>): Story => ({
  render: ({ links }) => <SubscriptionSettings links={links} details={details} />,
});
export const Details: Story = one(ready(detailsOf(1)));
export const DetailsSuspended: Story = one(ready(detailsOf(4)));
export const DetailsWithoutPayments: Story = one(ready(entry(5)));
export const DetailsLoading: Story = one(LOADING);

/** The filter keeps its state on every page. */
export const PaidOrders: Story = {
  render: ({ links }) => <SubscriptionSettings links={links} orders={ready(ORDERS)} ordersStatus="Paid" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true, name: 'Pagado' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Página 2' })).toHaveAttribute(
      'href',
      '/autogestion/mis-suscripciones/?pedidos=2&estado=Paid',
    );
  },
};
export const NoOrdersInState: Story = {
  render: ({ links }) => (
    <SubscriptionSettings links={links} orders={ready({ orders: [] })} ordersStatus="Cancelled" />
  ),
};

const ORDER: OrderDetails = {
  orderNumber: 'R-2026-000001',
  status: 'Paid',
  orderDate: day('2026-05-12'),
  firstName: 'Aníbal',
  lastName: 'Montes',
  email: 'activo@lectores.example',
  currency: 'COP',
  subtotal: 167_227,
  tax: 31_773,
  total: 199_000,
  billingAddress: detailsOf(1).billingAddress,
  items: [
    { sku: 'DIGITAL-ANUAL', name: 'Suscripción digital anual', quantity: 1, price: 199_000, total: 199_000 },
  ],
  payments: [{ amount: 199_000, paymentMethod: { creditCardType: 'Visa', lastFour: '1111' } }],
};
const bought = (order: OrderDetails): Story => ({
  render: ({ links }) => (
    <SubscriptionSettings links={links} order={ready(order)} seller="Publicaciones Semanario S.A." />
  ),
});
export const Receipt: Story = {
  ...bought(ORDER),
  parameters: ALL_BRANDS,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Imprimir el comprobante' }),
    ).toBeVisible();
  },
};
/** There is no receipt of what is not paid. */
export const PendingOrder: Story = {
  ...bought({ ...ORDER, status: 'Pending', payments: [] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
