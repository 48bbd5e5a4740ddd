import type { SalesPort } from '../../ports/sales.ts';
import type { SpecCall } from './call.fixture.ts';

const ORDER = { orderNumber: 'O1', status: 'Paid' };
const CART = { items: [] };
const ITEM = { sku: 'digital', priceCode: 'anual', quantity: 1 };
const ADDRESS = { line1: 'Calle 1', country: 'CO' };
const DETAILS = { subscriptionID: 5, status: 1, sku: 'digital' };
const DATA = { orderId: 'GPA.1', productId: 'digital' };

/** The calls of the sales service and the entitlements. The calls after a redemption have a separate test. */
export const SALES_CALLS: readonly SpecCall<SalesPort>[] = [
  { call: 'GET /config', act: (s) => s.config(), as: 'nobody', reply: { cancelReasons: [] }, fresh: true },
  {
    call: 'PUT /subscription/5/cancel',
    act: (s) => s.cancel(5, { reason: 'precio', reasonCode: '3' }),
    as: 'bearer',
    body: { reason: 'precio', reasonCode: '3' },
    reply: { subscriptionID: 5 },
  },
  {
    call: 'PUT /subscription/5/rescue',
    act: (s) => s.rescue(5),
    as: 'bearer',
    body: {},
    reply: { subscriptionID: 5 },
  },
  { call: 'GET /subscription/allactive', act: (s) => s.activeSubscriptions(), as: 'bearer', reply: [] },
  { call: 'GET /subscription/all', act: (s) => s.allSubscriptions(), as: 'bearer', reply: [] },
  {
    call: 'GET /subscription/5/details',
    act: (s) => s.subscription(5),
    as: 'bearer',
    reply: DETAILS,
    fresh: true,
  },
  {
    call: 'GET /subscription/5/sharing',
    act: (s) => s.sharing(5),
    as: 'bearer',
    reply: { sharedSubscriptions: [] },
    fresh: true,
  },
  {
    call: 'PUT /subscription/5/stopshare',
    act: (s) => s.stopSharing(5),
    as: 'bearer',
    reply: { subscriptionID: 5 },
  },
  {
    call: 'PUT /subscription/5/share',
    act: (s) => s.share(5, 'luis@example.com'),
    as: 'bearer',
    body: { email: 'luis@example.com' },
    reply: { redeemCode: 'x' },
  },
  {
    call: 'PUT /subscription/address',
    act: (s) => s.updateAddress(5, { ...ADDRESS, line2: '' }),
    as: 'bearer',
    body: { billingAddress: ADDRESS, subscriptionID: 5 },
    reply: { country: 'CO' },
  },
  {
    call: 'PUT /subscription/gift/g',
    act: (s) => s.gift('g', { name: 'Luis', email: 'luis@example.com' }),
    as: 'bearer',
    body: { name: 'Luis', email: 'luis@example.com' },
    reply: { subscriptionID: 5, redeemCode: 'x' },
  },
  { call: 'GET /order/detail/O1', act: (s) => s.order('O1'), as: 'bare', reply: ORDER, fresh: true },
  {
    call: 'GET /order/history?pageSize=10&start=0',
    act: (s) => s.orderHistory(),
    as: 'bearer',
    reply: { start: 0, orders: [] },
    fresh: true,
  },
  { call: 'GET /cart', act: (s) => s.cart(), as: 'bare', reply: CART },
  {
    call: 'POST /cart/item',
    act: (s) => s.addToCart([ITEM], ADDRESS),
    as: 'bare',
    body: { items: [ITEM], billingAddress: ADDRESS },
    reply: CART,
  },
  { call: 'DELETE /cart/item/digital', act: (s) => s.removeFromCart('digital'), as: 'bare', reply: CART },
  { call: 'DELETE /cart/clear', act: (s) => s.clearCart(), as: 'bare', reply: CART },
  {
    call: 'POST /checkout/order',
    act: (s) => s.createOrder({ email: 'ana@example.com', phone: '', billingAddress: ADDRESS }),
    as: 'bare',
    body: { email: 'ana@example.com', billingAddress: ADDRESS },
    reply: ORDER,
  },
  {
    call: 'GET /checkout/payment/options',
    act: (s) => s.paymentOptions(),
    as: 'bare',
    reply: [{ paymentMethodType: 6, paymentMethodID: 7 }],
    fresh: true,
  },
  { call: 'GET /checkout/addresses', act: (s) => s.addresses(), as: 'bearer', reply: [] },
  {
    call: 'GET /checkout/order/O1/payment/7?validationURL=https%3A%2F%2Fw.example',
    act: (s) => s.initializePayment('O1', 7, 'https://w.example'),
    as: 'bare',
    reply: { orderNumber: 'O1', parameter1: 'p' },
  },
  {
    call: 'PUT /checkout/order/O1/payment/7',
    act: (s) => s.finalizePayment('O1', 7, { token: 't', recaptchaToken: 'c', email: 'ana@example.com' }),
    as: 'bare',
    body: { token: 't', email: 'ana@example.com', 'recaptcha-token': 'c' },
    reply: ORDER,
  },
  {
    call: 'PUT /checkout/3ds/order/O1/payment/7',
    act: (s) => s.finalizePayment3DS('O1', 7, { token: 't', SPREEDLY_SUCCEEDED: true }),
    as: 'bare',
    body: { token: 't', SPREEDLY_SUCCEEDED: true },
    reply: ORDER,
  },
  {
    call: 'PUT /paymentmethod/3/provider/6',
    act: (s) => s.initializePaymentUpdate({ id: 3, provider: 6 }),
    as: 'bare',
    body: {},
    reply: { parameter1: 'p', parameter2: 'q' },
  },
  {
    call: 'PUT /paymentmethod/3/provider/6/finalize',
    act: (s) => s.finalizePaymentUpdate({ id: 3, provider: 6 }, { token: 't' }),
    as: 'bare',
    body: { token: 't' },
    reply: { redirectURL: null },
  },
  {
    call: 'PUT /paymentmethod/3/provider/6/finalize3ds',
    act: (s) => s.finalizePaymentUpdate3DS({ id: 3, provider: 6 }, { token: 't' }),
    as: 'bare',
    body: { token: 't' },
    reply: { redirectURL: 'https://bank.example/a' },
  },
  {
    call: 'POST /swg/purchase',
    act: (s) => s.swgPurchase(JSON.stringify(DATA)),
    as: 'bare',
    body: DATA,
    reply: { subscriptionID: 5 },
    saysNothing: true,
  },
  {
    call: 'POST /swg/loginexists',
    act: (s) => s.swgLoginExists({ subscriptionToken: JSON.stringify(DATA), findOrCreate: true }),
    as: 'nobody',
    body: { ...DATA, findOrCreate: true },
    reply: { exists: false },
  },
  { call: 'GET /amp', act: (s) => s.ampReaders(), as: 'bearer', reply: { ampReaderIds: [] } },
  { call: 'GET /amp/a1', act: (s) => s.ampReader('a1'), as: 'nobody', reply: { loggedIn: false } },
  {
    call: 'PUT /amp/add',
    act: (s) => s.addAmpReader('a1'),
    as: 'bearer',
    body: { ampReaderId: 'a1' },
    reply: {},
    saysNothing: true,
  },
  {
    call: 'PUT /amp/logout',
    act: (s) => s.logoutAmpReader(),
    as: 'bearer',
    body: {},
    reply: {},
    saysNothing: true,
  },
  { call: 'GET /entitlements', act: (s) => s.entitlements(), as: 'bearer', reply: { skus: [] } },
];
