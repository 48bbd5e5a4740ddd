import type { ApiError } from '../domain/errors/api-error.ts';
import type { FormStep, PurchaseState } from '../domain/sales/purchase.ts';
import type { CardToken } from './ports/cards.ts';
import type { Address } from './ports/identity.ts';
import type { Cart, Order, SalesPort } from './ports/sales.ts';
import type { StoragePort } from './ports/storage.ts';
import type { SessionStore } from './session-store.ts';

export interface PurchaseProduct {
  sku: string;
  priceCode: string;
  /** Whether the buyer gives it to another person. One may give any number. */
  gift: boolean;
}

export interface PurchaseOptions {
  sales: SalesPort;
  session: SessionStore;
  storage: StoragePort;
  product: PurchaseProduct;
  /** The address to which the bank's page returns. */
  returnUrl: string;
  /** Whether the bank's page has just returned to this address. */
  returned: boolean;
}

/** What a page of a purchase shows. */
export interface PurchaseView {
  readonly purchase: PurchaseState;
  /** The cart as the service priced it. */
  readonly cart: Cart | undefined;
  /** Why there is no price, or no answer about a payment. */
  readonly error: ApiError | undefined;
  /** Whether a call is on its way whose answer the step waits for. */
  readonly busy: boolean;
  readonly address: Address | undefined;
  /** What was typed into the form of the address before it was left. */
  readonly draft: Address | undefined;
  readonly card: Pick<CardToken, 'brand' | 'lastFour'> | undefined;
  /** The bank's page. */
  readonly bankPage: string | undefined;
  /** The paid order. */
  readonly paid: Order | undefined;
}

/** One reader's purchase of one product. */
export interface PurchaseStore {
  getSnapshot(): PurchaseView;
  /** The first listener starts the purchase, or goes on with one that a reload interrupted. */
  subscribe(listener: () => void): () => void;
  /** Prices the product again, after a failure. */
  price(): void;
  setDraft(draft: Address): void;
  setAddress(address: Address): void;
  setCard(card: CardToken): void;
  edit(step: FormStep): void;
  /** @param captcha a token of the captcha, where the service asks for one */
  pay(captcha?: string): void;
  /** Asks how a payment went: the reader is back from the bank, or an answer was lost. */
  ask(): void;
}

/** What is shown of a purchase before anything is known. */
export const NOTHING = {
  cart: undefined,
  error: undefined,
  busy: false,
  address: undefined,
  draft: undefined,
  card: undefined,
  bankPage: undefined,
  paid: undefined,
} satisfies Partial<PurchaseView>;
