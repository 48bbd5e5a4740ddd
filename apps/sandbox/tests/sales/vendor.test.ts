import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from '../../src/http/listen.ts';
import { browserGlobals } from './browser-globals.ts';
import {
  ADDRESS,
  CARD,
  GIFT,
  OPEN_TIMEOUT_MS,
  openSales,
  PAYU,
  YEARLY,
  type SalesApp,
} from './open-sales.ts';

type VendorSales = typeof import('@arc-publishing/sdk-sales').default;
type VendorIdentity = typeof import('@arc-publishing/sdk-identity').default;
type Loose = Record<string, unknown>;

const require = createRequire(import.meta.url);
const PASSWORD = 'Cordillera7';

let sales: SalesApp;
let server: Listening;
beforeAll(async () => {
  sales = await openSales(undefined, { clock: () => new Date() });
  server = await listen(sales.app, 0, '127.0.0.1');
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await server.close();
  await sales.close();
});

/** The vendor's published clients, unmodified, on a new page. */
function openPage(): { Sales: VendorSales; Identity: VendorIdentity } {
  browserGlobals();
  for (const id of Object.keys(require.cache)) if (id.includes('@arc-publishing')) delete require.cache[id];
  const { default: Identity } = require('@arc-publishing/sdk-identity') as { default: VendorIdentity };
  const { default: Sales } = require('@arc-publishing/sdk-sales') as { default: VendorSales };
  Identity.options({ apiOrigin: server.url });
  Sales.options({ apiOrigin: server.url, Identity });
  return { Sales, Identity };
}

const email = () => `${randomUUID()}@lectores.example`;

async function signedUp(
  page = openPage(),
): Promise<{ Sales: VendorSales; Identity: VendorIdentity; email: string }> {
  const address = email();
  await page.Identity.signUp(
    { userName: address, credentials: PASSWORD },
    { email: address, firstName: 'Elvira', lastName: 'Naranjo', emailVerified: false },
    false,
    true,
  );
  return { ...page, email: address };
}

const loose = async (call: Promise<unknown>): Promise<Loose> => (await call) as Loose;

/** From the cart to the paid order, like a checkout page. */
async function buys(Sales: VendorSales, address: string, item = YEARLY): Promise<Loose> {
  await Sales.addItemToCart([item]);
  const { orderNumber } = await loose(
    Sales.createNewOrder(ADDRESS, address, '3001234567', 'Elvira', 'Naranjo'),
  );
  await Sales.initializePayment(String(orderNumber), PAYU);
  return loose(Sales.finalizePayment(String(orderNumber), PAYU, await sales.card()));
}
const boughtId = (paid: Loose): number => Number((paid['subscriptionIDs'] as number[])[0]);

