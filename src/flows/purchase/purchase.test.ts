import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../domain/errors/api-error.ts';
import { createMemoryServices } from '../../providers/memory/accounts.ts';
import {
  ADDRESS,
  buyer,
  KEY,
  open,
  paidOrders,
  product,
  review,
} from '../../providers/memory/purchase.fixture.ts';

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
