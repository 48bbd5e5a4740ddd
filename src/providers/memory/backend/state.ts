import type { ClockPort } from '../../ports/clock.ts';
import type { Address, ReaderProfile } from '../../ports/identity.ts';

export interface Account {
  uuid: string;
  email: string;
  password: string;
  profile: ReaderProfile;
  emailVerified: boolean;
  segment: string;
  addresses: Address[];
}

export interface Subscription {
  subscriptionID: number;
  /** Uuid of who reads by it; null while nobody has redeemed it. */
  owner: string | null;
  buyer: string;
  status: number;
  sku: string;
  productName: string;
  priceCode: string;
  paymentMethod: { paymentMethodID: number; paymentPartner: string; lastFour: string };
  billingAddress: Address;
  /** The subscription that this one is a share of. */
  parent?: number;
  invited?: string;
  redeemCode?: string;
}

export interface CartLine {
  sku: string;
  priceCode: string;
  quantity: number;
}

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
  /** The bank's page, and whether the reader agreed there. */
  challenge?: { address: string; approved: boolean };
}

export interface Product {
  sku: string;
  name: string;
  priceCode: string;
  /** Pesos, tax included. */
  price: number;
  shares: number;
  gift?: boolean;
}

export interface Letter {
  kind: 'verify' | 'magic' | 'reset' | 'anonymise' | 'share' | 'gift';
  to: string;
  token: string;
}

/** Everything that the service in memory remembers. */
export interface BackendState {
  clock: ClockPort;
  accounts: Map<string, Account>;
  /** Valid refresh tokens, and whose they are. */
  sessions: Map<string, string>;
  letters: Letter[];
  /** Secrets that were not used, by `kind:token`, and whose they are. */
  secrets: Map<string, string>;
  /** Addresses that a used secret verified. */
  usedVerifications: Set<string>;
  products: Product[];
  carts: Map<string, CartLine[]>;
  orders: StoredOrder[];
  subscriptions: Subscription[];
  ampReaders: Map<string, string>;
  identityConfig: Record<string, unknown>;
  salesConfig: Record<string, unknown>;
  /** A number that was not given out before. */
  next(): number;
}

export const MEMORY_PRODUCTS: readonly Product[] = [
  {
    sku: 'DIGITAL-ANUAL',
    name: 'Suscripción digital anual',
    priceCode: 'ANUAL-199',
    price: 199_000,
    shares: 3,
  },
  {
    sku: 'DIGITAL-ANUAL',
    name: 'Suscripción digital anual',
    priceCode: 'ANUAL-REGALO',
    price: 199_000,
    shares: 3,
    gift: true,
  },
];

export function emptyState(clock: ClockPort): BackendState {
  let given = 1000;
  return {
    clock,
    accounts: new Map(),
    sessions: new Map(),
    letters: [],
    secrets: new Map(),
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
