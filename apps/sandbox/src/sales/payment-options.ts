import { HttpError } from '../http/errors.ts';

/** A way to pay. @see arc-contract 'Sales' */
export interface PaymentOption {
  /** 2 Payment Express, 6 Spreedly, 7 SlimPay, 8 PayU LATAM, 9 Stripe. */
  readonly paymentMethodType: number;
  readonly paymentMethodID: number;
  /** How subscriptions name who keeps the card. */
  readonly partner: string;
}

/** Every option runs over the same simulated gateway; they differ in what the page and the reply call them. */
export const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  { paymentMethodType: 8, paymentMethodID: 1008, partner: 'PayU' },
  { paymentMethodType: 9, paymentMethodID: 1009, partner: 'Stripe' },
  { paymentMethodType: 6, paymentMethodID: 1006, partner: 'Spreedly' },
  { paymentMethodType: 2, paymentMethodID: 1002, partner: 'PaymentExpress' },
  { paymentMethodType: 7, paymentMethodID: 1007, partner: 'SlimPay' },
];

/** @throws HttpError 404 */
export function paymentOption(id: string): PaymentOption {
  const option = PAYMENT_OPTIONS.find(({ paymentMethodID }) => String(paymentMethodID) === id);
  if (option === undefined) throw new HttpError(404, 'unknown_payment_method', 'Payment method not found');
  return option;
}

/** The name of who keeps the card, by the kind of payment. */
export const partnerOf = (type: number): string =>
  PAYMENT_OPTIONS.find(({ paymentMethodType }) => paymentMethodType === type)?.partner ?? 'Unknown';
