import { omitEmpty } from '../../../domain/sales/order.ts';
import type { HttpClient } from '../client.ts';
import type { Caller } from '../identity/caller.ts';
import type { StoredState } from './state.ts';

/** The objects that all parts of the sales adapter share. */
export interface SalesContext {
  client: HttpClient;
  /** Calls with the token as `Bearer <jwt>`. */
  reader: Caller;
  /** Calls with the bare token: cart, order creation, payment, order detail. */
  visitor: Caller;
  stored: StoredState;
  /** Returns a reply and notifies listeners that the reader's subscriptions have changed. */
  changing<T>(call: Promise<T>): Promise<T>;
  /** @throws ApiError 130001 if checkout requires a captcha and there is no token */
  captcha(token: string | undefined): Promise<void>;
}

/** The payload without empty values, with the captcha under the name that the service reads. */
export const withCaptcha = <T extends { recaptchaToken?: string | undefined }>({
  recaptchaToken,
  ...body
}: T): object => omitEmpty({ ...body, 'recaptcha-token': recaptchaToken });
