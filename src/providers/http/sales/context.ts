import { omitEmpty } from '../../../domain/sales/order.ts';
import type { HttpClient } from '../client.ts';
import type { Caller } from '../identity/caller.ts';
import type { KeptState } from './state.ts';

/** What the parts of the sales adapter share. */
export interface SalesContext {
  client: HttpClient;
  /** Calls that write the token as `Bearer <jwt>`. */
  reader: Caller;
  /** Calls that write the bare token: cart, order creation, payment, order detail. */
  visitor: Caller;
  kept: KeptState;
  /** @throws ApiError 130001 when checkout asks for a captcha and there is no token */
  captcha(token: string | undefined): Promise<void>;
}

/** The payload without what is empty, its captcha under the name that the service reads. */
export const withCaptcha = <T extends { recaptchaToken?: string | undefined }>({
  recaptchaToken,
  ...body
}: T): object => omitEmpty({ ...body, 'recaptcha-token': recaptchaToken });
