import type { SubscriptionEntry } from '../../domain/sales/subscription.ts';
import type { Address, CallOptions } from './identity.ts';

export interface SalesConfig {
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
  /** What a paid order began. */
  subscriptionIDs?: readonly number[] | undefined;
  /** Where the bank wants to see the reader before it pays: 3-D Secure. */
  redirectURL?: string | undefined;
  items?: readonly CartItem[] | undefined;
  total?: number | undefined;
  currency?: string | undefined;
}

/** What creates an order; empty values are left out. @see 000 §3 */
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

/** What finalises a payment: the provider's token, and whatever else the provider asks for. */
export interface PaymentProof {
  token: string;
  recaptchaToken?: string | undefined;
  /** The card vault's step succeeded. */
  SPREEDLY_SUCCEEDED?: boolean | undefined;
  [extra: string]: unknown;
}

export interface OrderHistory {
  start?: number | undefined;
  pageSize?: number | undefined;
  maxResults?: number | undefined;
  orders: readonly Record<string, unknown>[];
}

export interface Sharing {
  numSharesAllowed?: number | undefined;
  sharedSubscriptions: readonly { subscriptionID: number; email?: string | undefined }[];
}

export interface PaymentUpdate {
  /** `paymentMethodID` of the subscription's card. */
  id: number;
  /** `paymentMethodID` of the option that the new card is paid by. */
  provider: number;
}

/** The account that a purchase at the search giant belongs to, with its session when the service gives one. */
export interface SwgPurchaseOwner {
  exists: boolean;
  profileId?: string | undefined;
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
}

export interface AmpReader {
  /** The id is joined to an account. */
  loggedIn: boolean;
  subscriber: boolean;
}

/** What the client remembers until the reader logs out; `config` and `paymentOptions` stay then too. @see 000 §4 */
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
 * Subscriptions, orders and payments. Every method rejects with an `ApiError`; cart and checkout work
 * anonymously, the rest rejects with `missingJwt` when nobody is logged in.
 * @see 000 §4, §5, §7 'Sales API', C1–C6
 */
export interface SalesPort {
  state(): SalesState;
  config(options?: CallOptions): Promise<SalesConfig>;

  activeSubscriptions(options?: CallOptions): Promise<SubscriptionEntry[]>;
  allSubscriptions(options?: CallOptions): Promise<SubscriptionEntry[]>;
  subscription(id: number, options?: CallOptions): Promise<SubscriptionEntry>;
  cancel(id: number, why: { reason: string; reasonCode?: string | undefined }): Promise<void>;
  rescue(id: number): Promise<void>;
  share(id: number, email: string): Promise<{ redeemCode: string }>;
  sharing(id: number, options?: CallOptions): Promise<Sharing>;
  /** @param associateId the subscription of the person it was shared with */
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
  /** @param validationURL asked for by a wallet's payment */
  initializePayment(orderNumber: string, methodId: number, validationURL?: string): Promise<PaymentStart>;
  finalizePayment(orderNumber: string, methodId: number, proof: PaymentProof): Promise<Order>;
  finalizePayment3DS(orderNumber: string, methodId: number, proof: PaymentProof): Promise<Order>;

  initializePaymentUpdate(method: PaymentUpdate): Promise<PaymentStart>;
  /** Where the reader goes on, when the provider wants to see them. */
  finalizePaymentUpdate(method: PaymentUpdate, proof: PaymentProof): Promise<string | null>;
  finalizePaymentUpdate3DS(method: PaymentUpdate, proof: PaymentProof): Promise<string | null>;

  orderHistory(
    page?: { start?: number; pageSize?: number; status?: string | undefined },
    options?: CallOptions,
  ): Promise<OrderHistory>;
  order(orderNumber: string, options?: CallOptions): Promise<Order>;
  /**
   * Whether a purchase at the search giant has an account here.
   * @param subscriptionToken JSON text of the purchase data; @throws ApiError `badRequest` when it is none
   * @param findOrCreate makes an account when there is none, and a session of it
   */
  swgLoginExists(purchase: { subscriptionToken: string; findOrCreate?: boolean }): Promise<SwgPurchaseOwner>;
  /** Tells the service of a purchase at the search giant. @param raw as the runtime handed it out */
  swgPurchase(raw: string): Promise<void>;
  /** The ids that AMP pages know the reader by. @see C11 */
  ampReaders(options?: CallOptions): Promise<string[]>;
  /** Whom an AMP page's reader id stands for; needs no session. */
  ampReader(id: string, options?: CallOptions): Promise<AmpReader>;
  /** Joins an AMP page's reader id to the reader. */
  addAmpReader(ampReaderId: string): Promise<void>;
  logoutAmpReader(): Promise<void>;
  entitlements(options?: CallOptions): Promise<{ skus: readonly { sku: string }[] }>;
}
