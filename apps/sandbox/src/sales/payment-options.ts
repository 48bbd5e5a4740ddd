import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';

/** A way to pay. */
export interface PaymentOption {
  /** 2 Payment Express, 6 Spreedly, 7 SlimPay, 8 PayU LATAM, 9 Stripe; 10 is the simulated wallet. */
  readonly paymentMethodType: number;
  readonly paymentMethodID: number;
  /** The name of the card provider in subscriptions. */
  readonly partner: string;
  /** The person approves the payment on the wallet's page, and no card is typed. */
  readonly wallet?: true;
}

/** Cards and wallets. All options use the same simulated gateway. Only their names on pages and in replies differ. */
const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  { paymentMethodType: 8, paymentMethodID: 1008, partner: 'PayU' },
  { paymentMethodType: 9, paymentMethodID: 1009, partner: 'Stripe' },
  { paymentMethodType: 6, paymentMethodID: 1006, partner: 'Spreedly' },
  { paymentMethodType: 2, paymentMethodID: 1002, partner: 'PaymentExpress' },
  { paymentMethodType: 7, paymentMethodID: 1007, partner: 'SlimPay' },
  { paymentMethodType: 10, paymentMethodID: 1010, partner: 'Billetera de prueba', wallet: true },
];

/** The options of a shop: the wallet is for development only. */
export const paymentOptions = ({ config }: Pick<AppContext, 'config'>): readonly PaymentOption[] =>
  PAYMENT_OPTIONS.filter(({ wallet }) => !wallet || config.mode === 'development');

/** @throws HttpError 404 */
export function paymentOption(id: string): PaymentOption {
  const option = PAYMENT_OPTIONS.find(({ paymentMethodID }) => String(paymentMethodID) === id);
  if (option === undefined) throw new HttpError(404, 'unknown_payment_method', 'Payment method not found');
  return option;
}

/** An option that charges a card. @throws HttpError 404 */
export function cardOption(id: string): PaymentOption {
  const option = paymentOption(id);
  if (option.wallet) throw new HttpError(404, 'unknown_payment_method', 'A wallet is not a card');
  return option;
}

/** The name of the card provider, by payment type. */
export const partnerOf = (type: number): string =>
  PAYMENT_OPTIONS.find(({ paymentMethodType }) => paymentMethodType === type)?.partner ?? 'Unknown';
