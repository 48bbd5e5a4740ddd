import type { GiftRecipient, SubscriptionEntry } from '../../domain/sales/subscription.ts';
import type { Address, CallOptions } from './identity.ts';
import type {
  Cart,
  NewCartItem,
  NewOrder,
  Order,
  OrderDetails,
  OrderHistory,
  PaymentOption,
  PaymentProof,
  PaymentStart,
} from './orders.ts';

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

/** Settings of the sales service for a site. */
export interface SalesConfig {
  /** The possible reasons of a cancellation. */
  cancelReasons?: readonly string[] | undefined;
  /** Whether `createOrder`, `finalizePayment` and `finalizePaymentUpdate` need a captcha's token. */
  checkoutRecaptchaEnabled?: boolean | undefined;
}

/** With whom a subscription is shared. An invitation counts before it is accepted. */
export interface Sharing {
  /** The most people it can be shared with. */
  numSharesAllowed?: number | undefined;
  /** The subscriptions of these people, not that of the owner. */
  sharedSubscriptions: readonly { subscriptionID: number; email?: string | undefined }[];
}

/** The card on file that is replaced, and the option for the new one. */
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

/** The authorisation of an AMP page's reader. */
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
  /**
   * Ends a subscription with its paid period; until then it has status 3.
   * @throws ApiError 300059 in a state that cannot be cancelled, 330061 for a subscription that another reader shares
   */
  cancel(id: number, why: { reason: string; reasonCode?: string | undefined }): Promise<void>;
  /**
   * Takes a cancellation back, until the period ends.
   * @throws ApiError 330060 if it is active, `not_rescuable` in another state, 330062 for one that another reader shares
   */
  rescue(id: number): Promise<void>;
  /**
   * Invites a person by e-mail. A repeated address gets a new code, which replaces the old one.
   * @returns the code of the e-mail, for `redeem`
   * @throws ApiError 300073 at the limit, `own_email`, `already_shared`, `not_active`, `not_shareable`
   */
  share(id: number, email: string): Promise<{ redeemCode: string }>;
  sharing(id: number, options?: CallOptions): Promise<Sharing>;
  /** @param associateId the subscription of the person it is shared with */
  stopSharing(associateId: number): Promise<void>;
  /**
   * Accepts a shared subscription.
   * @param token `redeemCode` of `share`; @throws ApiError `invalid_redeem_code` if it is unknown, used or too old,
   * `not_active` if its owner's has ended, `already_shared` if the reader has it
   */
  redeem(token: string): Promise<SubscriptionEntry>;
  updateAddress(subscriptionID: number, billingAddress: Address): Promise<Address>;
  /**
   * Sends a bought gift.
   * @param code id of the bought subscription, which makes a new code; or its code, which is kept for another recipient
   * @throws ApiError `unknown_subscription` if the reader has not bought it, `gift_redeemed`, `past_day`
   */
  gift(code: string, recipient: GiftRecipient): Promise<{ subscriptionID: number; redeemCode: string }>;
  /**
   * Accepts a gift. Its period begins now.
   * @param token `redeemCode` of `gift`; @throws ApiError `invalid_redeem_code` if it is unknown, used or too old
   */
  redeemGift(token: string): Promise<SubscriptionEntry>;

  cart(options?: CallOptions): Promise<Cart>;
  addToCart(items: readonly NewCartItem[], billingAddress?: Address): Promise<Cart>;
  removeFromCart(sku: string): Promise<Cart>;
  clearCart(): Promise<Cart>;
  addresses(options?: CallOptions): Promise<Address[]>;
  /**
   * Makes an order of the cart, which stays. Nothing is charged.
   * @throws ApiError `empty_cart`, 130001 without a captcha that the service requires, 300165 to 300169 for the part of
   * the address that is not valid
   */
  createOrder(order: NewOrder): Promise<Order>;
  paymentOptions(options?: CallOptions): Promise<PaymentOption[]>;
  /**
   * Begins a payment. Nothing is charged.
   * @param methodId `paymentMethodID` of the option
   * @param validationURL required for payments by a wallet
   * @throws ApiError `busy` while an earlier call runs, `order_not_payable` if it is paid or cancelled
   */
  initializePayment(orderNumber: string, methodId: number, validationURL?: string): Promise<PaymentStart>;
  /**
   * Charges an order, once: a paid one is returned with its `subscriptionIDs`, and another card is not charged.
   * @returns the paid order, or a 'Pending' one with the bank's `redirectURL`
   * @throws ApiError 300170 if the card is declined and the order stays open, 130001 without a required captcha, 30167a
   * for an answer of the provider that cannot be read, `order_cancelled`, `busy` while an earlier call runs; after
   * `timeout` or `network` the card may be charged, so ask `order` first
   */
  finalizePayment(orderNumber: string, methodId: number, proof: PaymentProof): Promise<Order>;
  /**
   * Asks for the bank's decision and charges the order if it is yes.
   * @param proof with the token of `finalizePayment`
   * @throws ApiError 300170 if the bank or the reader has said no, or nothing yet; others as `finalizePayment`
   */
  finalizePayment3DS(orderNumber: string, methodId: number, proof: PaymentProof): Promise<Order>;

  /** Begins the change of a card on file. @throws ApiError `unknown_payment_method`, `busy` while an earlier call runs */
  initializePaymentUpdate(method: PaymentUpdate): Promise<PaymentStart>;
  /**
   * Gives the service the new card. Nothing is charged.
   * @returns the bank's page for the reader, if the bank asks; null if the card is changed
   * @throws ApiError 300170 if the card is declined and the old one stays, `busy` while an earlier call runs
   */
  finalizePaymentUpdate(method: PaymentUpdate, proof: PaymentProof): Promise<string | null>;
  /** Asks for the bank's decision. @param proof with the token of `finalizePaymentUpdate`; @throws ApiError as it does */
  finalizePaymentUpdate3DS(method: PaymentUpdate, proof: PaymentProof): Promise<string | null>;

  /**
   * The reader's orders, newest first.
   * @param page `start` counts orders from 0 and `pageSize` is 10, unless given; `status` is that of `PastOrder`
   */
  orderHistory(
    page?: { start?: number | undefined; pageSize?: number | undefined; status?: string | undefined },
    options?: CallOptions,
  ): Promise<OrderHistory>;
  /** @throws ApiError `unknown_order`, also for an order of another reader */
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
  /** The products that the reader may read now, each once: of subscriptions that are active, cancelled until the period ends, or wait for a payment. */
  entitlements(options?: CallOptions): Promise<{ skus: readonly { sku: string }[] }>;
}