describe('the vendor’s sales client, unmodified', () => {
  let page: Awaited<ReturnType<typeof signedUp>>;
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page = await signedUp();
  });

  it('config and payment options', async () => {
    expect(await page.Sales.getConfig()).toMatchObject({ checkoutRecaptchaEnabled: false });
    const options = (await page.Sales.getPaymentOptions()) as unknown as Loose[];
    expect(options).toContainEqual({ paymentMethodType: 8, paymentMethodID: PAYU });
  });

  it('an anonymous cart behind the cookie: add, get, clear', async () => {
    const { Sales } = openPage();
    expect(await Sales.addItemToCart([YEARLY])).toMatchObject({
      items: [{ sku: YEARLY.sku }],
      total: 199_000,
    });
    expect(await Sales.getCart()).toMatchObject({ items: [{ sku: YEARLY.sku }] });
    expect(await Sales.clearCart()).toMatchObject({ items: [] });
    await expect(Sales.addItemToCart([{ ...YEARLY, sku: 'NADA' }])).rejects.toMatchObject({
      code: 'unknown_sku',
    });
  });

  it('a reader’s cart: add, remove', async () => {
    const { Sales } = page;
    await Sales.addItemToCart([YEARLY], ADDRESS);
    expect(await Sales.removeItemFromCart(YEARLY.sku)).toMatchObject({ items: [] });
    expect(Sales.cart).toMatchObject({ items: [] });
  });

  it('order, payment, subscription', async () => {
    const { Sales } = page;
    const paid = await buys(Sales, page.email);
    expect(paid).toMatchObject({ status: 'Paid', subscriptionIDs: [expect.any(Number)] });
    expect(await Sales.getAllActiveSubscriptions()).toMatchObject([
      { subscriptionID: boughtId(paid), status: 1, sku: YEARLY.sku },
    ]);
    expect(await Sales.getAllSubscriptions()).toHaveLength(1);
    expect(await Sales.getSubscriptionDetails(boughtId(paid))).toMatchObject({
      status: 1,
      productName: expect.any(String),
    });
    expect(await Sales.getAddresses()).toMatchObject([{ line1: ADDRESS.line1 }]);
  });

  it('a declined card throws 300170, a wrong address its code', async () => {
    const { Sales } = page;
    await Sales.addItemToCart([YEARLY]);
    await expect(Sales.createNewOrder({ ...ADDRESS, country: 'Colombia' }, page.email)).rejects.toMatchObject(
      {
        code: '300169',
      },
    );
    const { orderNumber } = await loose(Sales.createOrder(page.email, null, ADDRESS));
    const declined = sales.card(CARD.decline);
    await expect(Sales.finalizePayment(String(orderNumber), PAYU, await declined)).rejects.toMatchObject({
      code: '300170',
    });
    const paid = await loose(Sales.finalizePaymentPayU(String(orderNumber), PAYU, await sales.card()));
    expect(paid['status']).toBe('Paid');
  });

  it('3-D Secure', async () => {
    const { Sales } = page;
    await Sales.addItemToCart([YEARLY]);
    const { orderNumber } = await loose(Sales.createNewOrder(ADDRESS, page.email));
    const token = await sales.card(CARD.challenge);
    const requested = await loose(Sales.finalizePayment(String(orderNumber), PAYU, token));
    await sales.app.request(new URL(String(requested['redirectURL'])).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(await Sales.finalizePayment3ds(String(orderNumber), PAYU, token, {}, true)).toMatchObject({
      status: 'Paid',
    });
  });

  it('a wallet’s payment', async () => {
    const { Sales } = page;
    await Sales.addItemToCart([YEARLY]);
    const { orderNumber } = await loose(Sales.createNewOrder(ADDRESS, page.email));
    const started = await loose(
      Sales.initializePayment(String(orderNumber), PAYU, {
        applePayValidationUrl: 'https://apple-pay-gateway.apple.com/s',
      }),
    );
    expect(JSON.parse(String(started['parameter1']))).toMatchObject({ signature: expect.any(String) });
  });

  it('cancel and rescue', async () => {
    const { Sales } = page;
    const id = boughtId(await buys(Sales, page.email));
    await Sales.getAllActiveSubscriptions();
    expect(await Sales.cancelSubscription(id, 'Otro motivo')).toEqual({ subscriptionID: id });
    expect(Sales.subscriptions).toMatchObject([{ subscriptionID: id, status: 3 }]);
    await expect(Sales.cancelSubscription(id, 'Otro motivo')).rejects.toMatchObject({ code: '300059' });
    expect(await Sales.rescueSubscription(id)).toEqual({ subscriptionID: id });
    await expect(Sales.rescueSubscription(id)).rejects.toMatchObject({ code: '330060' });
  });

  it('share, redeem, sharing details, stop sharing', async () => {
    const { Sales } = page;
    const id = boughtId(await buys(Sales, page.email));
    const { redeemCode } = await loose(Sales.shareSubscription(id, email()));
    const owner = { Sales, token: page.Identity.userIdentity.accessToken };
    const invitee = await sales.reader();
    const redeemed = await invitee.call('POST', '/sales/public/v1/subscription/redeem', {
      token: redeemCode,
    });
    const sharing = await loose(owner.Sales.getSubscriptionSharingDetails(id));
    expect(sharing).toMatchObject({
      numSharesAllowed: 3,
      sharedSubscriptions: [{ subscriptionID: redeemed.body['subscriptionID'], email: expect.any(String) }],
    });
    const associate = Number(redeemed.body['subscriptionID']);
    expect(await Sales.stopSharing(associate)).toEqual({ subscriptionID: associate });
  });

  it('redeems an invitation and a gift', async () => {
    const giver = await sales.reader();
    const { body } = await giver.call('POST', '/sales/public/v1/cart/item', { items: [GIFT] });
    expect(body).toMatchObject({ total: 199_000 });
    const made = await giver.call('POST', '/sales/public/v1/checkout/order', {
      email: email(),
      billingAddress: ADDRESS,
    });
    const paid = await giver.call(
      'PUT',
      `/sales/public/v1/checkout/order/${String(made.body['orderNumber'])}/payment/${PAYU}`,
      { token: await sales.card() },
    );
    const set = await giver.call('PUT', `/sales/public/v1/subscription/gift/${boughtId(paid.body)}`, {
      email: page.email,
      name: 'Elvira',
    });
    expect(await page.Sales.redeemGiftSubscription(String(set.body['redeemCode']))).toEqual({
      subscriptionID: boughtId(paid.body),
    });
  });

  it('gives: the recipient of a bought gift', async () => {
    const { Sales } = page;
    const id = boughtId(await buys(Sales, page.email, GIFT));
    const set = await loose(Sales.setGiftRecipient(String(id), { email: email(), name: 'Amparo' }));
    expect(set).toMatchObject({ subscriptionID: id, redeemCode: expect.any(String) });
  });

  it('redeems an associate’s invitation', async () => {
    const { Sales } = page;
    const owner = await sales.reader();
    const call = (method: string, path: string, body: unknown) =>
      owner.call(method, `/sales/public/v1${path}`, body);
    await call('POST', '/cart/item', { items: [YEARLY] });
    const made = await call('POST', '/checkout/order', { email: email(), billingAddress: ADDRESS });
    const paid = await call('PUT', `/checkout/order/${String(made.body['orderNumber'])}/payment/${PAYU}`, {
      token: await sales.card(),
    });
    const shared = await call('PUT', `/subscription/${boughtId(paid.body)}/share`, { email: page.email });
    const redeemed = await loose(Sales.redeemAssociateInvitation(String(shared.body['redeemCode'])));
    expect(redeemed).toEqual({ subscriptionID: expect.any(Number) });
    expect(Sales.subscriptions).toMatchObject([{ status: 1, subscriptionType: 2 }]);
  });

  it('billing address and payment method', async () => {
    const { Sales } = page;
    const id = boughtId(await buys(Sales, page.email));
    expect(await Sales.updateBillingAddress({ ...ADDRESS, line1: 'Carrera 15 # 85-20' }, id)).toMatchObject({
      country: 'CO',
      line1: 'Carrera 15 # 85-20',
    });
    const details = await loose(Sales.getSubscriptionDetails(id));
    const { paymentMethodID } = details['currentPaymentMethod'] as { paymentMethodID: number };
    expect(await Sales.initializePaymentUpdate(paymentMethodID, PAYU)).toMatchObject({
      parameter1: expect.any(String),
    });
    const token = await sales.card('5555555555554444');
    expect(await Sales.finalizePaymentUpdate(paymentMethodID, PAYU, token)).toMatchObject({
      redirectURL: null,
      creditCardLastFour: '4444',
    });
    const challenge = await sales.card(CARD.challenge);
    const requested = await loose(Sales.finalizePaymentUpdate(paymentMethodID, PAYU, challenge));
    await sales.app.request(new URL(String(requested['redirectURL'])).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(await Sales.finalizePaymentUpdate3ds(paymentMethodID, PAYU, challenge, {}, true)).toMatchObject({
      creditCardLastFour: '3220',
    });
  });

  it('order history and detail', async () => {
    const { Sales } = page;
    const { orderNumber } = await buys(Sales, page.email);
    expect(await Sales.getOrderHistory()).toMatchObject({
      start: 0,
      pageSize: 10,
      orders: [{ orderNumber }],
    });
    expect(await Sales.getOrderHistory(0, 10, { status: 'Pending' })).toMatchObject({ orders: [] });
    expect(await Sales.getOrderDetails(String(orderNumber))).toMatchObject({ orderNumber, status: 'Paid' });
  });

  it('the order and subscription of another reader throw', async () => {
    const paid = await buys(page.Sales, page.email);
    const stranger = await signedUp();
    await expect(stranger.Sales.getOrderDetails(String(paid['orderNumber']))).rejects.toMatchObject({
      code: 'unknown_order',
    });
    await expect(stranger.Sales.getSubscriptionDetails(boughtId(paid))).rejects.toMatchObject({
      code: 'unknown_subscription',
    });
  });

  it('a purchase at the search engine: purchase, 300425 the second time, login exists', async () => {
    const { Sales } = page;
    const { body } = await sales
      .visitor()
      .call('POST', '/gateway/v1/swg/purchases', { productId: YEARLY.sku });
    const subscriptionToken = JSON.stringify(body);
    await expect(
      Sales.checkSwgSubscriptionToken({ subscriptionToken, findOrCreate: false }),
    ).resolves.toEqual({
      exists: false,
    });
    await Sales.onSwgPurchase(subscriptionToken);
    await expect(Sales.onSwgPurchase(subscriptionToken)).rejects.toMatchObject({ code: '300425' });
    const found = await Sales.checkSwgSubscriptionToken({ subscriptionToken, findOrCreate: false });
    expect(found).toMatchObject({ exists: true, profileId: page.Identity.userIdentity.uuid });
  });

  it('logging out clears the client, which then rejects a reader’s calls itself', async () => {
    const { Sales, Identity } = page;
    await buys(Sales, page.email);
    await Sales.getAllSubscriptions();
    await Identity.logout();
    expect([Sales.subscriptions, Sales.orders]).toEqual([[], []]);
    await expect(Sales.getAllSubscriptions()).rejects.toThrow('Missing or invalid jwt');
  });
});
