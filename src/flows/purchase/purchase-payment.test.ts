import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../domain/errors/api-error.ts';
import {
  NEW_PURCHASE,
  purchaseAfter,
  type PurchaseEvent,
  type PurchaseState,
} from '../../domain/sales/purchase.ts';
import type { Order } from '../../providers/ports/orders.ts';
import { asApiError, createPayment } from './purchase-payment.ts';
import { NOTHING, type PurchaseView } from './purchase-view.ts';

const RETURN_URL = 'https://site.example/comprar/';
const BANK = 'https://banco.example/3ds';
const WALLET = { name: 'Billetera', type: 10, validationURL: 'https://billetera.example/' };
const ADDRESS = { line1: 'Calle 1', locality: 'Cali', region: 'Valle del Cauca', country: 'CO' };
const ORDER = { number: 'N1', total: 100 };
const REVIEW: PurchaseState = {
  ...NEW_PURCHASE,
  step: 'review',
  reader: 'ana',
  hasAddress: true,
  hasCard: true,
  total: 100,
};
const SIGNED_OUT = new ApiError('100011', 'Missing or invalid jwt', 401);
const refusal = (code: string) => new ApiError(code, 'Refused', 409);

interface Opened {
  purchase?: Partial<PurchaseState>;
  view?: Partial<PurchaseView>;
  token?: string | undefined;
}

/** A payment over a service that does what each test says; by default it accepts everything. */
function open({ purchase, view: shown, ...given }: Opened = {}) {
  let view: PurchaseView = {
    ...NOTHING,
    address: ADDRESS,
    purchase: { ...REVIEW, ...purchase },
    ...shown,
  };
  let token = 'token' in given ? given.token : 'card';
  const log: string[] = [];
  const sales = {
    activeSubscriptions: vi.fn(async () => []),
    initializePayment: vi.fn(async () => ({ parameter1: 'wallet-session' as string | undefined })),
    finalizePayment: vi.fn(async (): Promise<Order> => ({ orderNumber: 'N1', status: 'Paid' })),
    finalizePayment3DS: vi.fn(async (): Promise<Order> => ({ orderNumber: 'N1', status: 'Paid' })),
    order: vi.fn(async (): Promise<Order> => ({ orderNumber: 'N1', status: 'Pending' })),
  };
  const calls = {
    order: vi.fn(async (): Promise<Order> => ({ orderNumber: 'N1', total: 100 })),
    method: vi.fn(async () => 7),
    owns: vi.fn(() => false),
  };
  const session = { dispatch: vi.fn() };
  const price = vi.fn(async (): Promise<void> => undefined);
  const keep = vi.fn();
  const dispatch = (event: PurchaseEvent): void => {
    view = { ...view, purchase: purchaseAfter(view.purchase, event) };
  };
  const payment = createPayment(
    {
      view: () => view,
      show: (change) => {
        if (change.busy !== undefined) log.push(change.busy ? 'busy' : 'idle');
        view = { ...view, ...change };
      },
      dispatch,
      keep,
      token: () => token,
      hold: (held) => (token = held),
      price,
    },
    calls as never,
    { sales, session, returnUrl: RETURN_URL } as never,
  );
  return { payment, sales, calls, session, price, keep, dispatch, log, view: () => view, token: () => token };
}

describe('an error of a payment', () => {
  it('stays what it is, and anything else is a reply that nothing can be read from', () => {
    const error = refusal('x');
    expect(asApiError(error)).toBe(error);
    const cause = new TypeError('cut');
    expect(asApiError(cause)).toMatchObject({ code: 'badReply', message: 'TypeError: cut', cause });
  });
});

