import type { Order } from './sales.ts';

/** What a page hears of the search giant's subscriptions. */
export interface SwgHandlers {
  /** After every answer about entitlements. */
  onEntitlements?: ((entitled: boolean) => void) | undefined;
  /** Linking failed: it is not tried again before the next log-out. */
  onRejected?: ((error: unknown) => void) | undefined;
  /** A purchase is complete. */
  onPaid?: (() => void) | undefined;
  /** The reader asked to log in, from the search giant's window. */
  onLoginRequest?: (() => void) | undefined;
}

/** Subscriptions through the search giant. @see C10 */
export interface SwgPort {
  /** False when the runtime cannot be started, which is logged; the page works without. */
  start(handlers: SwgHandlers): Promise<boolean>;
  showOffers(): Promise<void>;
  subscribe(sku: string): Promise<void>;
  /**
   * Saves a purchase made here with the search giant; false for an order without its product.
   * @throws ApiError 'User is not logged in, cannot link'
   */
  linkOrder(order: Order): Promise<boolean>;
  /** Links the search giant's account to this reader again. @throws ApiError 'User is not logged in.' */
  relink(idToken: string): Promise<void>;
  /** Logs out, here and at the runtime, and reloads the page. */
  logout(): Promise<void>;
}
