import type { RenewalData } from '../../domain/sales/renewal.ts';
import type { CallOptions } from './identity.ts';

/** What the customer service knows of the reader who is logged in. @see C9 */
export interface SegmentsPort {
  /** The renewal record of the reader; null when the service knows nothing. Rejects with an `ApiError`. */
  renewal(options?: CallOptions): Promise<RenewalData | null>;
}

/** The customer service itself, which needs a token: only a server calls it. @see 002 §7 'Customer segments' */
export interface CustomerSegmentsPort {
  /** The first record of the customer with this address; null when there is none. */
  ofCustomer(email: string, options?: CallOptions): Promise<RenewalData | null>;
}
