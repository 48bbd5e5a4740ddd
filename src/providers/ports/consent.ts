import type { Consent, ConsentRecord } from '../../domain/consent/consent.ts';

/** The reader's consent. @see X8 */
export interface ConsentPort {
  /** Null while the reader has not decided about the present text. Nothing optional happens then. */
  read(): ConsentRecord | null;
  /** Keeps a decision and its proof. If that fails, the earlier decision stays. @throws ApiError */
  decide(consent: Consent): Promise<void>;
  /** Notifies of decisions. Returns a function that unsubscribes. */
  subscribe(listener: (consent: ConsentRecord | null) => void): () => void;
}
