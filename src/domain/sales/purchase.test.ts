import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import {
  FORM_STEPS,
  NEW_PURCHASE,
  paymentFailure,
  purchaseAfter,
  type PurchaseState,
  type PurchaseEvent,
} from './purchase.ts';

const after = (from: PurchaseState, ...events: PurchaseEvent[]): PurchaseState =>
  events.reduce(purchaseAfter, from);

const TOTAL = 199_000;
const REVIEW = after(
  NEW_PURCHASE,
  { type: 'priced', total: TOTAL },
  { type: 'reader', uuid: 'a' },
  { type: 'addressed', changed: true },
  { type: 'carded' },
);
const ORDER = { number: 'RT1', total: TOTAL };
const PAYING = after(REVIEW, { type: 'pay' }, { type: 'ordered', order: ORDER });

const WALLET_SAYS_NO: PurchaseEvent = { type: 'declined', code: '300170', wallet: true };

describe('C4 a purchase', () => {
  it('goes through its steps in order', () => {
    const steps: string[] = [];
    const events: PurchaseEvent[] = [
      { type: 'priced', total: TOTAL },
      { type: 'reader', uuid: 'a' },
      { type: 'addressed', changed: true },
      { type: 'carded' },
      { type: 'pay' },
      { type: 'ordered', order: ORDER },
      { type: 'paid' },
    ];
    events.reduce((purchase, event) => {
      const next = purchaseAfter(purchase, event);
      steps.push(next.step);
      return next;
    }, NEW_PURCHASE);
    expect(steps).toEqual(['who', 'address', 'payment', 'review', 'paying', 'paying', 'paid']);
  });

  it.each([
    ['a card that is declined', [{ type: 'declined', code: '300170' }], 'payment', 'declined'],
    ['the bank’s question, accepted', [{ type: 'challenged' }, { type: 'paid' }], 'paid', undefined],
    [
      'the bank’s question, refused',
      [{ type: 'challenged' }, { type: 'answered' }, { type: 'declined', code: '300170' }],
      'payment',
      'declined',
    ],
    [
      'the bank’s question, which the reader does not answer',
      [{ type: 'challenged' }, { type: 'answered' }, { type: 'declined', code: '300170', byReader: true }],
      'payment',
      'notConfirmed',
    ],
    [
      'the wallet, which the reader does not answer',
      [
        { type: 'challenged' },
        { type: 'answered' },
        { type: 'declined', code: '300170', wallet: true, byReader: true },
      ],
      'payment',
      'walletNotApproved',
    ],
    ['the bank’s question, left', [{ type: 'challenged' }], 'challenge', undefined],
    ['no answer', [{ type: 'lost' }], 'unknown', undefined],
    ['no answer, and it is paid', [{ type: 'lost' }, { type: 'paid' }], 'paid', undefined],
    ['no answer, and it is not paid', [{ type: 'lost' }, { type: 'open' }], 'payment', 'notCharged'],
    [
      'a wallet in which the reader cancels',
      [{ type: 'challenged' }, { type: 'answered' }, WALLET_SAYS_NO],
      'payment',
      'walletDeclined',
    ],
    ['a wallet that does not open', [{ type: 'closed', code: 'network' }], 'payment', 'walletUnavailable'],
    ['a failure before the payment', [{ type: 'failed', code: 'network' }], 'review', 'failed'],
    ['a price that changed', [{ type: 'priced', total: 1 }], 'review', 'priceChanged'],
    ['an order that another one replaced', [{ type: 'owned' }], 'owned', undefined],
    ['an order that was abandoned', [{ type: 'cancelled' }], 'payment', 'notCharged'],
  ] as const)('%s has a defined state', (_what, events, step, notice) => {
    const end = after(PAYING, ...(events as readonly PurchaseEvent[]));
    expect([end.step, end.notice?.kind]).toEqual([step, notice]);
  });

  it('a second click changes nothing', () => {
    expect(purchaseAfter(PAYING, { type: 'pay' })).toBe(PAYING);
  });

  it('cannot be paid before the service has sent the price', () => {
    const early = { ...REVIEW, total: null };
    expect(purchaseAfter(early, { type: 'pay' })).toBe(early);
  });

  it('keeps its order when a wallet fails, and asks again how to pay', () => {
    for (const event of [WALLET_SAYS_NO, { type: 'closed', code: '500' } as const])
      expect(purchaseAfter(PAYING, event)).toMatchObject({ step: 'payment', order: ORDER, hasCard: false });
    expect(purchaseAfter(REVIEW, { type: 'closed', code: '500' })).toBe(REVIEW);
  });

  it('keeps its order for the next card, and drops it with another price', () => {
    const declined = after(PAYING, { type: 'declined', code: '300170' });
    expect(declined).toMatchObject({ order: ORDER, hasCard: false });
    expect(after(declined, { type: 'priced', total: 1 }).order).toBeNull();
  });

  it('drops its order for another billing address, and keeps it for the same one', () => {
    const declined = after(PAYING, { type: 'declined', code: '300170' });
    expect(after(declined, { type: 'addressed', changed: false }).order).toEqual(ORDER);
    expect(after(declined, { type: 'addressed', changed: true }).order).toBeNull();
  });

  it('asks again when the order has another price than the shown one', () => {
    const order = { number: 'RT2', total: 250_000 };
    const requested = after(REVIEW, { type: 'pay' }, { type: 'ordered', order });
    expect(requested).toMatchObject({
      step: 'review',
      total: 250_000,
      order,
      notice: { kind: 'priceChanged' },
    });
  });

  it('a session that ends asks who reads, and the same reader continues', () => {
    const over = after(REVIEW, { type: 'reader', uuid: null });
    expect(over).toMatchObject({ step: 'who', notice: { kind: 'signedOut' } });
    expect(after(over, { type: 'reader', uuid: 'a' }).step).toBe('review');
  });

  it('another reader starts with another address, card and order', () => {
    const other = after(PAYING, { type: 'declined', code: '300170' }, { type: 'reader', uuid: 'b' });
    expect(other).toMatchObject({ step: 'address', hasAddress: false, hasCard: false, order: null });
  });

  it('can be corrected up to the step that it has reached', () => {
    expect(after(REVIEW, { type: 'edit', step: 'address' }).step).toBe('address');
    expect(after(NEW_PURCHASE, { type: 'edit', step: 'payment' })).toBe(NEW_PURCHASE);
    expect(after(PAYING, { type: 'edit', step: 'address' })).toBe(PAYING);
  });
});

