import type { Address } from './identity.ts';

/**
 * A product in a cart or an order. Amounts of carts, orders and payments are in whole units of the currency: 249000 is
 * 249,000 pesos. They are never cents.
 */
export interface CartItem {
  sku: string;
  quantity: number;
  priceCode?: string | undefined;
  name?: string | undefined;
  /** Of one item, with tax. */
  price?: number | undefined;
  /** Of all items of this product, with tax. */
  total?: number | undefined;
  /** Whether it was bought for another person, and is paid once. */
  gift?: boolean | undefined;
}

/** The products that a visitor is about to buy, and what they cost. */
export interface Cart {
  items: readonly CartItem[];
  /** ISO 4217, as 'COP'. */
  currency?: string | undefined;
  /** Without tax. */
  subtotal?: number | undefined;
  tax?: number | undefined;
  /** With tax. */
  total?: number | undefined;
}

/** A product for the cart. The service knows its price by the price code. */
export interface NewCartItem {
  sku: string;
  priceCode: string;
  quantity: number;
}

/** An order and how far its payment is. */
export interface Order {
  orderNumber: string;
  /** 'Pending' until it is paid, 'Paid', 'PartiallyPaid', 'Cancelled'. */
  status?: string | undefined;
  /** The subscriptions of a paid order. */
  subscriptionIDs?: readonly number[] | undefined;
  /** The bank's page for 3-D Secure, if the bank requires it. */
  redirectURL?: string | undefined;
  items?: readonly CartItem[] | undefined;
  /** The price for the reader, with tax, in whole units of the currency. */
  total?: number | undefined;
  /** ISO 4217, as 'COP'. */
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
  /** Without tax, in whole units of the order's currency. */
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

/** A way to pay that the service offers. */
export interface PaymentOption {
  /** 2 Payment Express, 6 Spreedly, 7 SlimPay, 8 PayU LATAM, 9 Stripe. */
  paymentMethodType: number;
  /** The `methodId` of the calls that pay. */
  paymentMethodID: number;
}

/** The provider's data for a payment, or for a new card, that has begun. */
export interface PaymentStart {
  /** Absent for a new card. */
  orderNumber?: string | undefined;
  /** The provider's id of the payment; for a wallet the token of its session, which `finalizePayment` takes. */
  parameter1?: string | undefined;
  /** The provider's address. */
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
  /** With tax, in whole units of the currency. */
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

/** A page of a reader's orders. */
export interface OrderHistory {
  /** The number of orders before this page. */
  start?: number | undefined;
  /** The most orders that a page has. */
  pageSize?: number | undefined;
  /** The number of orders on all pages. */
  maxResults?: number | undefined;
  /** Newest first. */
  orders: readonly PastOrder[];
}
