import type { SwgEntitlements, SwgPayment, SwgRuntime, SwgWindow } from './runtime.ts';

/** A fake of the search engine's runtime with the used methods. Its other methods simulate the reader's actions. */
export class FakeRuntime implements SwgRuntime {
  readonly calls: string[] = [];
  saved: string[] = [];
  #entitlements: (answer: Promise<SwgEntitlements>) => void = () => undefined;
  #payment: (answer: Promise<SwgPayment>) => void = () => undefined;
  #login: (request?: { linkRequested?: boolean }) => void = () => undefined;
  #linked: () => void = () => undefined;

  init(product: string): void {
    this.calls.push(`init ${product}`);
  }
  start(): void {
    this.calls.push('start');
  }
  reset(): void {
    this.calls.push('reset');
  }
  clear(): void {
    this.calls.push('clear');
  }
  setOnEntitlementsResponse(callback: (answer: Promise<SwgEntitlements>) => void): void {
    this.#entitlements = callback;
  }
  setOnPaymentResponse(callback: (answer: Promise<SwgPayment>) => void): void {
    this.#payment = callback;
  }
  setOnLoginRequest(callback: (request?: { linkRequested?: boolean }) => void): void {
    this.#login = callback;
  }
  setOnLinkComplete(callback: () => void): void {
    this.#linked = callback;
  }
  showOffers(): void {
    this.calls.push('showOffers');
  }
  subscribe(sku: string): void {
    this.calls.push(`subscribe ${sku}`);
  }
  linkAccount(): void {
    this.calls.push('linkAccount');
  }
  async saveSubscription(request: () => { token: string }): Promise<boolean> {
    this.saved.push(request().token);
    return true;
  }

  /** Simulates that the script has loaded: it processes the page's queue, and later entries at once. */
  arrive(page: Pick<SwgWindow, 'SWG'>): void {
    const waiting = page.SWG as unknown as ((runtime: SwgRuntime) => void)[];
    page.SWG = { push: (work) => work(this) };
    waiting.forEach((work) => work(this));
  }
  answerEntitlements(answer: Promise<SwgEntitlements>): void {
    this.#entitlements(answer);
  }
  pay(answer: Promise<SwgPayment>): void {
    this.#payment(answer);
  }
  requestLogin(): void {
    this.#login({ linkRequested: true });
  }
  completeLink(): void {
    this.#linked();
  }
}