describe('C4 before a payment is sent', () => {
  it('the reader, the price and the order are asked, in this order, and the tab knows what follows', async () => {
    const { payment, sales, calls, price, keep, log, view } = open();
    await payment.pay();
    const order = [calls.owns, price, calls.order, sales.initializePayment, keep, sales.finalizePayment];
    const at = order.map((call) => call.mock.invocationCallOrder[0]!);
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(calls.owns).toHaveBeenCalledTimes(2);
    expect(calls.order).toHaveBeenCalledWith(ADDRESS, undefined);
    expect(calls.method).toHaveBeenCalledWith(undefined);
    expect(sales.initializePayment).toHaveBeenCalledWith('N1', 7, undefined);
    expect(keep).toHaveBeenCalledExactlyOnceWith('unknown');
    expect(sales.finalizePayment).toHaveBeenCalledExactlyOnceWith('N1', 7, {
      token: 'card',
      returnURL: RETURN_URL,
      recaptchaToken: undefined,
    });
    expect(view()).toMatchObject({ paid: { orderNumber: 'N1' }, error: undefined });
    expect([view().purchase.step, log]).toEqual(['paid', ['busy', 'idle']]);
  });

  it('an earlier error is taken away', async () => {
    const { payment, view } = open({ view: { error: refusal('x') } });
    await payment.pay();
    expect(view().error).toBeUndefined();
  });

  it('an order of an earlier attempt is paid, with the captcha', async () => {
    const { payment, calls, sales } = open({ purchase: { order: ORDER } });
    await payment.pay('captcha');
    expect(calls.order).not.toHaveBeenCalled();
    expect(sales.finalizePayment.mock.calls[0]).toMatchObject(['N1', 7, { recaptchaToken: 'captcha' }]);
  });

  it('an order without a total costs what the reader was shown', async () => {
    const { payment, calls, view } = open();
    calls.order.mockResolvedValueOnce({ orderNumber: 'N1' });
    await payment.pay();
    expect(view().purchase).toMatchObject({ step: 'paid', order: ORDER });
  });

  it('an order that costs more is not paid', async () => {
    const { payment, calls, sales, view } = open();
    calls.order.mockResolvedValueOnce({ orderNumber: 'N1', total: 120 });
    await payment.pay();
    expect(view().purchase).toMatchObject({ step: 'review', total: 120, notice: { kind: 'priceChanged' } });
    expect(sales.initializePayment).not.toHaveBeenCalled();
  });

  it.each([
    ['before there is an order', 1],
    ['while the order is made', 2],
  ])('a product that the reader has is not sold again: %s', async (_when, asked) => {
    const { payment, calls, price, sales, view } = open();
    let times = 0;
    calls.owns.mockImplementation(() => ++times === asked);
    await payment.pay();
    expect(view().purchase.step).toBe('owned');
    for (const call of [price, calls.order]) expect(call).toHaveBeenCalledTimes(asked - 1);
    expect(sales.initializePayment).not.toHaveBeenCalled();
  });

  it('a price that changes makes no order', async () => {
    const { payment, price, dispatch, calls, view } = open();
    price.mockImplementationOnce(async () => dispatch({ type: 'priced', total: 250 }));
    await payment.pay();
    expect(view().purchase).toMatchObject({ step: 'review', notice: { kind: 'priceChanged' } });
    expect(calls.order).not.toHaveBeenCalled();
  });

  it.each([
    ['at another step', { purchase: { step: 'payment' as const } }],
    ['while another call is on its way', { view: { busy: true } }],
  ])('nothing is called %s', async (_when, given) => {
    const { payment, calls, log } = open(given);
    await payment.pay();
    expect([calls.owns.mock.calls.length, log]).toEqual([0, []]);
  });

  it('nothing is sent without a card', async () => {
    const { payment, sales, keep } = open({ token: undefined });
    await payment.pay();
    expect([sales.finalizePayment.mock.calls, keep.mock.calls]).toEqual([[], []]);
  });
});

describe('C4 a payment that cannot begin', () => {
  const fails = async (error: unknown, given: Opened = {}) => {
    const opened = open(given);
    opened.sales.initializePayment.mockRejectedValueOnce(error);
    await opened.payment.pay();
    expect(opened.sales.finalizePayment).not.toHaveBeenCalled();
    return opened;
  };

  it('has charged nothing, and says why', async () => {
    const { view, log, session } = await fails(refusal('broken'));
    expect(view().purchase).toMatchObject({ step: 'review', notice: { kind: 'failed', code: 'broken' } });
    expect([log, session.dispatch.mock.calls]).toEqual([['busy', 'idle'], []]);
  });

  it.each([
    ['Paid', 'paid'],
    ['Cancelled', 'payment'],
    ['Pending', 'payment'],
  ])('because its order is over asks for the order: %s', async (status, step) => {
    const opened = open();
    opened.sales.initializePayment.mockRejectedValueOnce(refusal('order_not_payable'));
    opened.sales.order.mockResolvedValueOnce({ orderNumber: 'N1', status });
    await opened.payment.pay();
    expect(opened.sales.order).toHaveBeenCalledExactlyOnceWith('N1');
    expect(opened.view().purchase).toMatchObject({
      step,
      order: status === 'Cancelled' ? null : ORDER,
      notice: step === 'paid' ? null : { kind: 'notCharged' },
    });
  });

  it('because no order can be made has no order to ask for', async () => {
    const { payment, calls, sales, view } = open();
    calls.order.mockRejectedValueOnce(refusal('order_not_payable'));
    await payment.pay();
    expect(sales.order).not.toHaveBeenCalled();
    expect(view().purchase.notice).toEqual({ kind: 'failed', code: 'order_not_payable' });
  });

  it('because its order is gone makes another one next', async () => {
    const { view } = await fails(refusal('unknown_order'));
    expect(view().purchase).toMatchObject({ step: 'payment', order: null, notice: { kind: 'notCharged' } });
  });

  it('because the session has ended asks who reads, on the whole page', async () => {
    const { view, session } = await fails(SIGNED_OUT);
    expect(view().purchase).toMatchObject({ step: 'who', reader: null, notice: { kind: 'signedOut' } });
    expect(session.dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'noIdentity' });
  });
});

