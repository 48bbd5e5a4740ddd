import { describe, expect, it, vi } from 'vitest';
import { createMemoryServices } from '../../providers/memory/accounts.ts';
import { createPurchaseStore } from './purchase.ts';
import { readPurchase } from './purchase-record.ts';
import { ADDRESS, buyer, KEY, open, product, review } from '../../providers/memory/purchase.fixture.ts';

describe('C4 the page of a purchase', () => {
  it('shows each change to its listeners, and follows the session while it has one', async () => {
    const services = buyer();
    const store = createPurchaseStore({ ...services, product, returnUrl: '/', returned: false });
    const follow = vi.spyOn(services.session, 'subscribe');
    const [one, other] = [vi.fn(), vi.fn()];
    const stops = [store.subscribe(one), store.subscribe(other)];
    expect(follow).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(store.getSnapshot().cart?.total).toBe(product.price));
    expect(one).toHaveBeenCalled();
    stops[0]!();
    const told = one.mock.calls.length;
    store.setAddress(ADDRESS);
    expect([one.mock.calls.length, store.getSnapshot().purchase.step]).toEqual([told, 'payment']);
    expect(other.mock.calls.length).toBeGreaterThan(told);
    services.identity.clearSession();
    await vi.waitFor(() => expect(store.getSnapshot().purchase.step).toBe('who'));
    stops[1]!();
    stops[1]!();
    store.subscribe(one);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('does not end when one of two listeners leaves', async () => {
    const services = buyer();
    const { store, at, stop } = open(services);
    store.subscribe(() => undefined);
    await at('address');
    stop();
    services.identity.clearSession();
    await at('who');
  });

  it('has an error in place of a price, until the price is asked for again', async () => {
    const services = buyer();
    services.backend.fail('/cart', 'network');
    const { store } = open(services);
    await vi.waitFor(() => expect(store.getSnapshot().error).toMatchObject({ code: 'network' }));
    services.backend.mend();
    store.price();
    await vi.waitFor(() => expect(store.getSnapshot().cart?.total).toBe(product.price));
    expect(store.getSnapshot().error).toBeUndefined();
  });

  it('asks for the price once for a reader, and again for another', async () => {
    const services = createMemoryServices({ as: 'anonymous', log: () => undefined });
    const add = vi.spyOn(services.sales, 'addToCart');
    const { store, at } = open(services);
    await vi.waitFor(() => expect(store.getSnapshot().purchase.total).toBe(product.price));
    expect([store.getSnapshot().purchase.step, add.mock.calls.length]).toEqual(['who', 1]);
    services.session.dispatch({ type: 'noIdentity' });
    expect(add).toHaveBeenCalledTimes(1);
    services.session.dispatch({ type: 'profileLoaded', profile: { uuid: 'ana' } });
    await at('address');
    expect(add).toHaveBeenCalledTimes(2);
    services.session.dispatch({ type: 'profileLoaded', profile: { uuid: 'ana' } });
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('knows at once a reader who is known already, and keeps the card when the profile changes', async () => {
    const services = buyer();
    await services.session.load();
    const { store, step, stop } = open(services);
    expect(step()).toBe('address');
    stop();
    const { store: second, at } = await review(services);
    const { user } = services.session.getSnapshot();
    if (!user) throw new Error('There is no reader.');
    services.session.dispatch({ type: 'profileLoaded', profile: { ...user, firstName: 'Otra' } });
    await at('review');
    expect(second.getSnapshot()).toMatchObject({ card: { lastFour: '1111' }, purchase: { hasCard: true } });
    expect(store.getSnapshot().card).toBeUndefined();
  });

  it('does not forget that a payment was sent when another reader signs in', async () => {
    const services = buyer();
    const { store } = await review(services);
    const sent = vi.fn(() => new Promise<never>(() => undefined));
    services.sales.finalizePayment = sent;
    store.pay();
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    services.session.dispatch({ type: 'profileLoaded', profile: { uuid: 'another' } });
    expect(store.getSnapshot().purchase).toMatchObject({ step: 'paying', reader: 'another' });
    expect(readPurchase(services.storage.get(KEY))?.sent).toBe('unknown');
  });

  it('asks for nothing before it is known who reads', () => {
    const services = buyer();
    const add = vi.spyOn(services.sales, 'addToCart');
    const { step } = open(services);
    expect([services.session.getSnapshot().user, step(), add.mock.calls.length]).toEqual([null, 'who', 0]);
  });

  it('shows the card that was given, and goes back to a step that is asked for', async () => {
    const services = buyer();
    const { store, step } = await review(services);
    store.setCard({ token: 'card-approve', brand: 'Visa', lastFour: '1111' });
    expect(store.getSnapshot()).toMatchObject({
      card: { brand: 'Visa', lastFour: '1111' },
      wallet: undefined,
    });
    store.edit('address');
    expect(step()).toBe('address');
    store.setWallet({ name: 'Billetera', type: 10, validationURL: 'https://x.example' });
    expect(store.getSnapshot()).toMatchObject({ card: { brand: 'Billetera' }, wallet: { type: 10 } });
    expect(store.getSnapshot().card).not.toHaveProperty('lastFour');
  });

  it('forgets the card of a refused payment, and everything personal after one that is paid', async () => {
    const services = buyer();
    const { store, at } = await review(services, 'decline');
    store.pay();
    await at('payment');
    expect(store.getSnapshot()).toMatchObject({ card: undefined, address: ADDRESS });
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    store.setCard({ token: 'card-approve', lastFour: '1111' });
    store.pay();
    await at('paid');
    const nothing = { address: undefined, draft: undefined, card: undefined, wallet: undefined };
    expect(store.getSnapshot()).toMatchObject({ ...nothing, paid: { status: 'Paid' } });
  });

  it('forgets the address of a reader when another signs in', async () => {
    const services = buyer();
    const { store } = await review(services);
    services.session.dispatch({ type: 'profileLoaded', profile: { uuid: 'another' } });
    await vi.waitFor(() => expect(store.getSnapshot().purchase.reader).toBe('another'));
    expect(store.getSnapshot()).toMatchObject({ address: undefined, card: undefined });
  });

  it('ends at once for a reader who has the product', async () => {
    const services = createMemoryServices({ as: 'registered', log: () => undefined });
    const first = await review(services);
    first.store.pay();
    await first.at('paid');
    const again = createMemoryServices({ as: 'registered', backend: services.backend });
    const told = vi.spyOn(again.sales, 'notifySubscriptionsChange');
    const { at } = open(again);
    await at('owned');
    expect(told).toHaveBeenCalled();
  });
});
