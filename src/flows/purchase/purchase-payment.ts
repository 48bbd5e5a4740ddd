import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { paymentFailure, type PurchaseEvent, type PurchaseState } from '../../domain/sales/purchase.ts';
import { httpHref } from '../../domain/url/safe.ts';
import type { Order } from '../../providers/ports/orders.ts';
import type { PurchaseCalls } from './purchase-calls.ts';
import type { StoredPurchase } from './purchase-record.ts';
import type { PurchaseOptions, PurchaseView } from './purchase-view.ts';

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(CLIENT_CODES.badReply, String(error), 0, { cause: error });

/** The parts of a purchase that its payment needs. */
export interface PurchaseMachine {
  view(): PurchaseView;
  show(change: Partial<PurchaseView>): void;
  dispatch(event: PurchaseEvent): void;
  /** Stores the purchase in the tab. */
  keep(sent?: StoredPurchase['sent']): void;
  /** The gateway's token of the card, or the wallet's of its session. */
  token(): string | undefined;
  /** The session of a wallet that opened. */
  hold(token: string): void;
  /** Asks the service for the price. */
  price(): Promise<void>;
}

/** The order's data at the beginning of a payment. */
const ORDER_ERRORS: readonly string[] = ['order_not_payable', 'unknown_order'];

/** Sends payments and asks how they went. */
export interface Payment {
  pay(captcha?: string): Promise<void>;
  /** @param byReader the reader does not wait for the bank's or the wallet's answer */
  ask(byReader?: boolean): Promise<void>;
}

/**
 * A payment is sent for an order that is stored in this tab first, and after an answer that was lost the order's state
 * is asked before anything else.
 * @see C4
 */
export function createPayment(
  machine: PurchaseMachine,
  calls: PurchaseCalls,
  { sales, session, returnUrl }: Pick<PurchaseOptions, 'sales' | 'session' | 'returnUrl'>,
): Payment {
  const { view, show, dispatch } = machine;
  const step = (): PurchaseState['step'] => view().purchase.step;

  /** @returns whether the captcha was used: it is valid once, and the payment needs another one */
  async function order(captcha: string | undefined): Promise<boolean> {
    const { address, purchase } = view();
    if (purchase.order) return false;
    const made = await calls.order(address, captcha);
    const total = made.total ?? purchase.total ?? 0;
    dispatch({ type: 'ordered', order: { number: made.orderNumber, total } });
    return captcha !== undefined;
  }

  async function endIfOwned(): Promise<void> {
    if (calls.owns(await sales.activeSubscriptions())) dispatch({ type: 'owned' });
  }

  /** Everything before the payment: a failure here has charged nothing. @returns the payment method */
  async function prepare(captcha: string | undefined): Promise<number | undefined> {
    await endIfOwned();
    if (step() !== 'paying') return undefined;
    await machine.price();
    if (step() !== 'paying') return undefined;
    if (await order(captcha)) dispatch({ type: 'spent' });
    // Another tab's payment cancels the orders that exist then. One that paid before this order existed is found here.
    await endIfOwned();
    const { number } = view().purchase.order ?? {};
    if (step() !== 'paying' || number === undefined) return undefined;
    return begin(number);
  }

  /** @returns the payment method; undefined for a wallet that does not open */
  async function begin(number: string): Promise<number | undefined> {
    const { wallet } = view();
    try {
      const id = await calls.method(wallet);
      const { parameter1 } = await sales.initializePayment(number, id, wallet?.validationURL);
      if (!wallet) return id;
      if (!parameter1) throw new ApiError(CLIENT_CODES.badReply, 'The wallet has no session.');
      machine.hold(parameter1);
      return id;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!wallet || ORDER_ERRORS.includes(error.code) || paymentFailure(error) === 'signedOut') throw error;
      dispatch({ type: 'closed', code: error.code });
      return undefined;
    }
  }

  async function pay(captcha?: string): Promise<void> {
    dispatch({ type: 'pay' });
    if (step() !== 'paying' || view().busy) return;
    show({ busy: true, error: undefined });
    try {
      const id = await prepare(captcha);
      if (id !== undefined) await send(id, captcha);
    } catch (error) {
      await notSent(asApiError(error));
    } finally {
      show({ busy: false });
    }
  }

  async function notSent(error: ApiError): Promise<void> {
    // The order was paid or cancelled before: its state says which.
    const { order: placed } = view().purchase;
    if (error.code === 'order_not_payable' && placed) {
      dispatch({ type: 'lost' });
      await check(placed.number);
    } else if (error.code === 'unknown_order') dispatch({ type: 'cancelled' });
    else dispatch({ type: 'failed', code: error.code });
    if (paymentFailure(error) === 'signedOut') signedOut();
  }

  function signedOut(): void {
    dispatch({ type: 'reader', uuid: null });
    // The whole page follows, so that a sign-in of the same reader is a change.
    session.dispatch({ type: 'noIdentity' });
  }

  async function send(id: number, recaptchaToken: string | undefined): Promise<void> {
    const { order: placed } = view().purchase;
    const token = machine.token();
    if (!placed || !token) return;
    // A reload from here on asks for the order's state.
    machine.keep('unknown');
    try {
      outcome(
        await sales.finalizePayment(placed.number, id, { token, returnURL: returnUrl, recaptchaToken }),
      );
    } catch (error) {
      refused(asApiError(error));
      if (step() === 'unknown') await check(placed.number);
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

  function refused(error: ApiError, byReader = false): void {
    switch (paymentFailure(error)) {
      case 'declined':
        return dispatch({
          type: 'declined',
          code: error.code,
          wallet: view().wallet !== undefined,
          byReader,
        });
      case 'owned':
        return dispatch({ type: 'owned' });
      case 'cancelled':
        return dispatch({ type: 'cancelled' });
      case 'signedOut':
        // The service refused the call before it looked at the payment.
        dispatch({ type: 'failed', code: error.code });
        return signedOut();
      case 'lost':
        return dispatch({ type: 'lost' });
    }
  }

  /** The order's state decides. @param number of an order whose payment was sent */
  async function check(number: string): Promise<void> {
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

  async function ask(byReader = false): Promise<void> {
    const { purchase } = view();
    const token = machine.token();
    const bank = purchase.step === 'challenge';
    dispatch({ type: 'answered' });
    if (step() !== 'unknown' || view().busy || !purchase.order) return;
    show({ busy: true });
    const { number } = purchase.order;
    try {
      if (bank && token) {
        try {
          return outcome(
            await sales.finalizePayment3DS(number, await calls.method(view().wallet), { token }),
          );
        } catch (error) {
          refused(asApiError(error), byReader);
        }
      }
      if (step() === 'unknown') await check(number);
    } finally {
      show({ busy: false });
    }
  }

  return { pay, ask };
}