describe('C4 a wallet', () => {
  const wallet = { view: { wallet: WALLET }, token: undefined };

  it('pays with the session that it opened', async () => {
    const { payment, sales, calls, token } = open(wallet);
    await payment.pay();
    expect(calls.method).toHaveBeenCalledWith(WALLET);
    expect(sales.initializePayment).toHaveBeenCalledWith('N1', 7, WALLET.validationURL);
    expect(token()).toBe('wallet-session');
    expect(sales.finalizePayment.mock.calls[0]).toMatchObject(['N1', 7, { token: 'wallet-session' }]);
  });

  it('without a session is closed', async () => {
    const { payment, sales, view } = open(wallet);
    sales.initializePayment.mockResolvedValueOnce({ parameter1: undefined });
    await payment.pay();
    expect(view().purchase).toMatchObject({
      step: 'payment',
      notice: { kind: 'walletUnavailable', code: 'badReply' },
    });
    expect(sales.finalizePayment).not.toHaveBeenCalled();
  });

  it.each([
    ['order_not_payable', 'notCharged'],
    ['unknown_order', 'notCharged'],
  ])('is not at fault when the order is: %s', async (code, kind) => {
    const { payment, sales, view } = open(wallet);
    sales.initializePayment.mockRejectedValueOnce(refusal(code));
    await payment.pay();
    expect(view().purchase.notice?.kind).toBe(kind);
  });

  it('is not at fault when the session has ended', async () => {
    const { payment, sales, session, view } = open(wallet);
    sales.initializePayment.mockRejectedValueOnce(SIGNED_OUT);
    await payment.pay();
    expect(view().purchase.step).toBe('who');
    expect(session.dispatch).toHaveBeenCalledTimes(1);
  });
});

describe('C4 the answer to a payment', () => {
  it('of a bank that asks is its page', async () => {
    const { payment, sales, view } = open();
    sales.finalizePayment.mockResolvedValueOnce({ orderNumber: 'N1', redirectURL: BANK });
    await payment.pay();
    expect(view()).toMatchObject({ bankPage: BANK, purchase: { step: 'challenge' } });
    expect(sales.order).not.toHaveBeenCalled();
  });

  it.each([undefined, 'javascript:alert(1)'])(
    'that is neither yes nor a page (%s) is unknown',
    async (to) => {
      const { payment, sales, view } = open();
      sales.finalizePayment.mockResolvedValueOnce({ orderNumber: 'N1', status: 'Pending', redirectURL: to });
      await payment.pay();
      expect(view()).toMatchObject({ bankPage: undefined, purchase: { step: 'unknown', order: ORDER } });
    },
  );

  it.each([
    ['300170', false, { step: 'payment', order: ORDER, notice: { kind: 'declined', code: '300170' } }],
    ['300170', true, { step: 'payment', order: ORDER, notice: { kind: 'walletDeclined', code: '300170' } }],
    ['already_bought', false, { step: 'owned' }],
    ['order_cancelled', false, { step: 'payment', order: null, notice: { kind: 'notCharged' } }],
  ])('that refuses with %s (by a wallet: %s) is final', async (code, isWallet, after) => {
    const { payment, sales, view } = open(isWallet ? { view: { wallet: WALLET } } : {});
    sales.finalizePayment.mockRejectedValueOnce(refusal(code));
    await payment.pay();
    expect(view().purchase).toMatchObject(after);
    expect(sales.order).not.toHaveBeenCalled();
  });

  it('that no reader is signed in came before the payment', async () => {
    const { payment, sales, session, view } = open();
    sales.finalizePayment.mockRejectedValueOnce(SIGNED_OUT);
    await payment.pay();
    expect(view().purchase).toMatchObject({ step: 'who', order: ORDER, notice: { kind: 'signedOut' } });
    expect(session.dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'noIdentity' });
    expect(sales.order).not.toHaveBeenCalled();
  });

  it.each([
    ['is paid', { status: 'Paid' }, { step: 'paid' }],
    ['is open', { status: 'Pending' }, { step: 'payment', order: ORDER, notice: { kind: 'notCharged' } }],
    [
      'is cancelled',
      { status: 'Cancelled' },
      { step: 'payment', order: null, notice: { kind: 'notCharged' } },
    ],
  ])('that was lost is asked for: the order %s', async (_what, reply, after) => {
    const { payment, sales, view } = open();
    sales.finalizePayment.mockRejectedValueOnce(new TypeError('cut'));
    sales.order.mockResolvedValueOnce({ orderNumber: 'N1', ...reply });
    await payment.pay();
    expect(sales.order).toHaveBeenCalledExactlyOnceWith('N1');
    expect(view().purchase).toMatchObject(after);
    expect(view().paid?.status).toBe(after.step === 'paid' ? 'Paid' : undefined);
  });

  it.each([
    ['unknown_order', { purchase: { step: 'payment', order: null }, error: undefined }],
    ['network', { purchase: { step: 'unknown', order: ORDER }, error: { code: 'network' } }],
  ])('that was lost and cannot be asked for: %s', async (code, after) => {
    const { payment, sales, view } = open();
    sales.finalizePayment.mockRejectedValueOnce(new TypeError('cut'));
    sales.order.mockRejectedValueOnce(refusal(code));
    await payment.pay();
    expect(view()).toMatchObject(after);
  });
});

