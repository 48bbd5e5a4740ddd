import {
  FORM_STEPS,
  NEW_PURCHASE,
  purchaseAfter,
  type PurchaseEvent,
  type PurchaseState,
} from '../../domain/sales/purchase.ts';
import { httpHref } from '../../domain/url/safe.ts';
import { isSameAddress } from './address-parts.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { asApiError, createPayment } from './purchase-payment.ts';
import { storedPurchases, type StoredPurchase } from './purchase-record.ts';
import { NOTHING, type PurchaseOptions, type PurchaseStore, type PurchaseView } from './purchase-view.ts';

const isForm = (step: PurchaseState['step']): boolean => FORM_STEPS.some((name) => name === step);

/**
 * Runs a purchase: cart, order, payment, the bank's question. A payment is sent for an order that is stored in this tab
 * first, and after an answer that was lost the order's state is asked before anything else.
 * @see C4
 */
export function createPurchaseStore(options: PurchaseOptions): PurchaseStore {
  const { sales, session, storage, product, returned } = options;
  const calls = purchaseCalls(options);
  const records = storedPurchases(storage, product);
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
  function keep(sent?: StoredPurchase['sent']): void {
    const { purchase, address, draft, bankPage, wallet } = view;
    const { reader, order } = purchase;
    // Also of a reader whose session has ended: what was sent is not forgotten.
    if (reader === null) return;
    // A token that was sent pays only this order, and the bank's answer is asked for with it.
    records.write({
      reader,
      address,
      draft,
      order,
      ...(sent && { sent, token, bankPage, wallet: wallet?.type }),
    });
  }
  function dispatch(event: PurchaseEvent): void {
    const purchase = purchaseAfter(view.purchase, event);
    if (purchase === view.purchase) return;
    show({
      purchase,
      ...(!purchase.hasCard && { card: undefined, wallet: undefined }),
      ...(!purchase.hasAddress && { address: undefined }),
    });
    if (!purchase.hasCard) token = undefined;
    if (purchase.step === 'paid' || purchase.step === 'owned') {
      records.clear();
      // Nothing personal stays in the tab, and every part of the page gets the new subscription.
      show({ address: undefined, draft: undefined, card: undefined, wallet: undefined });
      sales.notifySubscriptionsChange();
      return;
    }
    if (purchase.step !== 'paying') keep(sentOf(purchase.step));
    endIfOwned();
  }
  /** Another tab may have paid while this one was paying: its refusal must not invite the reader to pay again. */
  function endIfOwned(): void {
    const { subscriptions } = session.getSnapshot();
    if (subscriptions && isForm(step()) && calls.owns(subscriptions)) dispatch({ type: 'owned' });
  }
  const sentOf = (at: PurchaseState['step']): StoredPurchase['sent'] =>
    at === 'challenge' || at === 'unknown' ? at : undefined;

  async function price(): Promise<void> {
    const cart = await calls.cart();
    show({ cart, error: undefined });
    dispatch({ type: 'priced', total: cart.total });
  }
  const tryPrice = (): Promise<void> => price().catch((error: unknown) => show({ error: asApiError(error) }));
  // Without an answer about them a card still pays.
  const findWallets = (): Promise<void> =>
    calls.wallets().then(
      (wallets) => show({ wallets }),
      () => undefined,
    );
  const hold = (given: string): void => {
    token = given;
  };
  const payment = createPayment(
    { view: () => view, show, dispatch, keep, token: () => token, hold, price },
    calls,
    options,
  );

  /** Goes on where a reload, or the bank's page, interrupted. */
  function resume(
    reader: string,
    { address, draft, order: placed = null, sent, ...kept }: StoredPurchase,
  ): void {
    const { total } = view.purchase;
    const held = { ...NEW_PURCHASE, total, hasAddress: address !== undefined, order: placed };
    const wallet = options.wallets?.find(({ type }) => type === kept.wallet);
    const shown = { address, draft, wallet, bankPage: httpHref(kept.bankPage) };
    if (!sent || !placed) return show({ ...shown, purchase: held });
    token = kept.token;
    const purchase = { ...held, reader, total: placed.total, hasCard: token !== undefined, step: sent };
    show({ ...shown, purchase });
    // For another choice, if the answer is no.
    void findWallets();
    if (sent === 'unknown' || returned) void payment.ask();
  }

  /** The reader of the page, as soon as it is known, and when it changes. */
  function follow(): void {
    const { user } = session.getSnapshot();
    if (user === null) return;
    const uuid = user ? user.uuid : null;
    if (uuid !== null && !resumed) {
      resumed = true;
      const kept = records.read();
      if (kept?.reader === uuid) resume(uuid, kept);
    }
    dispatch({ type: 'reader', uuid });
    endIfOwned();
    // A visitor who signs in has another cart.
    if (!isForm(step()) || (uuid ?? '') === pricedFor) return;
    pricedFor = uuid ?? '';
    void tryPrice();
    void findWallets();
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
    price: () => void tryPrice(),
    setDraft: (draft) => {
      view = { ...view, draft };
      keep();
    },
    setAddress: (address) => {
      const changed = !isSameAddress(address, view.address);
      show({ address, draft: undefined });
      dispatch({ type: 'addressed', changed });
    },
    setCard: ({ token: given, brand, lastFour }) => {
      token = given;
      show({ card: { brand, lastFour }, wallet: undefined });
      dispatch({ type: 'carded' });
    },
    setWallet: (wallet) => {
      token = undefined;
      show({ wallet, card: { brand: wallet.name } });
      dispatch({ type: 'carded' });
    },
    edit: (to) => dispatch({ type: 'edit', step: to }),
    pay: (captcha) => void payment.pay(captcha),
    ask: () => void payment.ask(step() === 'challenge'),
  };
}
