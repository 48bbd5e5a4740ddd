import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../storage/memory.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { createHttpIdentity } from './identity.ts';
import { localEvents } from './identity/events.ts';
import {
  json,
  localServer,
  routes,
  tokenUntil,
  type Answer,
  type LocalServer,
} from './local-server.fixture.ts';
import { createHttpSales } from './sales.ts';

const NOW = new Date('2025-06-10T15:00:00Z');
const ACCESS = tokenUntil(NOW.getTime() / 1000 + 900);
const READER = { uuid: 'r1', accessToken: ACCESS, refreshToken: 'opaque' };
const PATH = '/sales/public/v1';
const ORDER = { orderNumber: 'O1', status: 'Paid' };
const CART = { items: [{ sku: 'digital', quantity: 1 }] };

let server: LocalServer;
beforeEach(async () => {
  server = await localServer();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
});

function open(
  table: Record<string, unknown> | Answer,
  { loggedIn = true, timeoutMs }: { loggedIn?: boolean; timeoutMs?: number } = {},
) {
  server.answer =
    typeof table === 'function' ? table : routes({ [`GET ${PATH}/config`]: { cancelReasons: [] }, ...table });
  const events = localEvents();
  const identity = createHttpIdentity({
    origin: server.origin,
    storage: createMemoryStorage(),
    clock: { now: () => NOW },
    events,
    log: () => undefined,
    timeoutMs,
  });
  if (loggedIn) identity.adopt(READER);
  const sales = createHttpSales({ origin: server.origin, session: identity.session, events, timeoutMs });
  return { sales, identity, events };
}
const last = () => server.received.at(-1)!;

