import { expect, vi } from 'vitest';
import { createMemoryServices, type MemoryServices } from './accounts.ts';
import { MEMORY_OFFER } from './offers.ts';
import { createPurchaseStore } from '../../flows/purchase/purchase.ts';

export const product = MEMORY_OFFER.products[0]!;
export const ADDRESS = { line1: 'Calle 1', locality: 'Cali', region: 'Valle del Cauca', country: 'CO' };
export const KEY = `rt-compra ${product.sku} ${product.priceCode}`;

export function open(services: MemoryServices, returned = false) {
  const store = createPurchaseStore({
    ...services,
    product,
    returnUrl: 'https://site.example/comprar/',
    returned,
  });
  const stop = store.subscribe(() => undefined);
  const step = () => store.getSnapshot().purchase.step;
  const at = (name: string) => vi.waitFor(() => expect(step()).toBe(name));
  return { store, step, at, stop };
}

export const buyer = () => createMemoryServices({ as: 'registered', log: () => undefined });

/** A purchase that is about to be paid. */
export async function review(services: MemoryServices, card = 'approve') {
  const opened = open(services);
  await opened.at('address');
  await vi.waitFor(() => expect(opened.store.getSnapshot().purchase.total).toBe(product.price));
  opened.store.setAddress(ADDRESS);
  opened.store.setCard({ token: `card-${card}`, lastFour: '1111' });
  await opened.at('review');
  return opened;
}

export const paidOrders = ({ backend }: MemoryServices): number =>
  backend.state.orders.filter(({ status }) => status === 'Paid').length;
