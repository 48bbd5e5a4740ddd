import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import type { MemoryServices } from '../../../providers/memory/accounts.ts';
import { Visit, brandOf, type VisitProps } from '../../account/account-parts/reader.fixture.tsx';
import { PurchaseReceipt } from './index.ts';

const NUMBER = 'RT2001';
const { routes, legalName } = brandOf('weekly');

/** The page's address has the order's number. */
function At({ number, children }: { number: string; children: ReactNode }) {
  useState(() => {
    if (typeof location === 'undefined') return;
    const url = new URL(location.href);
    url.searchParams.set('pedido', number);
    history.replaceState(history.state, '', url);
  });
  return children;
}

const bought = ({ backend, identity }: MemoryServices): void => {
  backend.state.orders.push({
    orderNumber: NUMBER,
    buyer: identity.identity()?.uuid ?? '',
    email: 'activo@lectores.example',
    status: 'Paid',
    lines: [{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 }],
    billingAddress: { line1: 'Calle 93 # 11-27', locality: 'Bogotá', country: 'CO' },
    orderDate: Date.parse('2026-11-20T15:00:00Z'),
    subscriptionIDs: [1001],
  });
};

type Args = Parameters<typeof PurchaseReceipt>[0] & Pick<VisitProps, 'as' | 'before'> & { number?: string };

const meta = {
  component: PurchaseReceipt,
  args: { page: { routes, seller: legalName }, as: 'active', before: bought },
  render: ({ page }) => <PurchaseReceipt page={page} />,
  decorators: [
    (story, { args: { as, before, number = NUMBER } }) => (
      <Visit as={as} before={before}>
        <At number={number}>{story()}</At>
      </Visit>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Comprobante de pago');
    await canvas.findByRole('button', { name: 'Imprimir el comprobante' });
    await expect(canvas.getByText('Visa terminada en 1111')).toBeVisible();
  },
};

/** An order of another account, or one that does not exist: the page does not say which. */
export const Stranger: Story = {
  args: { number: 'RT9999' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No encontramos este recibo');
  },
};

export const Anonymous: Story = {
  args: { as: 'anonymous' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^Iniciar sesión/ });
  },
};
