/** A reader's consent to optional processing. */
export interface Consent {
  analytics: boolean;
  /** Personalised advertising. */
  ads: boolean;
}

export interface ConsentPort {
  /** Null while the reader has not decided. Nothing optional happens then. */
  read(): Consent | null;
  decide(consent: Consent): void;
  /** Notifies of decisions, in any tab. Returns a function that unsubscribes. */
  subscribe(listener: (consent: Consent | null) => void): () => void;
}
