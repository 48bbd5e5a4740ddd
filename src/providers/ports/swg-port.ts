import type { Order } from './orders.ts';

/** Callbacks of a page for subscriptions at the search engine. */
export interface SwgHandlers {
  /** Called after every report about entitlements. */
  onEntitlements?: ((entitled: boolean) => void) | undefined;
  /** Linking failed. It is not tried again before the next log-out. */
  onRejected?: ((error: unknown) => void) | undefined;
  /** A purchase is complete. */
  onPaid?: (() => void) | undefined;
  /** The search engine's window closed without a purchase: the reader left it, or the payment was refused. */
  onNotPaid?: ((error: unknown) => void) | undefined;
  /** The reader wants to log in, from the search engine's window. */
  onLoginRequest?: (() => void) | undefined;
}

/** Subscriptions through the search engine. @see C10 */
export interface SwgPort {
  /**
   * Asks the search engine what its reader owns, and reports to these handlers, which replace earlier ones. Another
   * call asks again. False if the runtime cannot be started, which is logged. The page works without it.
   */
  start(handlers: SwgHandlers): Promise<boolean>;
  showOffers(): Promise<void>;
  subscribe(sku: string): Promise<void>;
  /** Whether an order has the product that the search engine knows. */
  canLink(order: Pick<Order, 'items'>): boolean;
  /**
   * Saves a purchase from this site at the search engine; false for an order without its product.
   * @throws ApiError 'User is not logged in, cannot link'
   */
  linkOrder(order: Order): Promise<boolean>;
  /** Links the search engine's account to this reader again. @throws ApiError 'User is not logged in.' */
  relink(idToken: string): Promise<void>;
  /** Logs out, here and at the runtime, and reloads the page. */
  logout(): Promise<void>;
}
