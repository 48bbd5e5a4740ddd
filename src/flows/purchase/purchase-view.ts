import type { ApiError } from '../../domain/errors/api-error.ts';
import type { OfferProduct } from '../../domain/sales/offer.ts';
import type { FormStep, PurchaseState } from '../../domain/sales/purchase.ts';
import type { CardToken } from '../../providers/ports/cards.ts';
import type { Address } from '../../providers/ports/identity.ts';
import type { Cart, Order } from '../../providers/ports/orders.ts';
import type { SalesPort } from '../../providers/ports/sales.ts';
import type { StoragePort } from '../../providers/ports/storage.ts';
import type { SessionStore } from '../session/session-store.ts';

/** A wallet of the site. It is offered where the service's payment options have its type. */
export interface Wallet {
  readonly name: string;
  /** `paymentMethodType` of its payment option. */
  readonly type: number;
  /** The address at which the wallet validates the shop. */
  readonly validationURL: string;
}

export interface PurchaseOptions {
  sales: Pick<
    SalesPort,
    | 'activeSubscriptions'
    | 'addToCart'
    | 'clearCart'
    | 'createOrder'
    | 'paymentOptions'
    | 'initializePayment'
    | 'finalizePayment'
    | 'finalizePayment3DS'
    | 'order'
    | 'notifySubscriptionsChange'
  >;
  session: SessionStore;
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  product: Pick<OfferProduct, 'sku' | 'priceCode' | 'gift'>;
  /** @defaultValue none */
  wallets?: readonly Wallet[] | undefined;
  /** The address to which the page of the bank, or of the wallet, returns. */
  returnUrl: string;
  /** Whether this page has just returned to this address. */
  returned: boolean;
}

/** The state of a page of a purchase. */
export interface PurchaseView {
  readonly purchase: PurchaseState;
  /** The cart as the service priced it. */
  readonly cart: Cart | undefined;
  /** Why there is no price, or no answer about a payment. */
  readonly error: ApiError | undefined;
  /** Whether a call is on its way whose answer the step waits for. */
  readonly busy: boolean;
  readonly address: Address | undefined;
  /** The input of the address form before the reader left it. */
  readonly draft: Address | undefined;
  /** The wallet's name. A page after a reload has neither. */
  readonly card: Pick<CardToken, 'brand' | 'lastFour'> | undefined;
  /** The wallets that can pay. */
  readonly wallets: readonly Wallet[];
  /** The wallet that the reader chose. */
  readonly wallet: Wallet | undefined;
  /** The page of the bank, or of the wallet. */
  readonly bankPage: string | undefined;
  readonly paid: Order | undefined;
}

/** One reader's purchase of one product. */
export interface PurchaseStore {
  getSnapshot(): PurchaseView;
  /** The first listener starts the purchase, or continues one that a reload interrupted. */
  subscribe(listener: () => void): () => void;
  /** Prices the product again, after a failure. */
  price(): void;
  setDraft(draft: Address): void;
  setAddress(address: Address): void;
  setCard(card: CardToken): void;
  setWallet(wallet: Wallet): void;
  edit(step: FormStep): void;
  /** @param captcha a token of the captcha, where the service asks for one */
  pay(captcha?: string): void;
  /** Asks how a payment went: the reader is back from the bank, or an answer was lost. */
  ask(): void;
}

/** The state of a purchase before any reply. */
export const NOTHING = {
  cart: undefined,
  error: undefined,
  busy: false,
  address: undefined,
  draft: undefined,
  card: undefined,
  wallets: [] as readonly Wallet[],
  wallet: undefined,
  bankPage: undefined,
  paid: undefined,
} satisfies Partial<PurchaseView>;
