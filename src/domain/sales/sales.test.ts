import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { omitEmpty } from './order.ts';
import { readRenewal, renewalIsDue } from './renewal.ts';
import { singleCallGuard } from './single-call.ts';
import { isSubscriber, sortSubscriptions } from './subscription.ts';
import { decideSwg } from './swg-rules.ts';

describe('C1 one call at a time', () => {
  it('rejects a second concurrent call with a message, and lets it through after the first ends', async () => {
    const run = singleCallGuard();
    let finish = (): void => undefined;
    const first = run(
      'finalizePayment',
      () => new Promise<string>((resolve) => (finish = () => resolve('paid'))),
    );
    await expect(run('finalizePayment', async () => 'twice')).rejects.toMatchObject({
      code: 'busy',
      message:
        '[Arc Sales SDK] finalizePayment cannot be called until the previous to finalizePayment completes',
    });
    await expect(run('initializePayment', async () => 'other')).resolves.toBe('other');
    const second = run('finalizePayment3DS', () => new Promise(() => undefined));
    await expect(Promise.race([second, run('finalizePayment3DS', async () => 'twice')])).rejects.toThrow(
      '[Arc Sales SDK] finalize3DS cannot be called until the previous to finalize3DS completes',
    );
    finish();
    await expect(first).resolves.toBe('paid');
    await expect(run('finalizePayment', async () => 'again')).resolves.toBe('again');
  });

  it('is free again after a failure, also a synchronous one', async () => {
    const run = singleCallGuard();
    await expect(
      run('finalizePayment', () => {
        throw new Error('x');
      }),
    ).rejects.toThrow('x');
    await expect(run('finalizePayment', async () => 1)).resolves.toBe(1);
  });
});

describe('C4 order payload', () => {
  it('omits empty values, inside addresses too', () => {
    expect(
      omitEmpty({
        email: 'a@b.co',
        phone: '',
        secondLastName: '  ',
        billingAddress: { line1: 'Calle 1', line2: '' },
        shippingAddress: { line1: '' },
        quantity: 0,
        gift: false,
      }),
    ).toEqual({ email: 'a@b.co', billingAddress: { line1: 'Calle 1' }, quantity: 0, gift: false });
  });
  it('keeps lists, zero, false and texts that are not blank', () => {
    const kept = { items: [], count: 0, gift: false, name: ' a ', list: [''] };
    expect(
      omitEmpty({ ...kept, none: undefined, nothing: null, address: {}, deep: { a: { b: ' ' } } }),
    ).toEqual(kept);
  });
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
        expect(omitEmpty(omitEmpty(payload))).toEqual(omitEmpty(payload));
      }),
    );
  });
});

describe('C2 subscription list', () => {
  it('is sorted ascending by status and false when empty', () => {
    expect(sortSubscriptions([{ status: 4 }, { status: 1 }])).toEqual([{ status: 1 }, { status: 4 }]);
    expect(sortSubscriptions([])).toBe(false);
  });
  it.each([
    [1, true],
    [2, false],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
  ])('status %i counts as subscriber: %s', (status, counts) => {
    expect(isSubscriber([{ status }])).toBe(counts);
    expect(isSubscriber([{ status: 2 }, { status }])).toBe(counts);
  });
  it.each([false, null, []])('%j is no subscriber', (list) => expect(isSubscriber(list as [])).toBe(false));
});

describe('C9 the record of the customer service', () => {
  it('keeps the known parts as trimmed text', () => {
    expect(
      readRenewal({
        URLPerfil: ' /renovar/ ',
        ActualizarBoton: true,
        Modal: 3,
        BannerMobile: 'm.png',
        other: 'x',
      }),
    ).toEqual({ URLPerfil: '/renovar/', ActualizarBoton: 'true', Modal: '3', BannerMobile: 'm.png' });
  });

  it.each([
    [{ URLPerfil: '  ', Modal: false, MenuContext: {}, BannerTablet: null }],
    [{}],
    [null],
    ['text'],
    [7],
  ])('has nothing to say with %j', (record) => expect(readRenewal(record)).toBeNull());
});

describe('C9 renewal data', () => {
  const due = { storedDay: null, today: 21, loggedIn: true, subscriptions: [{}] };
  it.each([
    [{}, true],
    [{ storedDay: '21' }, false],
    [{ storedDay: '20' }, true],
    [{ loggedIn: false }, false],
    [{ subscriptions: false as const }, false],
    [{ subscriptions: null }, false],
    [{ subscriptions: [] }, false],
  ])('%j is due: %s', (change, expected) => expect(renewalIsDue({ ...due, ...change })).toBe(expected));
});

describe('C10 linking decision', () => {
  const anonymous = { canceled: false, loggedIn: false, hasPurchaseSession: false, hasIdToken: false };
  it.each([
    [{ ...anonymous, canceled: true, hasIdToken: true }, 'acknowledgeOnly'],
    [{ ...anonymous, loggedIn: true, readerId: 'a' }, 'link'],
    [{ ...anonymous, loggedIn: true, readerId: 'a', purchaseProfileId: 'a' }, 'entitled'],
    [{ ...anonymous, loggedIn: true, readerId: 'a', purchaseProfileId: 'b' }, 'relink'],
    [{ ...anonymous, hasPurchaseSession: true, hasIdToken: true }, 'sessionFromToken'],
    [{ ...anonymous, hasIdToken: true }, 'signOn'],
    [{ ...anonymous, purchaseProfileId: 'b' }, 'acknowledgeOnly'],
    [anonymous, 'createAccount'],
  ])('%j gives %s', (situation, decision) => expect(decideSwg(situation)).toBe(decision));
});
