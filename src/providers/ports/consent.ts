/** What a reader agrees to besides what the site cannot do without. */
export interface Consent {
  analytics: boolean;
  /** Advertising that follows the reader's interests. */
  ads: boolean;
}

export interface ConsentPort {
  /** Null while the reader has not decided: nothing optional is done then. */
  read(): Consent | null;
  decide(consent: Consent): void;
  /** Tells of decisions, here and in other tabs; gives the way to stop. */
  subscribe(listener: (consent: Consent | null) => void): () => void;
}
