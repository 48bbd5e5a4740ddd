import { describe, expect, it } from 'vitest';
import { isLocked, skipsPaywall, trackingFlag, wrapperState } from './locked.ts';

const product = 'semanario';
const entry = (status: number) => ({ subscriptionID: 1, status, sku: 'DIGITAL-ANUAL' });
const page = (path: string, contentCode?: string) => ({ path, contentCode, product });

describe('P1 locked rule', () => {
  it('locks when the paywall script reports it was triggered, whatever the content code', () => {
    expect(isLocked(page('/politica/articulo/x/'), { triggered: true, subscriptions: [entry(1)] })).toBe(
      true,
    );
  });

  it.each([
    [null, true],
    [false as const, true],
    [[entry(1)], false],
    [[entry(3)], false],
    [[entry(4)], false],
    [[entry(5)], true],
    [[entry(6)], true],
    [[entry(2), entry(4)], false],
  ])("content code '3' with subscriptions %j is locked: %s", (subscriptions, locked) => {
    expect(isLocked(page('/nacion/articulo/x/', '3'), { triggered: false, subscriptions })).toBe(locked);
  });

  it.each(['1', undefined])('content code %s alone locks nothing', (code) => {
    expect(isLocked(page('/nacion/articulo/x/', code), { triggered: false, subscriptions: false })).toBe(
      false,
    );
  });

  it.each([
    '/semanarioplay/x',
    '/semanario-tv/programas/x',
    '/hablan-las-marcas/x',
    '/mejor-colombia/x',
    '/especiales/x',
    '/foros-semanario/x',
  ])('skips paths containing %s', (path) => {
    expect(skipsPaywall(page(path, '3'))).toBe(true);
    expect(isLocked(page(path, '3'), { triggered: true, subscriptions: false })).toBe(false);
  });

  it("skips paths containing /finanzas when the content code is '1', and only then", () => {
    expect(skipsPaywall(page('/finanzas/articulo/x/', '1'))).toBe(true);
    expect(skipsPaywall(page('/finanzas/articulo/x/', '3'))).toBe(false);
  });

  it('reads the path and not its query', () => {
    expect(skipsPaywall(page('/nacion/articulo/x/?de=/especiales', '3'))).toBe(false);
  });
});

describe('P2 wrapper state and tracking flag', () => {
  it('is pending until known, and marked when there are no subscriptions', () => {
    expect([wrapperState(null), wrapperState(false), wrapperState([entry(1)])]).toEqual([
      'pending',
      'no-subscribers',
      'ready',
    ]);
  });

  it('records paid, lgdin or anon', () => {
    expect(trackingFlag({ loggedIn: false, subscriptions: null })).toBe('anon');
    expect(trackingFlag({ loggedIn: true, subscriptions: false })).toBe('lgdin');
    expect(trackingFlag({ loggedIn: true, subscriptions: [entry(6)] })).toBe('lgdin');
    expect(trackingFlag({ loggedIn: true, subscriptions: [entry(3)] })).toBe('paid');
  });
});
