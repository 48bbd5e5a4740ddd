import type { SubscriptionEntry } from '../../domain/sales/subscription.ts';
import type { Address, CallOptions } from './identity.ts';

/** A subscription with its term, payments and addresses. Times are milliseconds since 1970. */
export interface SubscriptionDetails extends SubscriptionEntry {
  priceCode?: string | undefined;
  /** 1 bought, 2 shared by its owner. */
  subscriptionType?: number | undefined;
  /** The end of the paid period. */
  nextEventDateUTC?: number | undefined;
  currentPaymentMethod?:
    | {
        creditCardType?: string | undefined;
        lastFour?: string | undefined;
        /** As printed on the card: '12/2027'. */
        expiration?: string | undefined;
        paymentPartner?: string | undefined;
        paymentMethodID?: number | undefined;
      }
    | undefined;
  billingAddress?: Address | undefined;
  events?: readonly { eventType?: string | undefined; eventDateUTC?: number | undefined }[] | undefined;
  /** Oldest first. */
  paymentHistory?:
    | readonly {
        currency?: string | undefined;
        periodFrom?: number | undefined;
        periodTo?: number | undefined;
        total?: number | undefined;
        transactionDate?: number | undefined;
      }[]
    | undefined;
}

export interface SalesConfig {
  /** The possible reasons of a cancellation. */
  cancelReasons?: readonly string[] | undefined;
  checkoutRecaptchaEnabled?: boolean | undefined;
}

export interface CartItem {
  sku: string;
  quantity: number;
  priceCode?: string | undefined;
  name?: string | undefined;
  /** Amounts in the cart's currency. */
  price?: number | undefined;
  total?: number | undefined;
}

export interface Cart {
  items: readonly CartItem[];
  currency?: string | undefined;
  subtotal?: number | undefined;
  tax?: number | undefined;
  total?: number | undefined;
}

export interface NewCartItem {
  sku: string;
  priceCode: string;
  quantity: number;
}

export interface Order {
  orderNumber: string;
  status?: string | undefined;
  /** The subscriptions of a paid order. */
  subscriptionIDs?: readonly number[] | undefined;
  /** The bank's page for 3-D Secure, if the bank requires it. */
  redirectURL?: string | undefined;
  items?: readonly CartItem[] | undefined;
  total?: number | undefined;
  currency?: string | undefined;
}

/** A placed order with its buyer, its amounts and its payments. */
export interface OrderDetails extends Order {
  /** Milliseconds since 1970. */
  orderDate?: number | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  billingAddress?: Address | undefined;
  /** Amounts in the order's currency. */
  subtotal?: number | undefined;
  tax?: number | undefined;
  payments?:
    | readonly {
        amount?: number | undefined;
        paymentMethod?:
          | {
              creditCardType?: string | undefined;
              lastFour?: string | undefined;
              paymentPartner?: string | undefined;
            }
          | undefined;
      }[]
    | undefined;
}

/** The data of a new order. Empty values are omitted. */
export interface NewOrder {
  email: string;
  billingAddress: Address;
  phone?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  secondLastName?: string | undefined;
  shippingAddress?: Address | undefined;
  recaptchaToken?: string | undefined;
}

export interface PaymentOption {
  /** 2 Payment Express, 6 Spreedly, 7 SlimPay, 8 PayU LATAM, 9 Stripe. */
  paymentMethodType: number;
  paymentMethodID: number;
}

export interface PaymentStart {
  orderNumber?: string | undefined;
  parameter1?: string | undefined;
  parameter2?: string | undefined;
}

/** The data that finalises a payment: the provider's token and any other fields of the provider. */
export interface PaymentProof {
  token: string;
  recaptchaToken?: string | undefined;
  /** The card vault's step succeeded. */
  SPREEDLY_SUCCEEDED?: boolean | undefined;
  [extra: string]: unknown;
}

/** An order in the history. `SalesPort.order` has more fields. */
export interface PastOrder {
  orderNumber: string;
  /** Milliseconds since 1970, or ISO 8601. */
  orderDate?: number | string | undefined;
  orderType?: string | undefined;
  /** 'Pending', 'Paid'. */
  orderStatus?: string | undefined;
  totalAmount?: number | undefined;
  tax?: number | undefined;
  currency?: string | undefined;
  products?: readonly { sku: string; name?: string | undefined; quantity?: number | undefined }[] | undefined;
  paymentGateway?: string | undefined;
  /** The last four digits of the card. */
  lastFour?: string | undefined;
  nameOnPayment?: string | undefined;
  creditCardBrand?: string | undefined;
}

export interface OrderHistory {
  start?: number | undefined;
  pageSize?: number | undefined;
  maxResults?: number | undefined;
  /** Newest first. */
  orders: readonly PastOrder[];
}

export interface Sharing {
  numSharesAllowed?: number | undefined;
  sharedSubscriptions: readonly { subscriptionID: number; email?: string | undefined }[];
}

