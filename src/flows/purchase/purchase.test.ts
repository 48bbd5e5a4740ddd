import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../domain/errors/api-error.ts';
import { createMemoryServices, type MemoryServices } from '../../providers/memory/accounts.ts';
import { MEMORY_OFFER } from '../../providers/memory/offers.ts';
import { createPurchaseStore } from './purchase.ts';
import { readPurchase } from './purchase-record.ts';

const product = MEMORY_OFFER.products[0]!;
const ADDRESS = { line1: 'Calle 1', locality: 'Cali', region: 'Valle del Cauca', country: 'CO' };
const KEY = `rt-compra ${product.sku} ${product.priceCode}`;

function open(services: MemoryServices, returned = false) {
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

const buyer = () => createMemoryServices({ as: 'registered', log: () => undefined });

/** A purchase that is about to be paid. */
async function review(services: MemoryServices, card = 'approve') {
  const opened = open(services);
  await opened.at('address');
  await vi.waitFor(() => expect(opened.store.getSnapshot().purchase.total).toBe(product.price));
  opened.store.setAddress(ADDRESS);
  opened.store.setCard({ token: `card-${card}`, lastFour: '1111' });
  await opened.at('review');
  return opened;
}

const paidOrders = ({ backend }: MemoryServices): number =>
  backend.state.orders.filter(({ status }) => status === 'Paid').length;

describe('C4 buying', () => {
  it('pays once, also after a double click, and keeps nothing personal', async () => {
    const services = buyer();
    const { store, at } = await review(services);
    const changed = vi.fn();
    services.sales.onSubscriptionsChange(changed);
    expect(services.storage.get(KEY)).toContain('Calle 1');
    expect(services.storage.get(KEY)).not.toContain('card-');
    store.pay();
    store.pay();
    await at('paid');
    expect(paidOrders(services)).toBe(1);
    expect(services.backend.state.orders).toHaveLength(1);
    expect(services.storage.get(KEY)).toBeNull();
    expect(changed).toHaveBeenCalled();
  });

  it('a captcha is used once: one for the order, another one for the payment', async () => {
    const services = buyer();
    services.backend.state.salesConfig['checkoutRecaptchaEnabled'] = true;
    await services.sales.config();
    const sent: unknown[] = [];
    const { createOrder, finalizePayment } = services.sales;
    services.sales.createOrder = (made) => (sent.push(made.recaptchaToken), createOrder(made));
    services.sales.finalizePayment = (number, id, proof) => (
      sent.push(proof.recaptchaToken),
      finalizePayment(number, id, proof)
    );
    const { store, at } = await review(services);
    store.pay('first');
    await vi.waitFor(() => expect(store.getSnapshot().purchase.notice).toEqual({ kind: 'captcha' }));
    expect(store.getSnapshot().purchase.step).toBe('review');
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    store.pay('second');
    await at('paid');
    expect(sent).toEqual(['first', 'second']);
    expect(services.backend.state.orders).toHaveLength(1);
  });

  it('a payment without the captcha that the service asks for is not sent', async () => {
    const services = buyer();
    services.backend.state.salesConfig['checkoutRecaptchaEnabled'] = true;
    const { store, at } = await review(services);
    store.pay();
    await at('review');
    await vi.waitFor(() =>
      expect(store.getSnapshot().purchase.notice).toEqual({ kind: 'failed', code: '130001' }),
    );
    expect(services.backend.state.orders).toHaveLength(0);
  });

  it('a declined card leads to another one for the same order', async () => {
    const services = buyer();
    const { store, at } = await review(services, 'decline');
    store.pay();
    await at('payment');
    expect(store.getSnapshot().purchase.notice).toEqual({ kind: 'declined', code: '300170' });
    store.setCard({ token: 'card-approve' });
    store.pay();
    await at('paid');
    expect(services.backend.state.orders).toHaveLength(1);
  });

  it('another address after a declined card is the one that is billed', async () => {
    const services = buyer();
    const { store, at } = await review(services, 'decline');
    store.pay();
    await at('payment');
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    store.edit('address');
    store.setAddress({ ...ADDRESS, line1: 'Calle 2' });
    store.setCard({ token: 'card-approve' });
    store.pay();
    await at('paid');
    const paid = services.backend.state.orders.filter(({ status }) => status === 'Paid');
    expect(paid.map(({ billingAddress }) => billingAddress)).toEqual([{ ...ADDRESS, line1: 'Calle 2' }]);
  });

  it('the same address, given again, keeps the order', async () => {
    const services = buyer();
    const { store, at } = await review(services, 'decline');
    store.pay();
    await at('payment');
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    store.edit('address');
    store.setAddress({ ...ADDRESS });
    store.setCard({ token: 'card-approve' });
    store.pay();
    await at('paid');
    expect(services.backend.state.orders).toHaveLength(1);
  });

  it('a network that is cut before the payment has charged nothing', async () => {
    const services = buyer();
    const { store, at } = await review(services);
    services.backend.fail('GET /sales/public/v1/checkout/order', 'network');
    store.pay();
    await at('review');
    expect(store.getSnapshot().purchase.notice).toEqual({ kind: 'failed', code: 'network' });
    services.backend.mend();
    store.pay();
    await at('paid');
    expect(paidOrders(services)).toBe(1);
  });

  it('an answer that was lost is asked for after a reload, before anything is paid again', async () => {
    const services = buyer();
    const { store, at, stop } = await review(services);
    // The service pays, and its answer and the order's state are lost.
    const pay = services.sales.finalizePayment;
    services.sales.finalizePayment = async (...requested) => {
      await pay(...requested);
      services.backend.fail('/order/detail', 'network');
      return Promise.reject(new TypeError('cut'));
    };
    store.pay();
    await at('unknown');
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    store.pay();
    expect(store.getSnapshot().purchase.step).toBe('unknown');
    stop();
    services.backend.mend();
    const reloaded = open(services);
    await reloaded.at('paid');
    expect(paidOrders(services)).toBe(1);
  });

  it('a reload while the payment is on its way asks for the order too', async () => {
    const services = buyer();
    const { store, stop } = await review(services);
    const pay = services.sales.finalizePayment;
    const sent = vi.fn(async (...requested: Parameters<typeof pay>) => {
      await pay(...requested);
      return new Promise<never>(() => undefined);
    });
    services.sales.finalizePayment = sent;
    store.pay();
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    stop();
    await open(services).at('paid');
    expect(paidOrders(services)).toBe(1);
  });

  it('a payment that did not arrive is known as such, and the card can be given again', async () => {
    const services = buyer();
    const { store, at } = await review(services);
    services.backend.fail('PUT /sales/public/v1/checkout/order', 'network');
    store.pay();
    await at('payment');
    expect(store.getSnapshot().purchase).toMatchObject({ notice: { kind: 'notCharged' }, hasCard: false });
  });

  it.each([
    [true, 'paid'],
    [false, 'payment'],
  ])('the bank’s answer %s ends in %s', async (approved, end) => {
    const services = buyer();
    const { store, at, stop } = await review(services, 'challenge');
    store.pay();
    await at('challenge');
    expect(store.getSnapshot().bankPage).toMatch(/^https:\/\/banco/);
    stop();
    const [order] = services.backend.state.orders;
    order!.challenge!.approved = approved;
    const back = open(services, true);
    await back.at(end);
    expect(paidOrders(services)).toBe(approved ? 1 : 0);
    expect(back.store.getSnapshot().purchase.notice?.kind).toBe(approved ? undefined : 'declined');
  });

  it('the bank that the reader does not answer refused nothing', async () => {
    const services = buyer();
    const { store, at } = await review(services, 'challenge');
    store.pay();
    await at('challenge');
    await vi.waitFor(() => expect(store.getSnapshot().busy).toBe(false));
    store.ask();
    await at('payment');
    expect(store.getSnapshot().purchase.notice?.kind).toBe('notConfirmed');
    expect(paidOrders(services)).toBe(0);
  });

  it('a price that changed meets the reader again before anything is charged', async () => {
    const services = buyer();
    const { store, at } = await review(services);
    const { products } = services.backend.state;
    services.backend.state.products = products.map((one) => ({ ...one, price: 250_000 }));
    store.pay();
    await at('review');
    expect(store.getSnapshot().purchase).toMatchObject({ total: 250_000, notice: { kind: 'priceChanged' } });
    expect(services.backend.state.orders).toHaveLength(0);
  });

  it('a product that the account bought in another tab is not sold again', async () => {
    const services = buyer();
    const first = await review(services);
    const second = await review(createMemoryServices({ as: 'registered', backend: services.backend }));
    first.store.pay();
    await first.at('paid');
    second.store.pay();
    await second.at('owned');
    expect(paidOrders(services)).toBe(1);
  });

  it.each([
    ['fails', 'network'],
    ['finds its order cancelled', 'unknown_order'],
  ])('a payment that %s after another tab has paid ends in the subscription', async (_what, code) => {
    const services = buyer();
    const first = await review(services);
    const second = createMemoryServices({ as: 'registered', backend: services.backend });
    const { store, at } = await review(second);
    second.sales.initializePayment = async () => {
      first.store.pay();
      await first.at('paid');
      // As the notice from the other tab does.
      second.sales.notifySubscriptionsChange();
      await vi.waitFor(() => expect(second.session.getSnapshot().subscriptions).toHaveLength(1));
      throw new ApiError(code, 'Refused', 409);
    };
    store.pay();
    await at('owned');
    expect(paidOrders(services)).toBe(1);
    expect(second.storage.get(KEY)).toBeNull();
  });

  it('an order that is made after another tab has paid is not paid', async () => {
    const services = buyer();
    const first = await review(services);
    const second = createMemoryServices({ as: 'registered', backend: services.backend });
    const { store, at } = await review(second);
    const add = second.sales.addToCart;
    second.sales.addToCart = async (...requested) => {
      first.store.pay();
      await first.at('paid');
      return add(...requested);
    };
    store.pay();
    await at('owned');
    expect(paidOrders(services)).toBe(1);
  });

  it('a session that ends asks who reads, and nothing is charged', async () => {
    const services = buyer();
    const { store, at } = await review(services);
    services.identity.clearSession();
    await at('who');
    store.pay();
    expect(store.getSnapshot().purchase.notice?.kind).toBe('signedOut');
    expect(services.backend.state.orders).toHaveLength(0);
  });

  it('the cart has this product and nothing else', async () => {
    const services = buyer();
    const gift = services.backend.state.products.find(({ sku }) => sku !== product.sku);
    if (gift) await services.sales.addToCart([{ sku: gift.sku, priceCode: gift.priceCode, quantity: 1 }]);
    const { store, at } = await review(services);
    store.pay();
    await at('paid');
    expect(services.backend.state.orders[0]?.lines).toHaveLength(1);
  });
});

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
