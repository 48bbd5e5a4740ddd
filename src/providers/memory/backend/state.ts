import type { OfferProduct } from '../../../domain/sales/offer.ts';
import type { ClockPort } from '../../ports/clock.ts';
import type { Address, ReaderProfile } from '../../ports/identity.ts';

/** A reader of the service. */
export interface Account {
  uuid: string;
  email: string;
  password: string;
  profile: ReaderProfile;
  emailVerified: boolean;
  segment: string;
  addresses: Address[];
  /** A new address that is not confirmed yet. */
  pendingEmail?: string | undefined;
  /** The password no longer signs in: an e-mail must replace it. */
  mustReset?: boolean;
}

/** The bank's page, and whether the reader agreed there. */
export interface Challenge {
  address: string;
  approved: boolean;
}

/** A subscription. Times are milliseconds since 1970. */
export interface Subscription {
  subscriptionID: number;
  /** Uuid of its reader; null before it is redeemed. */
  owner: string | null;
  buyer: string;
  status: number;
  sku: string;
  productName: string;
  priceCode: string;
  paymentMethod: {
    paymentMethodID: number;
    paymentPartner: string;
    creditCardType: string;
    lastFour: string;
    expiration: string;
  };
  /** The bank's page about another card, and whether the reader agreed there. */
  challenge?: Challenge;
  billingAddress: Address;
  /** The end of the paid period. */
  nextEventDateUTC: number;
  /** The parent of a shared subscription. */
  parent?: number;
  invited?: string;
  redeemCode?: string;
}

/** A product in a cart. */
export interface CartLine {
  sku: string;
  priceCode: string;
  quantity: number;
}

/** An order. `orderDate` is milliseconds since 1970. */
export interface StoredOrder {
  orderNumber: string;
  /** Uuid of the reader, or the browser of an anonymous visitor. */
  buyer: string;
  email: string;
  status: 'Pending' | 'Paid';
  lines: CartLine[];
  billingAddress: Address;
  orderDate: number;
  subscriptionIDs?: number[];
  challenge?: Challenge;
}

/** An e-mail that the service has sent, with the secret of its link. */
export interface SentEmail {
  kind: 'verify' | 'new-email' | 'email-change' | 'magic' | 'reset' | 'anonymise' | 'share' | 'gift';
  to: string;
  token: string;
}

/** The state of the service in memory. */
export interface BackendState {
  clock: ClockPort;
  accounts: Map<string, Account>;
  /** Valid refresh tokens and their owners. */
  sessions: Map<string, string>;
  emails: SentEmail[];
  /** Unused secrets by `kind:token`, and their owners. */
  secrets: Map<string, string>;
  /** The address to restore, by the token of the e-mail to the old address. */
  emailUndos: Map<string, { uuid: string; email: string }>;
  /** Addresses that a used secret verified. */
  usedVerifications: Set<string>;
  products: OfferProduct[];
  carts: Map<string, CartLine[]>;
  orders: StoredOrder[];
  subscriptions: Subscription[];
  ampReaders: Map<string, string>;
  identityConfig: Record<string, unknown>;
  salesConfig: Record<string, unknown>;
  /** A new unique number. */
  next(): number;
}

const YEARLY: OfferProduct = {
  sku: 'DIGITAL-ANUAL',
  priceCode: 'ANUAL-199',
  name: 'Suscripción digital anual',
  description: 'Todo el contenido para suscriptores, durante un año.',
  price: 199_000,
  currency: 'COP',
  // IVA, of digital subscriptions.
  taxPercent: 19,
  periodMonths: 12,
  gift: false,
  sharesAllowed: 3,
};

export const MEMORY_PRODUCTS: readonly OfferProduct[] = [
  YEARLY,
  {
    ...YEARLY,
    sku: 'DIGITAL-MENSUAL',
    priceCode: 'MENSUAL-19',
    name: 'Suscripción digital mensual',
    description: 'Todo el contenido para suscriptores, mes a mes.',
    price: 19_900,
    periodMonths: 1,
    sharesAllowed: 1,
  },
  { ...YEARLY, priceCode: 'ANUAL-REGALO', gift: true },
];

export function emptyState(clock: ClockPort): BackendState {
  let given = 1000;
  return {
    clock,
    accounts: new Map(),
    sessions: new Map(),
    emails: [],
    secrets: new Map(),
    emailUndos: new Map(),
    usedVerifications: new Set(),
    products: [...MEMORY_PRODUCTS],
    carts: new Map(),
    orders: [],
    subscriptions: [],
    ampReaders: new Map(),
    identityConfig: {
      pwMinLength: 8,
      pwUppercase: 1,
      pwLowercase: 1,
      pwPwNumbers: 1,
      pwSpecialCharacters: 0,
    },
    salesConfig: { checkoutRecaptchaEnabled: false, cancelReasons: ['El precio es muy alto', 'Otro motivo'] },
    next: () => (given += 1),
  };
}
