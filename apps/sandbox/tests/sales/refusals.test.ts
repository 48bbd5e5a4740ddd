import { describe, expect, it } from 'vitest';
import { HttpError } from '../../src/http/errors.ts';
import { checkAddress, checkEmail, checkOptional, checkToken } from '../../src/sales/sales-fields.ts';
import { partnerOf, paymentOption } from '../../src/sales/payment-options.ts';
import { refuseCancel, refuseRescue } from '../../src/sales/refusals.ts';
import { checkReturnUrl } from '../../src/sales/return-url.ts';
import { readConfig } from '../../src/config.ts';

/** The result of a rule: a value, or the status and the code of its refusal. */
function answer(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.code}`;
    throw error;
  }
}

describe('C2 who may cancel and rescue a subscription', () => {
  it.each([
    [1, undefined, '409 330060'],
    [2, '409 300059', '409 not_rescuable'],
    [3, '409 300059', undefined],
    [4, undefined, '409 not_rescuable'],
    [5, '409 300059', '409 not_rescuable'],
    [6, '409 300059', '409 not_rescuable'],
  ])('the owner, in the state %i: %s, %s', (statusNow, cancelled, rescued) => {
    expect(answer(() => refuseCancel({ parentId: null, statusNow }))).toBe(cancelled);
    expect(answer(() => refuseRescue({ parentId: null, statusNow }))).toBe(rescued);
  });

  it.each([1, 3])('an associate never may, in the state %i', (statusNow) => {
    expect(answer(() => refuseCancel({ parentId: 7, statusNow }))).toBe('403 330061');
    expect(answer(() => refuseRescue({ parentId: 7, statusNow }))).toBe('403 330062');
  });
});

describe('C4 fields of an order', () => {
  const address = {
    line1: ' Calle 1 ',
    line2: '',
    locality: 'Cali',
    region: null,
    postal: '760001',
    country: 'co',
  };

  it('an address is trimmed, its country is upper case, and blank parts are null', () => {
    expect(checkAddress(address)).toEqual({
      line1: 'Calle 1',
      line2: null,
      locality: 'Cali',
      region: null,
      postal: '760001',
      country: 'CO',
    });
  });

  it.each([
    [undefined, '400 300165'],
    ['Calle 1', '400 300165'],
    [{ ...address, line1: 7 }, '400 300165'],
    [{ ...address, line1: ' ' }, '400 300166'],
    [{ ...address, line2: 'x'.repeat(257) }, '400 300166'],
    [{ ...address, locality: undefined }, '400 300167'],
    [{ ...address, region: 'x'.repeat(101) }, '400 300168'],
    [{ ...address, country: null }, '400 300169'],
    [{ ...address, country: 'COL' }, '400 300169'],
    [{ ...address, locality: '', country: '' }, '400 300167'],
  ])('the address %j is refused: %s', (input, refused) => {
    expect(answer(() => checkAddress(input))).toBe(refused);
  });

  it.each([
    [' ana@correo.co ', 'ana@correo.co'],
    ['ana@correo', '400 300075'],
    ['', '400 300075'],
    [null, '400 300075'],
    [undefined, '400 300075'],
  ])('the e-mail %j is %s', (value, expected) => expect(answer(() => checkEmail(value))).toBe(expected));

  it.each([
    [' 3001234567 ', '3001234567'],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['300', '400 300071'],
  ])('the phone %j is %s', (value, expected) => {
    expect(answer(() => checkOptional('phone', value))).toBe(expected);
  });

  it.each([
    ['x', 'x'],
    ['x'.repeat(4_000), 'x'.repeat(4_000)],
    ['x'.repeat(4_001), '400 100130,300130'],
    ['', '400 100130,300130'],
    [7, '400 100130,300130'],
    [undefined, '400 100130,300130'],
  ])('the token %.6s is %.6s', (value, expected) => expect(answer(() => checkToken(value))).toBe(expected));

  it('the refusal of a secret names it', () => {
    expect(() => checkToken('')).toThrow('token is missing');
    expect(() => checkToken('', 'code')).toThrow('code is missing');
  });
});

describe('C4 ways to pay', () => {
  it('are found by their id, and have the names of their providers', () => {
    expect(paymentOption('1009')).toMatchObject({ paymentMethodType: 9, partner: 'Stripe' });
    expect(answer(() => paymentOption('9'))).toBe('404 unknown_payment_method');
    expect(answer(() => paymentOption('1009x'))).toBe('404 unknown_payment_method');
    expect([8, 9, 6, 2, 7, 1].map(partnerOf)).toEqual([
      'PayU',
      'Stripe',
      'Spreedly',
      'PaymentExpress',
      'SlimPay',
      'Unknown',
    ]);
  });
});

describe('C4 the address to which the bank returns', () => {
  const context = { config: readConfig({ PORT: '3000' }) } as Parameters<typeof checkReturnUrl>[0];

  it.each([
    [null, null],
    [undefined, null],
    ['http://localhost:3001/pagar?a=1', 'http://localhost:3001/pagar?a=1'],
    ['https://evil.example/', '400 100130,300130'],
    ['https://localhost:3001@evil.example/', '400 100130,300130'],
    ['http://ana@localhost:3001/', '400 100130,300130'],
    ['/pagar', '400 100130,300130'],
    ['', '400 100130,300130'],
    ['javascript:alert(1)', '400 100130,300130'],
  ])('%j is %s', (value, expected) => {
    expect(answer(() => checkReturnUrl(context, value))).toBe(expected);
  });
});
