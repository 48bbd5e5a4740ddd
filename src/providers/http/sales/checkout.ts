import { HISTORY_PAGE_SIZE, HISTORY_START, omitEmpty } from '../../../domain/sales/order.ts';
import { singleCallGuard } from '../../../domain/sales/single-call.ts';
import type { PaymentProof } from '../../ports/orders.ts';
import type { PaymentUpdate, SalesPort } from '../../ports/sales.ts';
import { segment } from '../client.ts';
import type { HttpCall } from '../request.ts';
import { withCaptcha, type SalesContext } from './context.ts';
import * as replies from './replies.ts';

type Checkout = Pick<
  SalesPort,
  | 'cart'
  | 'addToCart'
  | 'removeFromCart'
  | 'clearCart'
  | 'addresses'
  | 'createOrder'
  | 'paymentOptions'
  | 'initializePayment'
  | 'finalizePayment'
  | 'finalizePayment3DS'
  | 'initializePaymentUpdate'
  | 'finalizePaymentUpdate'
  | 'finalizePaymentUpdate3DS'
  | 'orderHistory'
  | 'order'
>;

/** Cart, orders and payments. @see C4, C5, C6 */
export function createCheckout({
  reader,
  visitor,
  changing,
  stored: { remembering },
  captcha,
}: SalesContext): Checkout {
  const once = singleCallGuard();
  const cartCall = (call: HttpCall) =>
    remembering(visitor.asVisitor(call, replies.CartReply), (cart) => ({ cart }));
  const orderCall = (call: HttpCall) =>
    remembering(visitor.asVisitor(call, replies.OrderReply), (currentOrder) => ({ currentOrder }));
  const payment = (orderNumber: string, methodId: number): string =>
    `/order/${segment(orderNumber)}/payment/${segment(methodId)}`;
  const method = ({ id, provider }: PaymentUpdate): string =>
    `/paymentmethod/${segment(id)}/provider/${segment(provider)}`;
  const endUpdate = async (path: string, proof: PaymentProof): Promise<string | null> => {
    const call: HttpCall = { method: 'PUT', path, body: withCaptcha(proof) };
    return (await changing(visitor.asReader(call, replies.UpdateEndReply))).redirectURL ?? null;
  };

  return {
    cart: (call) => cartCall({ path: '/cart', ...call }),
    addToCart: (items, billingAddress) =>
      cartCall({ method: 'POST', path: '/cart/item', body: omitEmpty({ items, billingAddress }) }),
    removeFromCart: async (sku) => cartCall({ method: 'DELETE', path: `/cart/item/${segment(sku)}` }),
    clearCart: () => cartCall({ method: 'DELETE', path: '/cart/clear' }),
    addresses: (call) =>
      remembering(
        reader.asReader({ path: '/checkout/addresses', ...call }, replies.AddressesReply),
        (addresses) => ({ addresses }),
      ),
    createOrder: async (order) => {
      await captcha(order.recaptchaToken);
      return orderCall({ method: 'POST', path: '/checkout/order', body: withCaptcha(order) });
    },
    paymentOptions: (call) =>
      remembering(
        visitor.asVisitor(
          { path: '/checkout/payment/options', noCache: true, ...call },
          replies.OptionsReply,
        ),
        (paymentOptions) => ({ paymentOptions }),
      ),
    initializePayment: (orderNumber, methodId, validationURL) =>
      once('initializePayment', () =>
        visitor.asVisitor(
          { path: `/checkout${payment(orderNumber, methodId)}`, query: { validationURL } },
          replies.PaymentStartReply,
        ),
      ),
    finalizePayment: (orderNumber, methodId, proof) =>
      once('finalizePayment', async () => {
        await captcha(proof.recaptchaToken);
        const path = `/checkout${payment(orderNumber, methodId)}`;
        return changing(orderCall({ method: 'PUT', path, body: withCaptcha(proof) }));
      }),
    // A captcha is valid once, and the previous step has used it.
    finalizePayment3DS: (orderNumber, methodId, proof) =>
      once('finalizePayment3DS', async () =>
        changing(
          orderCall({
            method: 'PUT',
            path: `/checkout/3ds${payment(orderNumber, methodId)}`,
            body: withCaptcha(proof),
          }),
        ),
      ),

    initializePaymentUpdate: (update) =>
      once('initializePaymentUpdate', () =>
        visitor.asReader({ method: 'PUT', path: method(update), body: {} }, replies.UpdateStartReply),
      ),
    finalizePaymentUpdate: (update, proof) =>
      once('finalizePaymentUpdate', async () => {
        await captcha(proof.recaptchaToken);
        return endUpdate(`${method(update)}/finalize`, proof);
      }),
    finalizePaymentUpdate3DS: (update, proof) =>
      once('finalizePaymentUpdate', async () => endUpdate(`${method(update)}/finalize3ds`, proof)),

    orderHistory: ({ start = HISTORY_START, pageSize = HISTORY_PAGE_SIZE, status } = {}, call) =>
      remembering(
        reader.asReader(
          { path: '/order/history', query: { pageSize, start, status }, noCache: true, ...call },
          replies.HistoryReply,
        ),
        ({ orders }) => ({ orders }),
      ),
    order: async (orderNumber, call) =>
      visitor.asReader(
        { path: `/order/detail/${segment(orderNumber)}`, noCache: true, ...call },
        replies.OrderDetailsReply,
      ),
  };
}