describe('C4 a payment that waits for an answer', () => {
  const challenge = { purchase: { step: 'challenge', order: ORDER } } as const;
  const unknown = { purchase: { step: 'unknown', order: ORDER } } as const;

  it('is confirmed by the bank', async () => {
    const { payment, sales, log, view } = open(challenge);
    await payment.ask();
    expect(sales.finalizePayment3DS).toHaveBeenCalledExactlyOnceWith('N1', 7, { token: 'card' });
    expect([view().purchase.step, log]).toEqual(['paid', ['busy', 'idle']]);
    expect(sales.order).not.toHaveBeenCalled();
  });

  it.each([
    [false, undefined, 'declined'],
    [true, undefined, 'notConfirmed'],
    [false, WALLET, 'walletDeclined'],
    [true, WALLET, 'walletNotApproved'],
  ])('is refused; the reader went on without an answer: %s', async (byReader, wallet, kind) => {
    const { payment, sales, calls, view } = open({ ...challenge, view: { wallet } });
    sales.finalizePayment3DS.mockRejectedValueOnce(refusal('300170'));
    await payment.ask(byReader);
    expect(calls.method).toHaveBeenCalledWith(wallet);
    expect(view().purchase.notice).toEqual({ kind, code: '300170' });
    expect(sales.order).not.toHaveBeenCalled();
  });

  it('whose answer is lost is asked for by its order', async () => {
    const { payment, sales, view } = open(challenge);
    sales.finalizePayment3DS.mockRejectedValueOnce(new TypeError('cut'));
    await payment.ask();
    expect(sales.order).toHaveBeenCalledExactlyOnceWith('N1');
    expect(view().purchase).toMatchObject({ step: 'payment', notice: { kind: 'notCharged' } });
  });

  it('whose reader is not signed in any more keeps waiting, and shows why', async () => {
    const { payment, sales, session, view } = open(challenge);
    sales.finalizePayment3DS.mockRejectedValueOnce(SIGNED_OUT);
    sales.order.mockRejectedValueOnce(SIGNED_OUT);
    await payment.ask();
    expect(view()).toMatchObject({ error: SIGNED_OUT, purchase: { step: 'unknown', reader: 'ana' } });
    expect(session.dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'noIdentity' });
  });

  it.each([
    ['without a token', { ...challenge, token: undefined }],
    ['without a question of a bank', unknown],
  ])('%s is asked for by its order alone', async (_what, given) => {
    const { payment, sales } = open(given);
    await payment.ask();
    expect(sales.finalizePayment3DS).not.toHaveBeenCalled();
    expect(sales.order).toHaveBeenCalledExactlyOnceWith('N1');
  });

  it('shows no error any more when its order is known', async () => {
    const { payment, sales, view } = open({ ...unknown, view: { error: refusal('network') } });
    sales.order.mockResolvedValueOnce({ orderNumber: 'N1', status: 'Paid' });
    await payment.ask();
    expect(view()).toMatchObject({ error: undefined, paid: { status: 'Paid' }, purchase: { step: 'paid' } });
  });

  it.each([
    ['no payment was sent', {}],
    ['no payment was sent for an order', { purchase: { order: ORDER } }],
    ['a call is on its way', { ...unknown, view: { busy: true } }],
    ['there is no order', { purchase: { step: 'unknown' as const } }],
  ])('is not asked for when %s', async (_when, given) => {
    const { payment, sales, log } = open(given);
    await payment.ask();
    expect([sales.order.mock.calls, sales.finalizePayment3DS.mock.calls, log]).toEqual([[], [], []]);
  });
});