export interface PaymentUpdate {
  /** `paymentMethodID` of the subscription's card. */
  id: number;
  /** `paymentMethodID` of the payment option of the new card. */
  provider: number;
}

/** The account of a purchase at the search engine, with its session if the service returns one. */
export interface SwgPurchaseOwner {
  exists: boolean;
  profileId?: string | undefined;
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
}

export interface AmpReader {
  /** Whether the id is linked to an account. */
  loggedIn: boolean;
  subscriber: boolean;
}

/** The client's state until the reader logs out. `config` and `paymentOptions` are kept afterwards. */
export interface SalesState {
  subscriptions: readonly SubscriptionEntry[] | null;
  sharedSubscriptions: Sharing['sharedSubscriptions'] | null;
  orders: OrderHistory['orders'] | null;
  addresses: readonly Address[] | null;
  currentOrder: Order | null;
  cart: Cart | null;
  config: SalesConfig | null;
  paymentOptions: readonly PaymentOption[] | null;
}

/**
 * Subscriptions, orders and payments. Every method rejects with an `ApiError`. Cart and checkout also work for
 * anonymous visitors; all other methods reject with `missingJwt` without a session.
 * @see C1–C6
 */
export interface SalesPort {
  state(): SalesState;
  /**
   * Notifies after each call that changes, shares or gives the reader's subscriptions, also in other tabs of the browser.
   * Returns a function that unsubscribes.
   */
  onSubscriptionsChange(listener: () => void): () => void;
  /** Notifies of a change that no call of this adapter made: a payment whose answer was lost. */
  notifySubscriptionsChange(): void;
  config(options?: CallOptions): Promise<SalesConfig>;

  activeSubscriptions(options?: CallOptions): Promise<SubscriptionEntry[]>;
  allSubscriptions(options?: CallOptions): Promise<SubscriptionEntry[]>;
  subscription(id: number, options?: CallOptions): Promise<SubscriptionDetails>;
  cancel(id: number, why: { reason: string; reasonCode?: string | undefined }): Promise<void>;
  rescue(id: number): Promise<void>;
  share(id: number, email: string): Promise<{ redeemCode: string }>;
  sharing(id: number, options?: CallOptions): Promise<Sharing>;
  /** @param associateId the subscription of the person it is shared with */
  stopSharing(associateId: number): Promise<void>;
  redeem(token: string): Promise<SubscriptionEntry>;
  updateAddress(subscriptionID: number, billingAddress: Address): Promise<Address>;
  gift(code: string, recipient: object): Promise<{ subscriptionID: number; redeemCode: string }>;
  redeemGift(token: string): Promise<SubscriptionEntry>;

  cart(options?: CallOptions): Promise<Cart>;
  addToCart(items: readonly NewCartItem[], billingAddress?: Address): Promise<Cart>;
  removeFromCart(sku: string): Promise<Cart>;
  clearCart(): Promise<Cart>;
  addresses(options?: CallOptions): Promise<Address[]>;
  createOrder(order: NewOrder): Promise<Order>;
  paymentOptions(options?: CallOptions): Promise<PaymentOption[]>;
  /** @param validationURL required for payments by a wallet */
  initializePayment(orderNumber: string, methodId: number, validationURL?: string): Promise<PaymentStart>;
  finalizePayment(orderNumber: string, methodId: number, proof: PaymentProof): Promise<Order>;
  finalizePayment3DS(orderNumber: string, methodId: number, proof: PaymentProof): Promise<Order>;

  initializePaymentUpdate(method: PaymentUpdate): Promise<PaymentStart>;
  /** The next page for the reader, if the provider requires one. */
  finalizePaymentUpdate(method: PaymentUpdate, proof: PaymentProof): Promise<string | null>;
  finalizePaymentUpdate3DS(method: PaymentUpdate, proof: PaymentProof): Promise<string | null>;

  orderHistory(
    page?: { start?: number; pageSize?: number; status?: string | undefined },
    options?: CallOptions,
  ): Promise<OrderHistory>;
  order(orderNumber: string, options?: CallOptions): Promise<OrderDetails>;
  /**
   * Whether a purchase at the search engine has an account here.
   * @param subscriptionToken JSON text of the purchase data; @throws ApiError `badRequest` for other text
   * @param findOrCreate creates an account and a session if there is none
   */
  swgLoginExists(purchase: { subscriptionToken: string; findOrCreate?: boolean }): Promise<SwgPurchaseOwner>;
  /** Reports a purchase at the search engine to the service. @param raw the runtime's data, unchanged */
  swgPurchase(raw: string): Promise<void>;
  /** The reader's ids on AMP pages. @see C11 */
  ampReaders(options?: CallOptions): Promise<string[]>;
  /** The reader of an AMP reader id. Works without a session. */
  ampReader(id: string, options?: CallOptions): Promise<AmpReader>;
  /** Links the reader id of an AMP page to the reader. */
  addAmpReader(ampReaderId: string): Promise<void>;
  logoutAmpReader(): Promise<void>;
  entitlements(options?: CallOptions): Promise<{ skus: readonly { sku: string }[] }>;
}
