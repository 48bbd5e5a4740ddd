import { describe, expect, it, vi } from 'vitest';
import { createMemoryServices } from '../../providers/memory/accounts.ts';
import { readPurchase } from './purchase-record.ts';
import { ADDRESS, buyer, KEY, open, product, review } from '../../providers/memory/purchase.fixture.ts';

describe('C4 what a tab keeps', () => {
  const ORDER = { number: 'N1', total: 100 };

  it('is the draft of an address until it is given', async () => {
    const services = buyer();
    const { store, at, stop } = open(services);
    await at('address');
    store.setDraft({ ...ADDRESS, line1: 'Calle 1, sin' });
    expect(store.getSnapshot().draft).toMatchObject({ line1: 'Calle 1, sin' });
    stop();
    const reloaded = open(services);
    await reloaded.at('address');
    expect(reloaded.store.getSnapshot().draft).toEqual({ ...ADDRESS, line1: 'Calle 1, sin' });
    reloaded.store.setAddress(ADDRESS);
    expect(reloaded.store.getSnapshot()).toMatchObject({ draft: undefined, address: ADDRESS });
    expect(readPurchase(services.storage.get(KEY))).toMatchObject({ address: ADDRESS, draft: undefined });
    expect(services.storage.persistenceOf(KEY)).toBe('session');
  });

  it('is the address and the order, and no card', async () => {
    const services = buyer();
    const { store, at, stop } = await review(services, 'decline');
    store.pay();
    await at('payment');
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    const { order } = store.getSnapshot().purchase;
    stop();
    const reloaded = open(services);
    await reloaded.at('payment');
    expect(reloaded.store.getSnapshot()).toMatchObject({
      address: ADDRESS,
      card: undefined,
      purchase: { order, hasCard: false },
    });
  });

  it('is not for another reader', async () => {
    const services = buyer();
    services.storage.set(
      KEY,
      JSON.stringify({ reader: 'another', address: ADDRESS, order: ORDER }),
      'session',
    );
    const { store, at } = open(services);
    await at('address');
    expect(store.getSnapshot()).toMatchObject({ address: undefined, purchase: { order: null } });
  });

  it('is nothing of a visitor', async () => {
    const services = createMemoryServices({ as: 'anonymous', log: () => undefined });
    const { store } = open(services);
    await vi.waitFor(() => expect(store.getSnapshot().purchase.total).toBe(product.price));
    store.setDraft(ADDRESS);
    expect(services.storage.get(KEY)).toBeNull();
  });

  it.each([
    ['without an order', { sent: 'unknown' as const }, 'payment'],
    ['of a bank that waits', { sent: 'challenge' as const, order: ORDER, token: 'card' }, 'challenge'],
    ['of a bank that waits, without a token', { sent: 'challenge' as const, order: ORDER }, 'challenge'],
  ])('is a payment %s', async (_what, kept, step) => {
    const services = buyer();
    await services.session.load();
    const reader = services.identity.identity()!.uuid;
    const asked = vi.spyOn(services.sales, 'order');
    const record = { reader, address: ADDRESS, bankPage: 'https://banco.example/', wallet: 10, ...kept };
    services.storage.set(KEY, JSON.stringify(record), 'session');
    const { store, at } = open(services);
    await at(step);
    expect(store.getSnapshot()).toMatchObject({
      bankPage: 'https://banco.example/',
      wallet: undefined,
      purchase: { hasCard: 'token' in kept },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['', 'x', '[]', 'null', '7'])('%j is no record', (text) =>
    expect(readPurchase(text)).toBeUndefined(),
  );

  it('has only texts and numbers', () => {
    const hostile = { reader: 1, address: { line1: {} }, order: { number: 'a', total: 'x' }, sent: 'paid' };
    expect(readPurchase(JSON.stringify(hostile))).toEqual({ address: {} });
  });

  it('is read part by part', () => {
    const record = {
      reader: 'ana',
      address: ADDRESS,
      draft: { ...ADDRESS, line2: 'Apto. 1' },
      order: ORDER,
      sent: 'challenge',
      token: 'card',
      bankPage: 'https://banco.example/',
      wallet: 10,
    };
    const read = (over: object) => readPurchase(JSON.stringify({ ...record, ...over }));
    expect(read({})).toEqual(record);
    expect(read({ sent: 'unknown' })?.sent).toBe('unknown');
    expect(read({ address: { ...ADDRESS, other: 'x', line2: 7 } })?.address).toEqual(ADDRESS);
    for (const address of [null, 'Calle 1', [ADDRESS]]) expect(read({ address })?.address).toBeUndefined();
    for (const order of [null, 'N1', {}, { number: 'N1' }, { total: 100 }, { number: '', total: 1 }])
      expect(read({ order })?.order).toBeUndefined();
    expect(read({ wallet: '10' })?.wallet).toBeUndefined();
  });
});
