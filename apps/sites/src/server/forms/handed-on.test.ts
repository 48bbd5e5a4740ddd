import type { HonoRequest } from 'hono';
import { ApiError, purchasePath } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../config/site.ts';
import { failureStatus } from './failure-status.ts';
import { clearHandoff, createHandoff } from './handoff.ts';
import { clearDraft, createPurchaseDrafts, draftFor, type PurchaseDraft } from './purchase-draft.ts';
import { createSeal } from './seal.ts';

/*
 * A form without a script passes these to the next page: a session, a draft of a purchase, the status of a failure.
 */

const SECRET = 's'.repeat(32);
const START = Date.parse('2026-02-01T12:00:00Z');
const HELD = { uuid: 'u-1', accessToken: 'access', refreshToken: 'refresh' };

/** The cookies that a browser sends after these headers. */
const sent = (headers: readonly string[]): string =>
  headers.map((header) => header.split(';')[0]!).join('; ');
/** A cookie with a value that the same server sealed. */
const sealed = (name: string, value: unknown): string =>
  `${name}=${createSeal({ secret: SECRET, purpose: name, lifetimeS: 60, clock: () => new Date(START) }).seal(value)}`;

describe('a session for the next page', () => {
  const handoff = createHandoff(SECRET, () => new Date(START));

  it.each([true, false])('says whether to remember the reader: %s', (rememberMe) => {
    const headers = handoff.cookies({ identity: HELD, rememberMe }, false);
    expect(handoff.open(sent(headers))).toEqual({ identity: HELD, rememberMe });
    expect(headers).toEqual([
      expect.stringMatching(/^rt-entrega=[\w-]+; Path=\/api\/sesion; Max-Age=300; SameSite=Lax; HttpOnly$/),
      'rt-entregado=1; Path=/; Max-Age=300; SameSite=Lax',
    ]);
  });

  it.each([
    ['no list', HELD, undefined],
    ['no session', [{ uuid: '' }, true], undefined],
    ['nothing about remembering', [HELD], { identity: HELD, rememberMe: true }],
  ])('of a value with %s', (_name, value, expected) => {
    expect(handoff.open(sealed('rt-entrega', value))).toEqual(expected);
  });

  it('is none without cookies', () => {
    expect([handoff.open(undefined), handoff.open('otra=1')]).toEqual([undefined, undefined]);
  });

  it.each([
    [true, '; Secure'],
    [false, ''],
  ])('is forgotten as it was set; over https: %s', (secure, end) => {
    expect(clearHandoff(secure)).toEqual([
      `rt-entrega=; Path=/api/sesion; Max-Age=0; SameSite=Lax; HttpOnly${end}`,
      `rt-entregado=; Path=/; Max-Age=0; SameSite=Lax${end}`,
    ]);
  });
});

describe('the draft of a purchase', () => {
  const draft: PurchaseDraft = { sku: 'A', priceCode: 'B', reader: 'u-1', account: 'ana@example.com' };
  let now = START;
  const drafts = createPurchaseDrafts(SECRET, () => new Date(now));

  it('is kept for half an hour', () => {
    now = START;
    const headers = drafts.cookies(draft, true);
    expect(headers).toEqual([
      expect.stringMatching(/^rt-compra=[\w-]+; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly; Secure$/),
      'rt-entregado=1; Path=/; Max-Age=1800; SameSite=Lax; Secure',
    ]);
    now = START + 1_800_000;
    expect(drafts.open(sent(headers))).toEqual(draft);
    now += 1;
    expect(drafts.open(sent(headers))).toBeUndefined();
    expect(clearDraft(false)).toBe('rt-compra=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  });

  it.each([
    ['no object', 'A'],
    ['no product', { ...draft, sku: undefined }],
    ['a number for a text', { ...draft, account: 7 }],
    ['a text of 1001 characters', { ...draft, reader: 'x'.repeat(1001) }],
    ['half an address', { ...draft, address: { line1: 'Calle 1' } }],
  ])('is none for %s', (_name, value) => {
    now = START;
    expect(drafts.open(sealed('rt-compra', value))).toBeUndefined();
  });
});

describe('the page that shows a draft', () => {
  const draft: PurchaseDraft = { sku: 'A', priceCode: 'B', reader: 'u-1', account: 'ana@example.com' };
  const drafts = createPurchaseDrafts(SECRET, () => new Date(START));
  const cookie = sent(drafts.cookies(draft, false));
  const site = { brand: { routes: { buy: '/suscribirse/' } } } as Site;
  const shown = (path: string, query: Record<string, string>, sentCookie = cookie) =>
    draftFor({ drafts }, site, {
      path,
      query: () => query,
      header: (name: string) => (name === 'Cookie' ? sentCookie : undefined),
    } as unknown as HonoRequest);
  const BUYS = purchasePath('/suscribirse/');

  it('is the purchase of its product', () => {
    expect(shown(BUYS, { sku: 'A', priceCode: 'B' })).toEqual(draft);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['another page', `${BUYS}gracias/`, { sku: 'A', priceCode: 'B' }, cookie],
    ['another product', BUYS, { sku: 'C', priceCode: 'B' }, cookie],
    ['another price', BUYS, { sku: 'A', priceCode: 'C' }, cookie],
    ['no product and no draft', BUYS, {}, ''],
    ['no draft', BUYS, { sku: 'A', priceCode: 'B' }, ''],
  ])('is not %s', (_name, path, query, sentCookie) => {
    expect(shown(path, query, sentCookie)).toBeUndefined();
  });
});

describe('the status of a form that a service refused', () => {
  it.each([
    [400, 422],
    [404, 422],
    [499, 422],
    [429, 429],
    [399, 502],
    [500, 502],
    [0, 502],
  ])('is for %d of the service %d', (httpStatus, expected) => {
    expect(failureStatus(new ApiError('x', 'x', httpStatus))).toBe(expected);
  });
});
