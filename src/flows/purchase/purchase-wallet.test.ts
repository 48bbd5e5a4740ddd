import { describe, expect, it, vi } from 'vitest';
import type { MemoryServices } from '../../providers/memory/accounts.ts';
import { createPurchaseStore } from './purchase.ts';
import { ADDRESS, buyer, paidOrders, product } from '../../providers/memory/purchase.fixture.ts';

describe('C4 a purchase with a wallet', () => {
  const WALLET = { name: 'Billetera', type: 10, validationURL: 'https://billetera.example/valida' };
  const UNKNOWN = { ...WALLET, name: 'Otra', type: 99 };

  function openWith(services: MemoryServices, returned = false) {
    const store = createPurchaseStore({
      ...services,
      product,
      wallets: [UNKNOWN, WALLET],
      returnUrl: 'https://site.example/comprar/',
      returned,
    });
    const stop = store.subscribe(() => undefined);
    const at = (name: string) => vi.waitFor(() => expect(store.getSnapshot().purchase.step).toBe(name));
    const idle = () => vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    return { store, at, idle, stop };
  }

  /** The reader chose the wallet, and reviews. */
  async function chosen(services: MemoryServices) {
    const opened = openWith(services);
    await opened.at('address');
    opened.store.setAddress(ADDRESS);
    await vi.waitFor(() => expect(opened.store.getSnapshot().wallets).toEqual([WALLET]));
    opened.store.setWallet(WALLET);
    await opened.at('review');
    return opened;
  }

  /** The wallet's page is open, with this answer; the reader is back. */
  async function back(services: MemoryServices, approved: boolean, returned = true) {
    const { store, at, stop } = await chosen(services);
    store.pay();
    store.pay();
    await at('challenge');
    expect(store.getSnapshot().bankPage).toMatch(/^https:\/\/billetera/);
    stop();
    services.backend.state.orders[0]!.challenge!.approved = approved;
    return openWith(services, returned);
  }

  it('offers the wallets that the service knows, and a card where it answers nothing', async () => {
    const services = buyer();
    services.backend.fail('/payment/options', 'network');
    const { store, at } = openWith(services);
    await at('address');
    store.setAddress(ADDRESS);
    store.setCard({ token: 'card-approve' });
    await at('review');
    expect(store.getSnapshot().wallets).toEqual([]);
  });

  it('approved is paid once', async () => {
    const services = buyer();
    await (await back(services, true)).at('paid');
    expect(paidOrders(services)).toBe(1);
  });

  it('cancelled costs nothing, and a card pays the same order', async () => {
    const services = buyer();
    const { store, at, idle } = await back(services, false);
    await at('payment');
    expect(store.getSnapshot()).toMatchObject({
      purchase: { notice: { kind: 'walletDeclined' }, hasCard: false },
      wallet: undefined,
    });
    await idle();
    expect(store.getSnapshot().wallets).toEqual([WALLET]);
    store.setCard({ token: 'card-approve' });
    store.pay();
    await at('paid');
    expect(services.backend.state.orders).toHaveLength(1);
  });

  it('left with the back button waits for an answer, or is given up', async () => {
    const services = buyer();
    const { store, at } = await back(services, false, false);
    await at('challenge');
    expect(store.getSnapshot()).toMatchObject({ wallet: WALLET, card: undefined });
    store.ask();
    await at('payment');
    expect(store.getSnapshot().purchase.notice?.kind).toBe('walletNotApproved');
    expect(paidOrders(services)).toBe(0);
  });

  it('an answer that was lost on the way back is asked for', async () => {
    const services = buyer();
    const confirm = services.sales.finalizePayment3DS;
    services.sales.finalizePayment3DS = async (...requested) => {
      await confirm(...requested);
      return Promise.reject(new TypeError('cut'));
    };
    await (await back(services, true)).at('paid');
    expect(paidOrders(services)).toBe(1);
  });

  it.each([
    ['is gone from the options', '/payment/options'],
    ['does not open', 'GET /sales/public/v1/checkout/order'],
  ])('that %s costs nothing, and asks how to pay', async (_what, call) => {
    const services = buyer();
    const { store, at, idle } = await chosen(services);
    services.backend.fail(call, 'network');
    store.pay();
    await at('payment');
    expect(store.getSnapshot().purchase.notice?.kind).toBe('walletUnavailable');
    await idle();
    services.backend.mend();
    store.setWallet(WALLET);
    store.pay();
    await at('challenge');
    expect(services.backend.state.orders).toHaveLength(1);
  });

  it('gives way to a card that is given instead', async () => {
    const services = buyer();
    const { store, at } = await chosen(services);
    store.edit('payment');
    store.setCard({ token: 'card-approve' });
    store.pay();
    await at('paid');
  });
});
