import type { CallOptions } from './identity.ts';

/** A newsletter that an address gets. */
export interface HeldNewsletter {
  /** The brand. */
  site: string;
  /** Its label at the newsletter service. */
  origin: string;
}

/** The newsletters of the logged-in reader. Every method rejects with an `ApiError`. @see B13 */
export interface NewslettersPort {
  list(options?: CallOptions): Promise<readonly HeldNewsletter[]>;
  /** Subscribes the reader, or unsubscribes. A repeated call has the same result. */
  set(newsletter: HeldNewsletter & { on: boolean }): Promise<void>;
}
