import { describe, expect, it, vi } from 'vitest';
import { describeIdentityContract } from '../../../tests/contract/identity.ts';
import { describeSalesContract } from '../../../tests/contract/sales.ts';
import { describeSessionContract } from '../../../tests/contract/session.ts';
import type { ContractWorld } from '../../../tests/contract/world.ts';
import { createMemoryServices, MEMORY_READERS, type MemoryVisitor } from './accounts.ts';
import { cardToken } from './backend/orders.ts';
import { createMemoryBackend } from './backend/server.ts';

async function openMemoryWorld(): Promise<ContractWorld> {
  let now = new Date('2026-03-10T15:00:00Z');
  const clock = { now: () => now };
  const backend = createMemoryBackend({ clock });
  return {
    browser: () => createMemoryServices({ backend, clock, log: () => undefined }),
    sentEmail: async (kind, email) => {
      const sent = backend.state.emails.findLast((other) => other.kind === kind && other.to === email);
      if (!sent) throw new Error(`No e-mail '${kind}' to ${email}.`);
      return sent.token;
    },
    passTime: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    card: async (behaviour) => cardToken(behaviour),
    approveAtBank: async (address) => {
      const order = backend.state.orders.find(({ challenge }) => challenge?.address === address);
      if (order?.challenge) order.challenge.approved = true;
    },
    products: {
      yearly: { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 },
      gift: { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-REGALO', quantity: 1 },
    },
    paymentMethodId: 1008,
    close: async () => undefined,
  };
}

describeIdentityContract('memory', openMemoryWorld);
describeSalesContract('memory', openMemoryWorld);
describeSessionContract('memory', openMemoryWorld);

describe('services in memory, for stories and tests', () => {
  const VISITORS: [MemoryVisitor, number | false | null][] = [
    ['anonymous', null],
    ['registered', false],
    ['active', 1],
    ['terminated', false],
    ['cancelled', 3],
    ['suspended', 4],
  ];

  it.each(VISITORS)('%s', async (as, status) => {
    const { session } = createMemoryServices({ as });
    await session.load();
    const { user, subscriptions } = session.getSnapshot();
    expect(user && user.email).toBe(as === 'anonymous' ? false : MEMORY_READERS[as].email);
    if (status === null || status === false) expect(subscriptions).toBe(false);
    else expect(subscriptions).toMatchObject([{ status }]);
  });

  it('two visitors share nothing', async () => {
    const [one, two] = [createMemoryServices({ as: 'active' }), createMemoryServices()];
    expect([await one.identity.isLoggedIn(), await two.identity.isLoggedIn()]).toEqual([true, false]);
  });

  it('a call fails until mend() is called', async () => {
    const log = vi.fn();
    const { backend, sales, session } = createMemoryServices({ as: 'active', log });
    backend.fail('/subscription/allactive', { status: 500, code: '500' });
    await session.load();
    expect(session.getSnapshot().subscriptions).toBe(false);
    await expect(sales.activeSubscriptions()).rejects.toMatchObject({ code: '500', httpStatus: 500 });
    backend.fail('/cart', 'network');
    await expect(sales.cart()).rejects.toMatchObject({ code: 'network' });
    backend.mend();
    expect(await sales.activeSubscriptions()).toHaveLength(1);
  });

  it('a call that never comes back is given up by its caller', async () => {
    const { backend, sales } = createMemoryServices();
    backend.fail('/cart', 'never');
    const controller = new AbortController();
    const cart = sales.cart({ signal: controller.signal });
    controller.abort();
    await expect(cart).rejects.toMatchObject({ code: 'aborted' });
  });
});