const events: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.constantFrom<PurchaseEvent>(
    { type: 'addressed', changed: false },
    { type: 'addressed', changed: true },
    { type: 'carded' },
    { type: 'pay' },
    { type: 'challenged' },
    { type: 'answered' },
    { type: 'paid' },
    { type: 'declined', code: '300170' },
    { type: 'declined', code: '300170', wallet: true },
    { type: 'declined', code: '300170', byReader: true },
    { type: 'failed', code: 'network' },
    { type: 'closed', code: 'network' },
    { type: 'lost' },
    { type: 'open' },
    { type: 'cancelled' },
    { type: 'owned' },
  ),
  fc.constantFrom('a', 'b', null).map((uuid) => ({ type: 'reader', uuid }) as const),
  fc.constantFrom(TOTAL, 1).map((total) => ({ type: 'priced', total }) as const),
  fc.constantFrom(TOTAL, 1).map((total) => ({ type: 'ordered', order: { number: 'RT1', total } }) as const),
  fc.constantFrom(...FORM_STEPS).map((step) => ({ type: 'edit', step }) as const),
);

describe('C4 whatever happens, in any order', () => {
  it('only the review of a complete purchase leads to a payment, at the price that was shown', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (list) => {
        list.reduce((before, event) => {
          const next = purchaseAfter(before, event);
          if (next.step === 'paying' && before.step !== 'paying') {
            expect([before.step, event.type]).toEqual(['review', 'pay']);
            expect(next).toMatchObject({ hasCard: true, hasAddress: true });
            expect(next.reader).not.toBeNull();
          }
          if (next.step === 'paying' && next.order && event.type === 'ordered')
            expect(next.order.total).toBe(next.total);
          return next;
        }, NEW_PURCHASE);
      }),
    );
  });

  it('an unknown payment can be repeated only after the state of the order was requested', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (list) => {
        let unanswered = false;
        list.reduce((before, event) => {
          const next = purchaseAfter(before, event);
          if (next.step === 'unknown') unanswered = true;
          else if (['paid', 'open', 'declined', 'cancelled', 'owned'].includes(event.type))
            unanswered = false;
          expect(unanswered && next.step !== 'unknown').toBe(false);
          return next;
        }, NEW_PURCHASE);
      }),
    );
  });

  it('a purchase that ended never changes', () => {
    fc.assert(
      fc.property(fc.constantFrom('paid', 'owned'), events, (step, event) => {
        const ended = { ...PAYING, step } as PurchaseState;
        expect(purchaseAfter(ended, event)).toBe(ended);
      }),
    );
  });
});

describe('C4 an error of the payment call', () => {
  it.each([
    ['300170', 402, 'declined'],
    ['already_bought', 409, 'owned'],
    ['order_cancelled', 409, 'cancelled'],
    ['100011', 401, 'signedOut'],
    ['refreshExpired', 0, 'signedOut'],
    ['timeout', 0, 'lost'],
    ['network', 0, 'lost'],
    ['badReply', 200, 'lost'],
    ['30167a', 502, 'lost'],
    ['500', 500, 'lost'],
    ['constructor', 400, 'lost'],
  ])('%s with %i is %s', (code, httpStatus, read) => {
    expect(paymentFailure({ code, httpStatus })).toBe(read);
  });
});
