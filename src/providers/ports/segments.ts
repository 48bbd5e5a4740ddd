import type { RenewalData } from '../../domain/sales/renewal.ts';
import type { CallOptions } from './identity.ts';

/** Data of the customer service about the logged-in reader. @see C9 */
export interface SegmentsPort {
  /** The reader's renewal record, or null. Rejects with an `ApiError`. */
  renewal(options?: CallOptions): Promise<RenewalData | null>;
}

/** The customer service. It needs a token, so only servers call it. */
export interface CustomerSegmentsPort {
  /** The first record of the customer with this address, or null. */
  ofCustomer(email: string, options?: CallOptions): Promise<RenewalData | null>;
}
