import { HISTORY_PAGE_SIZE, HISTORY_START } from '../../../domain/sales/order.ts';
import { isEmail } from '../../../domain/accounts/email.ts';
import type { Address } from '../../ports/identity.ts';
import {
  buyerOf,
  CARD_PARTNER,
  cardToken,
  orderReply,
  ownOrder,
  productOf,
  readCard,
  settle,
  totalsOf,
} from './orders.ts';
import { checkAddress } from './profile.ts';
import { Fault, param, readerOf, text, type MemoryRequest, type Routes } from './request.ts';
import type { BackendState, CartLine, StoredOrder } from './state.ts';

export const MEMORY_PAYMENT_METHOD = 1008;
/** A wallet, whose page asks the reader. */
const MEMORY_WALLET = { type: 10, id: 1010 } as const;
const LAST_FOUR = '1111';

const isWallet = (request: MemoryRequest): boolean => param(request, 1) === String(MEMORY_WALLET.id);

/** Cart, orders and payments in memory. */
export function checkoutRoutes(state: BackendState): Routes {
  const linesOf = (request: MemoryRequest): CartLine[] => state.carts.get(buyerOf(request)) ?? [];
  const keep = (request: MemoryRequest, lines: CartLine[]) => {
    state.carts.set(buyerOf(request), lines);
    return totalsOf(state, lines);
  };

  function pay(request: MemoryRequest, order: StoredOrder): object {
    const behaviour = readCard(text(request.body, 'token'));
    // A repeated call returns the paid order and charges nothing.
    if (order.status === 'Paid') return orderReply(state, order);
    if (behaviour === 'challenge' && !order.challenge?.approved)
      order.challenge = {
        address: `https://${isWallet(request) ? 'billetera' : 'banco'}.example/3ds/${order.orderNumber}`,
        approved: false,
      };
    else settle(state, order, LAST_FOUR);
    return orderReply(state, order);
  }

  return {
    'GET /config': () => state.salesConfig,
    'GET /cart': (request) => totalsOf(state, linesOf(request)),
    'POST /cart/item': (request) => {
      const added = (request.body['items'] ?? []) as CartLine[];
      added.forEach(({ sku, priceCode }) => productOf(state, sku, priceCode));
      const kept = linesOf(request).filter(({ sku }) => !added.some((line) => line.sku === sku));
      return keep(request, [
        ...kept,
        ...added.map(({ sku, priceCode, quantity }) => ({ sku, priceCode, quantity })),
      ]);
    },
    'DELETE /cart/item/:sku': (request) =>
      keep(
        request,
        linesOf(request).filter(({ sku }) => sku !== param(request)),
      ),
    'DELETE /cart/clear': (request) => keep(request, []),

    'GET /checkout/payment/options': () => [
      { paymentMethodType: 8, paymentMethodID: MEMORY_PAYMENT_METHOD },
      { paymentMethodType: 9, paymentMethodID: 1009 },
      { paymentMethodType: MEMORY_WALLET.type, paymentMethodID: MEMORY_WALLET.id },
    ],
    'GET /checkout/addresses': (request) => readerOf(request).addresses,
    'POST /checkout/order': (request) => {
      const { body, account } = request;
      const lines = linesOf(request);
      if (lines.length === 0) throw new Fault(400, 'empty_cart', 'The cart is empty');
      if (!isEmail(text(body, 'email'))) throw new Fault(400, '300075', 'Invalid email format');
      checkAddress(body['billingAddress']);
      const billingAddress = body['billingAddress'] as Address;
      if (account) account.addresses = [billingAddress];
      const order: StoredOrder = {
        orderNumber: `RT${state.next()}`,
        buyer: buyerOf(request),
        email: text(body, 'email'),
        status: 'Pending',
        lines,
        billingAddress,
        orderDate: state.clock.now().getTime(),
      };
      state.orders.push(order);
      state.carts.delete(buyerOf(request));
      return orderReply(state, order);
    },
    'GET /checkout/order/:number/payment/:method': (request) => {
      const { orderNumber, status } = ownOrder(state, request, param(request));
      if (status === 'Paid') throw new Fault(409, 'order_not_payable', 'The order is paid');
      const parameter1 = isWallet(request) ? cardToken('challenge') : `pay_${orderNumber}`;
      return { orderNumber, parameter1, parameter2: 'https://pagos.example/v1' };
    },
    'PUT /checkout/order/:number/payment/:method': (request) =>
      pay(request, ownOrder(state, request, param(request))),
    'PUT /checkout/3ds/order/:number/payment/:method': (request) => {
      const order = ownOrder(state, request, param(request));
      if (order.status === 'Pending' && !order.challenge?.approved)
        throw new Fault(400, '300170', 'The bank did not approve');
      return pay(request, order);
    },

    'GET /order/history': (request) => {
      const { uuid } = readerOf(request);
      const number = (name: string, fallback: number): number => Number(request.query.get(name) ?? fallback);
      const [start, pageSize] = [number('start', HISTORY_START), number('pageSize', HISTORY_PAGE_SIZE)];
      const wanted = request.query.get('status');
      const mine = state.orders
        .filter(({ buyer, status }) => buyer === uuid && (!wanted || status === wanted))
        .toReversed();
      const orders = mine.slice(start, start + pageSize).map((order) => ({
        orderNumber: order.orderNumber,
        orderDate: order.orderDate,
        orderStatus: order.status,
        totalAmount: totalsOf(state, order.lines).total,
        tax: totalsOf(state, order.lines).tax,
        currency: 'COP',
        products: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
        paymentGateway: order.status === 'Paid' ? CARD_PARTNER : null,
        lastFour: order.status === 'Paid' ? LAST_FOUR : null,
      }));
      return { start, pageSize, maxResults: mine.length, orders };
    },
    'GET /order/detail/:number': (request) => {
      readerOf(request);
      const order = ownOrder(state, request, param(request));
      const { orderDate, billingAddress, status } = order;
      const reply = orderReply(state, order);
      const paymentMethod = { creditCardType: 'Visa', lastFour: LAST_FOUR, paymentPartner: CARD_PARTNER };
      const payments = status === 'Paid' ? [{ amount: reply['total'], paymentMethod }] : [];
      return { ...reply, orderDate, billingAddress, payments };
    },
  };
}
