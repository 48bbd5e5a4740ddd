import { describe, expect, it } from 'vitest';
import { createMemoryServices, withReaders } from '../../memory/accounts.ts';
import { createMemoryBackend } from '../../memory/backend/server.ts';
import { createMemoryStorage, createSharedStore } from '../../storage/memory.ts';

const WITHOUT_READER = {
  subscriptions: null,
  sharedSubscriptions: null,
  orders: null,
  addresses: null,
  currentOrder: null,
  cart: null,
};

/** Two tabs of one browser. */
function tabs() {
  const shared = createSharedStore();
  const backend = withReaders(createMemoryBackend());
  const open = () =>
    createMemoryServices({ backend, storage: createMemoryStorage(shared), log: () => undefined });
  return [open(), open()] as const;
}
const login = (email: string) => ({ userName: email, credentials: 'Lectura2026' });
const ACTIVE = login('activo@lectores.example');

describe('C1 the state of the sales client belongs to one reader', () => {
  it('a log-out in another tab clears it', async () => {
    const [one, two] = tabs();
    await one.identity.login(ACTIVE);
    await Promise.all([two.sales.activeSubscriptions(), two.sales.cart(), two.sales.paymentOptions()]);
    expect(two.sales.state().subscriptions).toHaveLength(1);
    await one.identity.logout();
    expect(two.sales.state()).toMatchObject(WITHOUT_READER);
    expect(two.sales.state().paymentOptions).not.toBeNull();
  });

  it('a failed renewal clears it', async () => {
    const [one] = tabs();
    await one.identity.login(ACTIVE);
    await one.sales.activeSubscriptions();
    one.identity.clearSession();
    expect(one.sales.state()).toMatchObject(WITHOUT_READER);
  });

  it('another reader does not see it, and a late reply for the first reader is not stored', async () => {
    const [one, two] = tabs();
    await one.identity.login(ACTIVE);
    await two.sales.activeSubscriptions();
    const late = two.sales.orderHistory();
    await one.identity.login(login('registrada@lectores.example'));
    await late;
    expect(two.sales.state()).toMatchObject(WITHOUT_READER);
  });

  it('the cart of a visitor is kept when they sign in', async () => {
    const [one] = tabs();
    await one.sales.addToCart([{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 }]);
    await one.identity.login(ACTIVE);
    expect(one.sales.state().cart?.items).toHaveLength(1);
  });
});
