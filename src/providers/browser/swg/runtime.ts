/** The used part of the search engine's runtime. */
export interface SwgRuntime {
  init(product: string): void;
  start(): void;
  reset(): void;
  clear(): void;
  setOnEntitlementsResponse(callback: (entitlements: Promise<SwgEntitlements>) => void): void;
  setOnPaymentResponse(callback: (payment: Promise<SwgPayment>) => void): void;
  setOnLoginRequest(callback: (request?: { linkRequested?: boolean }) => void): void;
  setOnLinkComplete(callback: () => void): void;
  showOffers(): void;
  subscribe(sku: string): void;
  linkAccount(): void;
  /** Resolves with the reader's decision. */
  saveSubscription(request: () => { token: string }): Promise<boolean>;
}

/** The purchases of the search engine's reader. */
export interface SwgEntitlements {
  entitlements?: readonly { source?: string; subscriptionToken?: string }[] | undefined;
  /** Acknowledges the set, not a single entitlement. */
  ack(): void;
}

/** A purchase at the search engine. It is not complete there before `complete()`. */
export interface SwgPayment {
  purchaseData: { raw: string };
  userData?: { id?: string; idToken?: string } | undefined;
  complete(): Promise<void>;
}

/** The queue that the runtime processes after loading. */
export interface SwgWindow {
  SWG?: { push(work: (runtime: SwgRuntime) => void): unknown };
  readonly document: Document;
  readonly location: { reload(): void };
}

export const GOOGLE_SOURCE = 'google';
