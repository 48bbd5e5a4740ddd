import type { Order, PaymentProof, SalesPort } from 'rotativa/providers';

const billingAddress = { line1: 'Calle 93 # 11-27', locality: 'Bogotá', country: 'CO' };

/** From the cart to an order that can be paid. */
export async function order(sales: SalesPort, email: string): Promise<Order> {
  await sales.clearCart();
  await sales.addToCart([{ sku: 'DIG-ANUAL', priceCode: 'ANUAL', quantity: 1 }]);
  return sales.createOrder({ email, billingAddress });
}

/** Pays it, or sends the reader to the bank, which sends them back to the page. */
export async function pay(sales: SalesPort, { orderNumber }: Order, proof: PaymentProof): Promise<Order> {
  const [method] = await sales.paymentOptions();
  if (!method) throw new Error('There is no way to pay.');
  await sales.initializePayment(orderNumber, method.paymentMethodID);
  const answer = await sales.finalizePayment(orderNumber, method.paymentMethodID, proof);
  if (answer.redirectURL) location.assign(answer.redirectURL);
  return answer;
}

/** After the bank (3-D Secure): the same order, method and token. */
export const payAfterBank = (
  sales: SalesPort,
  orderNumber: string,
  methodId: number,
  token: string,
): Promise<Order> => sales.finalizePayment3DS(orderNumber, methodId, { token });

/** The subscription stays active until its end, with status 3; `rescue` takes the cancellation back. */
export const cancel = (sales: SalesPort, subscriptionID: number, reason: string): Promise<void> =>
  sales.cancel(subscriptionID, { reason });
