import { ApiError, CLIENT_CODES } from '../domain/errors/api-error.ts';
import {
  FORM_STEPS,
  NEW_PURCHASE,
  paymentFailure,
  purchaseAfter,
  type FormStep,
  type PurchaseEvent,
  type PurchaseState,
} from '../domain/sales/purchase.ts';
import type { SubscriptionEntry } from '../domain/sales/subscription.ts';
import { httpHref } from '../domain/url/safe.ts';
import type { CardToken } from './ports/cards.ts';
import type { Address, ReaderProfile } from './ports/identity.ts';
import type { Cart, Order, SalesPort } from './ports/sales.ts';
import type { StoragePort } from './ports/storage.ts';
import { keptPurchases, type KeptPurchase } from './purchase-record.ts';
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
  pay(): void;
  /** Asks how a payment went: the reader is back from the bank, or an answer was lost. */
  ask(): void;
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(CLIENT_CODES.badReply, String(error), 0, { cause: error });

/** Active, and suspended until it is paid. A cancelled subscription may be bought again. */
const OWNED: readonly number[] = [1, 4];

const isForm = (step: PurchaseState['step']): boolean => FORM_STEPS.some((name) => name === step);

const NOTHING = {
  cart: undefined,
  error: undefined,
  busy: false,
  address: undefined,
  draft: undefined,
  card: undefined,
  bankPage: undefined,
  paid: undefined,
} satisfies Partial<PurchaseView>;

/**
 * Runs a purchase: cart, order, payment, the bank's question. A payment is sent for an order that is stored in this tab
 * first, and after an answer that was lost the order's state is asked before anything else.
 * @see C4
 */
