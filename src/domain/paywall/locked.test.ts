import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { contentCode, restrictionCode } from './content-code.ts';
import { ANONYMOUS_READER, isLocked, skipsPaywall } from './lock-rules.ts';

const product = 'semanario';
const entry = (status: number) => ({ subscriptionID: 1, status, sku: 'DIGITAL-ANUAL' });
const page = (path: string, contentCode?: unknown) => ({ path, contentCode, product });

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

  it.each(['1', undefined])('content code %s alone does not lock', (code) => {
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

  it('knows no free section by the name of a product without one', () => {
    expect(skipsPaywall({ path: '/foros-/articulo/x/', contentCode: '3' })).toBe(false);
    expect(skipsPaywall({ path: '/especiales/articulo/x/', contentCode: '3' })).toBe(true);
  });

  it("skips paths containing /finanzas when the content code is '1', and only then", () => {
    expect(skipsPaywall(page('/finanzas/articulo/x/', '1'))).toBe(true);
    expect(skipsPaywall(page('/finanzas/articulo/x/', '3'))).toBe(false);
  });

  it.each([
    '/politica/articulo/por-que-/especiales-de-navidad/',
    '/politica/articulo/especiales-de-navidad-en-bogota/202601/',
    '/politica/articulo/mejor-colombia-dice-la-ministra/',
    '/nacion/articulo/hablan-las-marcas-de-su-futuro/',
    '/fotos/galeria/especiales-de-la-semana/',
    '/nacion/semanarioplay-cumple-anos/',
    '/nacion/2026/11/foros-semanario-sobre-energia.html',
  ])('is not opened by the slug of a story: %s', (path) => {
    expect(isLocked(page(path, '3'), ANONYMOUS_READER)).toBe(true);
  });

  it("opens '/finanzas' only as a section, not as a slug", () => {
    expect(skipsPaywall(page('/nacion/articulo/finanzas/', '1'))).toBe(false);
  });

  it('reads the path and not its query', () => {
    expect(skipsPaywall(page('/nacion/articulo/x/?de=/especiales', '3'))).toBe(false);
  });
});

/** Wraps a row of test data, because a list would become several arguments. */
const alone = (value: unknown): [unknown] => [value];

describe('P1 content codes as vendors write them', () => {
  it.each(['3', '03', '003', ' 3', '3 ', '3\u00a0', '３', 3, ['3'], [3], ['1', '03'], [[], '3']].map(alone))(
    '%j locks',
    (code) => {
      expect(isLocked(page('/nacion/articulo/x/', code), ANONYMOUS_READER)).toBe(true);
    },
  );

  it.each(
    [true, {}, { basic: '3' }, NaN, -3, 3.5, '3.0', '3,1', '"3"', '<3>', [{}], ['1', true], [['3']]].map(
      alone,
    ),
  )('%j cannot be read and locks', (code) => {
    expect(isLocked(page('/nacion/articulo/x/', code), ANONYMOUS_READER)).toBe(true);
  });

  it.each([
    undefined,
    null,
    '',
    '  ',
    [],
    [''],
    [null],
    '1',
    '01',
    1,
    '2',
    13,
    'free',
    ' green ',
    'metered-2',
  ])('%j locks nothing', (code) => {
    expect(isLocked(page('/nacion/articulo/x/', code), ANONYMOUS_READER)).toBe(false);
  });

  it('are normalised for storing and filtering', () => {
    expect(['03', 1, ' free ', ['1', '2'], ''].map(contentCode)).toEqual(['3', '1', 'free', '1', undefined]);
  });

  it.each([
    [{ content_code: '03' }, '3'],
    [{ content_code: null, geo: { restrictions: [] } }, undefined],
    [{}, undefined],
    [[], undefined],
    [null, undefined],
    ['03', '3'],
    [3, '3'],
    [[{ content_code: '1' }], '3'],
    [true, '3'],
  ])('the restrictions %j have the code %j', (restrictions, code) => {
    expect(restrictionCode(restrictions)).toBe(code);
  });

  it('no combination of values unlocks a story with the locking code', () => {
    const blank = fc.constantFrom('', ' ', '\n', '\u00a0', '0', '00');
    const three = fc.oneof(
      fc.constant<unknown>(3),
      fc.tuple(blank, blank).map(([before, after]) => `${before}3${after.trim() ? '' : after}`),
    );
    const anyList = fc.tuple(fc.array(fc.jsonValue()), three, fc.array(fc.jsonValue()));
    fc.assert(
      fc.property(
        fc.oneof(
          three,
          anyList.map(([a, b, c]) => [...a, b, ...c]),
        ),
        (code) => {
          expect(isLocked(page('/nacion/articulo/x/', code), ANONYMOUS_READER)).toBe(true);
        },
      ),
    );
  });
});