describe('C1 sales rules', () => {
  it('a call without a session: the jwt message with the sales tag, and no request', async () => {
    const { sales } = open({}, { loggedIn: false });
    for (const call of [() => sales.activeSubscriptions(), () => sales.orderHistory(), () => sales.rescue(1)])
      await expect(call()).rejects.toMatchObject({ message: '[Arc Sales SDK] Missing or invalid jwt' });
    expect(server.received).toEqual([]);
  });

  it('an anonymous cart sends no token, also when removing an item', async () => {
    const { sales } = open({ [`DELETE ${PATH}/cart/item/digital`]: { items: [] } }, { loggedIn: false });
    expect((await sales.removeFromCart('digital')).items).toEqual([]);
    expect(last().headers.authorization).toBeUndefined();
  });

  it('the bare token on cart and payment, Bearer on subscriptions', async () => {
    const { sales } = open({ [`GET ${PATH}/cart`]: CART, [`GET ${PATH}/subscription/allactive`]: [] });
    await sales.cart();
    expect(last().headers.authorization).toBe(ACCESS);
    await sales.activeSubscriptions();
    expect(last().headers.authorization).toBe(`Bearer ${ACCESS}`);
  });

  it('130001 if checkout requires a captcha and there is none; the token is sent as recaptcha-token', async () => {
    const { sales } = open({
      [`GET ${PATH}/config`]: { checkoutRecaptchaEnabled: true },
      [`PUT ${PATH}/checkout/order/O1/payment/7`]: ORDER,
    });
    await expect(sales.createOrder({ email: 'a@b.co', billingAddress: {} })).rejects.toMatchObject({
      code: '130001',
    });
    await expect(sales.finalizePayment('O1', 7, { token: 't' })).rejects.toMatchObject({ code: '130001' });
    await sales.finalizePayment('O1', 7, { token: 't', recaptchaToken: 'c' });
    expect(last().body).toEqual({ token: 't', 'recaptcha-token': 'c' });
  });

  it('a second concurrent call is rejected until the first completes, and the first succeeds', async () => {
    const { sales } = open({ [`PUT ${PATH}/checkout/order/O1/payment/7`]: ORDER });
    const pay = () => sales.finalizePayment('O1', 7, { token: 't' });
    const [first, second] = await Promise.allSettled([pay(), pay()]);
    expect(first).toMatchObject({ status: 'fulfilled', value: ORDER });
    expect(second).toMatchObject({
      reason: {
        message:
          '[Arc Sales SDK] finalizePayment cannot be called until the previous to finalizePayment completes',
      },
    });
    await expect(pay()).resolves.toMatchObject(ORDER);
    expect(server.received.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  it('the logout event clears the reader’s data, but not configuration and payment options', async () => {
    const options = [{ paymentMethodType: 6, paymentMethodID: 7 }];
    const { sales, identity } = open({
      [`GET ${PATH}/cart`]: CART,
      [`GET ${PATH}/checkout/payment/options`]: options,
    });
    await Promise.all([sales.cart(), sales.paymentOptions(), sales.config()]);
    expect(sales.state().cart).toEqual(CART);
    await identity.logout();
    expect(sales.state()).toMatchObject({
      cart: null,
      paymentOptions: options,
      config: { cancelReasons: [] },
    });
  });

  it('a reply after the log-out is not stored', async () => {
    const { sales, events } = open({
      [`GET ${PATH}/cart`]: ((request, response) => {
        events.loggedOut();
        return json(CART)(request, response);
      }) satisfies Answer,
    });
    await sales.cart();
    expect(sales.state().cart).toBeNull();
  });

  it.each(FAULTS)('%s: an ApiError, and nothing stored', async (_name, answer, code) => {
    const { sales } = open(answer, { timeoutMs: limitFor(code) });
    await expect(sales.cart()).rejects.toMatchObject({ name: 'ApiError', code });
    expect(sales.state().cart).toBeNull();
  });
});

describe('C2 subscriptions', () => {
  it('exposes statusID as status; cancelling sets 3, rescuing sets 1', async () => {
    const { sales } = open({
      [`GET ${PATH}/subscription/allactive`]: [
        { subscriptionID: 5, statusID: 4, sku: 'a', paymentMethod: null },
      ],
      [`PUT ${PATH}/subscription/5/cancel`]: { subscriptionID: 5 },
      [`PUT ${PATH}/subscription/5/rescue`]: { subscriptionID: 5 },
    });
    expect(await sales.activeSubscriptions()).toEqual([{ subscriptionID: 5, status: 4, sku: 'a' }]);
    await sales.cancel(5, { reason: 'precio', reasonCode: '' });
    expect(last().body).toEqual({ reason: 'precio' });
    expect(sales.state().subscriptions?.[0]?.status).toBe(3);
    await sales.rescue(5);
    expect(sales.state().subscriptions?.[0]?.status).toBe(1);
  });

  it('uses the status of the detail', async () => {
    const { sales } = open({
      [`POST ${PATH}/subscription/redeem`]: { subscriptionID: 9 },
      [`GET ${PATH}/subscription/9/details`]: { subscriptionID: 9, status: 1, sku: 'a' },
    });
    expect(await sales.redeem('t')).toMatchObject({ subscriptionID: 9, status: 1 });
  });
});

describe('success has the expected shape', () => {
  type Sales = ReturnType<typeof createHttpSales>;
  it.each<[string, (sales: Sales) => Promise<unknown>]>([
    ['subscriptionID of a cancellation', (s) => s.cancel(1, { reason: 'x' })],
    ['redeemCode of a share', (s) => s.share(1, 'a@b.co')],
    ['subscriptionID and redeemCode of a gift', (s) => s.gift('1', { name: 'Luis', email: 'a@b.co' })],
    ['orderNumber of an order', (s) => s.order('O1')],
    ['items of a cart', (s) => s.cart()],
    ['country of an address', (s) => s.updateAddress(1, { country: 'CO' })],
    ['an array of payment options', (s) => s.paymentOptions()],
    ['an array of subscriptions', (s) => s.allSubscriptions()],
    ['orders of the history', (s) => s.orderHistory()],
    ['parameters of a payment update', (s) => s.initializePaymentUpdate({ id: 1, provider: 6 })],
  ])('%s', async (_shape, act) => {
    const { sales } = open(json({ other: true }));
    await expect(act(sales)).rejects.toMatchObject({ name: 'ApiError', code: 'badReply' });
  });
});

describe('C10 purchases at the search engine', () => {
  const purchase = { orderId: 'GPA.1', productId: 'digital' };

  it('requests the account of a purchase with the data in its token, without a session', async () => {
    const { sales } = open({ [`POST ${PATH}/swg/loginexists`]: { exists: true, profileId: 'p' } });
    const subscriptionToken = JSON.stringify(purchase);
    expect(await sales.swgLoginExists({ subscriptionToken })).toEqual({ exists: true, profileId: 'p' });
    expect(last().body).toEqual({ ...purchase, findOrCreate: false });
    await expect(sales.swgLoginExists({ subscriptionToken: '{' })).rejects.toMatchObject({
      code: 'badRequest',
    });
  });

  it('exists must be a boolean', async () => {
    const { sales } = open(json({ profileId: 'p' }));
    await expect(sales.swgLoginExists({ subscriptionToken: '{}' })).rejects.toMatchObject({
      code: 'badReply',
    });
  });

  it('reports a purchase with its raw body and the bare token', async () => {
    const { sales } = open({ [`POST ${PATH}/swg/purchase`]: { subscriptionID: 4 } });
    await sales.swgPurchase(JSON.stringify(purchase));
    expect(last().body).toEqual(purchase);
    expect(last().headers.authorization).toBe(ACCESS);
  });
});

describe('C11 readers of AMP pages', () => {
  it('links an id to the reader, finds the reader of an id, and removes ids', async () => {
    const { sales } = open({
      [`GET ${PATH}/amp`]: { ampReaderIds: ['a1'] },
      [`GET ${PATH}/amp/a1`]: { ampReaderId: 'a1', loggedIn: true, subscriber: true },
      [`PUT ${PATH}/amp/add`]: {},
      [`PUT ${PATH}/amp/logout`]: {},
    });
    await sales.addAmpReader('a1');
    expect(last().body).toEqual({ ampReaderId: 'a1' });
    expect(await sales.ampReaders()).toEqual(['a1']);
    expect(await sales.ampReader('a1')).toMatchObject({ loggedIn: true, subscriber: true });
    expect(last().headers.authorization).toBeUndefined();
    await sales.logoutAmpReader();
    expect(last().url).toBe(`${PATH}/amp/logout`);
  });
});

describe('C4–C6 orders', () => {
  it('omits empty values from an order', async () => {
    const { sales } = open({ [`POST ${PATH}/checkout/order`]: ORDER });
    await sales.createOrder({
      email: 'a@b.co',
      phone: '',
      shippingAddress: { line2: '' },
      billingAddress: { line1: 'Calle 1', country: 'CO', line2: '' },
    });
    expect(last().body).toEqual({ email: 'a@b.co', billingAddress: { line1: 'Calle 1', country: 'CO' } });
  });

  it('requests a page of 10 from 0, and filters by status only if there is one', async () => {
    const { sales } = open({ [`GET ${PATH}/order/history`]: { orders: [] } });
    await sales.orderHistory();
    expect(last().url).toBe(`${PATH}/order/history?pageSize=10&start=0`);
    await sales.orderHistory({ start: 10, status: 'Paid' });
    expect(last().url).toBe(`${PATH}/order/history?pageSize=10&start=10&status=Paid`);
  });

  it('returns typed orders of the history, and rejects an order without a number', async () => {
    const past = {
      orderNumber: 'O1',
      orderDate: 1_700_000_000_000,
      products: [{ sku: 'digital' }],
      lastFour: null,
    };
    const { sales } = open({ [`GET ${PATH}/order/history`]: { orders: [past] } });
    const [first] = (await sales.orderHistory()).orders;
    expect(first?.products?.map(({ sku }) => sku)).toEqual(['digital']);
    expect(first?.lastFour).toBeUndefined();
    const bad = open({ [`GET ${PATH}/order/history`]: { orders: [{ orderStatus: 'Paid' }] } });
    await expect(bad.sales.orderHistory()).rejects.toMatchObject({ code: 'badReply' });
  });

  it('initialises with a wallet’s address, and finalises 3-D Secure at its own path', async () => {
    const { sales } = open({
      [`GET ${PATH}/checkout/order/O1/payment/7`]: { orderNumber: 'O1', parameter1: 'p' },
      [`PUT ${PATH}/checkout/3ds/order/O1/payment/7`]: ORDER,
      [`PUT ${PATH}/paymentmethod/3/provider/6/finalize`]: { redirectURL: null },
    });
    await sales.initializePayment('O1', 7, 'https://w.example/a');
    expect(last().url).toContain('?validationURL=https%3A%2F%2Fw.example%2Fa');
    await sales.finalizePayment3DS('O1', 7, { token: 't', SPREEDLY_SUCCEEDED: true });
    expect(last().body).toEqual({ token: 't', SPREEDLY_SUCCEEDED: true });
    expect(await sales.finalizePaymentUpdate({ id: 3, provider: 6 }, { token: 't' })).toBeNull();
  });

  it('a step of 3-D Secure needs no second captcha', async () => {
    const { sales } = open({
      [`GET ${PATH}/config`]: { checkoutRecaptchaEnabled: true },
      [`PUT ${PATH}/paymentmethod/3/provider/6/finalize3ds`]: { redirectURL: 'https://bank.example/a' },
    });
    const update = { id: 3, provider: 6 };
    await expect(sales.finalizePaymentUpdate(update, { token: 't' })).rejects.toMatchObject({
      code: '130001',
    });
    expect(await sales.finalizePaymentUpdate3DS(update, { token: 't' })).toBe('https://bank.example/a');
  });
});