export function createPurchaseStore(options: PurchaseOptions): PurchaseStore {
  const { sales, session, storage, product, returnUrl, returned } = options;
  const { sku, priceCode } = product;
  const records = keptPurchases(storage, product);
  const listeners = new Set<() => void>();
  let view: PurchaseView = { ...NOTHING, purchase: NEW_PURCHASE };
  let token: string | undefined;
  let resumed = false;
  let pricedFor: string | undefined;
  let stop: (() => void) | undefined;

  const show = (change: Partial<PurchaseView>): void => {
    view = { ...view, ...change };
    [...listeners].forEach((listener) => listener());
  };
  const step = (): PurchaseState['step'] => view.purchase.step;
  function keep(sent?: KeptPurchase['sent']): void {
    const { purchase, address, draft, bankPage } = view;
    const { reader, order } = purchase;
    // Also of a reader whose session has ended: what was sent is not forgotten.
    if (reader === null) return;
    // A token that was sent pays only this order, and the bank's answer is asked for with it.
    records.write({ reader, address, draft, order, ...(sent && { sent, token, bankPage }) });
  }
  function dispatch(event: PurchaseEvent): void {
    const purchase = purchaseAfter(view.purchase, event);
    if (purchase === view.purchase) return;
    show({
      purchase,
      ...(!purchase.hasCard && { card: undefined }),
      ...(!purchase.hasAddress && { address: undefined }),
    });
    if (!purchase.hasCard) token = undefined;
    if (purchase.step === 'paid' || purchase.step === 'owned') {
      records.clear();
      // Nothing personal stays in the tab, and every part of the page gets the new subscription.
      show({ address: undefined, draft: undefined, card: undefined });
      sales.notifySubscriptionsChange();
    } else if (purchase.step !== 'paying') keep(sentOf(purchase.step));
  }
  const sentOf = (at: PurchaseState['step']): KeptPurchase['sent'] =>
    at === 'challenge' || at === 'unknown' ? at : undefined;

  /** The cart with this product and nothing else: an order takes the whole cart. */
  async function fillCart(): Promise<number> {
    const items = [{ sku, priceCode, quantity: 1 }];
    let cart = await sales.addToCart(items);
    if (cart.items.some((item) => item.sku !== sku || item.quantity !== 1)) {
      await sales.clearCart();
      cart = await sales.addToCart(items);
    }
    const { total } = cart;
    if (total === undefined || !Number.isFinite(total) || cart.items.length !== 1)
      throw new ApiError(CLIENT_CODES.badReply, 'The cart has no total.');
    show({ cart, error: undefined });
    return total;
  }

  async function price(): Promise<void> {
    try {
      dispatch({ type: 'priced', total: await fillCart() });
    } catch (error) {
      show({ error: asApiError(error) });
    }
  }

  /** Whether the reader has a subscription to the product: bought before, or in another tab. */
  const owns = (held: readonly SubscriptionEntry[]): boolean =>
    !product.gift && held.some((one) => one.sku === sku && OWNED.includes(one.status));

  async function order(): Promise<void> {
    const { user } = session.getSnapshot();
    const { address, purchase } = view;
    if (!user || !address) throw new ApiError(CLIENT_CODES.missingJwt, 'There is no reader.');
    if (purchase.order) return;
    const { email, firstName, lastName, secondLastName } = user as ReaderProfile;
    const made = await sales.createOrder({
      email: email ?? '',
      firstName,
      lastName,
      secondLastName,
      billingAddress: address,
    });
    const total = made.total ?? purchase.total ?? 0;
    dispatch({ type: 'ordered', order: { number: made.orderNumber, total } });
  }

  async function method(): Promise<number> {
    const [first] = await sales.paymentOptions();
    if (!first) throw new ApiError(CLIENT_CODES.badReply, 'There is no way to pay.');
    return first.paymentMethodID;
  }

  /** Everything before the payment: a failure here has charged nothing. @returns the payment method */
  async function prepare(): Promise<number | undefined> {
    if (owns(await sales.activeSubscriptions())) {
      dispatch({ type: 'owned' });
      return undefined;
    }
    dispatch({ type: 'priced', total: await fillCart() });
    if (step() !== 'paying') return undefined;
    await order();
    const { number } = view.purchase.order ?? {};
    if (step() !== 'paying' || number === undefined) return undefined;
    const id = await method();
    await sales.initializePayment(number, id);
    return id;
  }

  async function pay(): Promise<void> {
    dispatch({ type: 'pay' });
    if (step() !== 'paying' || view.busy) return;
    show({ busy: true, error: undefined });
    try {
      const id = await prepare();
      if (id !== undefined) await send(id);
    } catch (error) {
      await notSent(asApiError(error));
    } finally {
      show({ busy: false });
    }
  }

  async function notSent(error: ApiError): Promise<void> {
    // The order was paid or cancelled before: its state says which.
    const { order: placed } = view.purchase;
    if (error.code === 'order_not_payable' && placed) {
      dispatch({ type: 'lost' });
      await look(placed.number);
    } else if (error.code === 'unknown_order') dispatch({ type: 'cancelled' });
    else dispatch({ type: 'failed', code: error.code });
    if (paymentFailure(error) === 'signedOut') signedOut();
  }

  const signedOut = (): void => dispatch({ type: 'reader', uuid: null });

  async function send(id: number): Promise<void> {
    const { order: placed } = view.purchase;
    if (!placed || !token) return;
    // A reload from here on asks for the order's state.
    keep('unknown');
    try {
      outcome(await sales.finalizePayment(placed.number, id, { token, returnURL: returnUrl }));
    } catch (error) {
      refused(asApiError(error));
      if (step() === 'unknown') await look(placed.number);
    }
  }

  function outcome(reply: Order): void {
    const bankPage = httpHref(reply.redirectURL);
    if (reply.status === 'Paid') {
      show({ paid: reply });
      dispatch({ type: 'paid' });
    } else if (bankPage) {
      show({ bankPage });
      dispatch({ type: 'challenged' });
    } else dispatch({ type: 'lost' });
  }

  function refused(error: ApiError): void {
    switch (paymentFailure(error)) {
      case 'declined':
        return dispatch({ type: 'declined', code: error.code });
      case 'owned':
        return dispatch({ type: 'owned' });
      case 'cancelled':
        return dispatch({ type: 'cancelled' });
      case 'signedOut':
        // The service refused the call before it looked at the payment.
        if (step() === 'paying') dispatch({ type: 'failed', code: error.code });
        else show({ error });
        return signedOut();
      case 'lost':
        return dispatch({ type: 'lost' });
    }
  }

  /** The order's state decides. @param number of an order whose payment was sent */
  async function look(number: string): Promise<void> {
    try {
      const found = await sales.order(number);
      show({ error: undefined });
      if (found.status === 'Paid') {
        show({ paid: found });
        dispatch({ type: 'paid' });
      } else dispatch({ type: found.status === 'Cancelled' ? 'cancelled' : 'open' });
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'unknown_order') dispatch({ type: 'cancelled' });
      else show({ error });
    }
  }

  async function ask(): Promise<void> {
    const { purchase } = view;
    const bank = purchase.step === 'challenge';
    dispatch({ type: 'answered' });
    if (step() !== 'unknown' || view.busy || !purchase.order) return;
    show({ busy: true });
    const { number } = purchase.order;
    try {
      if (bank && token) {
        try {
          return outcome(await sales.finalizePayment3DS(number, await method(), { token }));
        } catch (error) {
          refused(asApiError(error));
        }
      }
      if (step() === 'unknown') await look(number);
    } finally {
      show({ busy: false });
    }
  }

  /** Goes on where a reload, or the bank's page, interrupted. */
  function resume(
    reader: string,
    { address, draft, order: placed = null, sent, ...kept }: KeptPurchase,
  ): void {
    const { total } = view.purchase;
    const held = { ...NEW_PURCHASE, total, hasAddress: address !== undefined, order: placed };
    const shown = { address, draft, bankPage: httpHref(kept.bankPage) };
    if (!sent || !placed) return show({ ...shown, purchase: held });
    token = kept.token;
    const purchase = { ...held, reader, total: placed.total, hasCard: token !== undefined, step: sent };
    show({ ...shown, purchase });
    if (sent === 'unknown' || returned) void ask();
  }

  /** The reader of the page, as soon as it is known, and when it changes. */
  function follow(): void {
    const { user, subscriptions } = session.getSnapshot();
    if (user === null) return;
    const uuid = user ? user.uuid : null;
    if (uuid !== null && !resumed) {
      resumed = true;
      const kept = records.read();
      if (kept?.reader === uuid) resume(uuid, kept);
    }
    dispatch({ type: 'reader', uuid });
    if (subscriptions && isForm(step()) && owns(subscriptions)) dispatch({ type: 'owned' });
    // A visitor who signs in has another cart.
    if (!isForm(step()) || (uuid ?? '') === pricedFor) return;
    pricedFor = uuid ?? '';
    void price();
  }

  return {
    getSnapshot: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!stop) {
        stop = session.subscribe(follow);
        follow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    price: () => void price(),
    setDraft: (draft) => {
      view = { ...view, draft };
      keep();
    },
    setAddress: (address) => {
      show({ address, draft: undefined });
      dispatch({ type: 'addressed' });
    },
    setCard: ({ token: given, brand, lastFour }) => {
      token = given;
      show({ card: { brand, lastFour } });
      dispatch({ type: 'carded' });
    },
    edit: (to) => dispatch({ type: 'edit', step: to }),
    pay: () => void pay(),
    ask: () => void ask(),
  };
}
