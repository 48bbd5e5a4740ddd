import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import {
  ANALYTICS_EVENTS,
  analyticsEventFault,
  PERSONAL_NAMES,
  readerFlag,
  type AnalyticsEventKind,
  type AnalyticsEventName,
} from './index.ts';

const NAMES = Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[];
const VIEW = { flag: 'anon', path: '/nacion/articulo/1/', type: 'article' };

describe('X14 the catalogue of events', () => {
  it.each([
    ['page_view', VIEW],
    ['page_view', { ...VIEW, section: 'nacion', author: undefined }],
    ['read_depth', { percent: 50 }],
    ['purchase', { sku: 'DIGITAL-ANUAL', price_code: 'ANUAL-199', value: 199_000, currency: 'COP' }],
    ['web_vital', { metric: 'CLS', value: 0.01, rating: 'good' }],
    ['web_vital', { metric: 'CLS', value: 0, rating: 'good' }],
    ['read_depth', { percent: 1e9 }],
  ])('%s %o is an event', (name, properties) => {
    expect(analyticsEventFault(name, properties)).toBeUndefined();
  });

  it.each([
    ['page_veiw', VIEW, 'The catalogue has no event of this name.'],
    ['toString', {}, 'The catalogue has no event of this name.'],
    [7, {}, 'The catalogue has no event of this name.'],
    ['page_view', undefined, 'page_view: the properties are no object.'],
    ['page_view', [], 'page_view: the properties are no object.'],
    ['page_view', null, 'page_view: the properties are no object.'],
    [['page_view'], VIEW, 'The catalogue has no event of this name.'],
    ['page_view', { ...VIEW, type: 7 }, /^page_view: type must be a word/],
    ['read_depth', { percent: 1e9 + 1 }, /^read_depth: percent must be a whole number from 0 to 1000000000/],
    ['page_view', { ...VIEW, flag: 'vip' }, 'page_view: flag must be pending, anon, lgdin, paid.'],
    ['page_view', { flag: 'anon', type: 'article' }, /^page_view: path must be a path/],
    ['page_view', { ...VIEW, path: '/a/?token=1' }, /^page_view: path must be a path/],
    ['page_view', { ...VIEW, path: '/ana@x.co/' }, /^page_view: path must be a path/],
    ['page_view', { ...VIEW, path: `/${'a'.repeat(300)}` }, /^page_view: path must be a path/],
    ['page_view', { ...VIEW, author: 'ana@x.co' }, /^page_view: author must be a word/],
    ['page_view', { ...VIEW, email: 'x' }, 'page_view: only flag, path, type, section, author are known.'],
    ['read_depth', { percent: 2.5 }, /^read_depth: percent must be a whole number/],
    ['read_depth', { percent: -1 }, /^read_depth: percent must be a whole number/],
    ['web_vital', { metric: 'LCP', value: NaN, rating: 'good' }, /^web_vital: value must be a number/],
    ['web_vital', { metric: 'LCP', value: '1', rating: 'good' }, /^web_vital: value must be a number/],
  ])('%s %o is refused', (name, properties, fault) => {
    expect(analyticsEventFault(name, properties)).toMatch(fault);
  });

  it.each(NAMES)('%s has no property for personal data', (name) => {
    const names = Object.keys(ANALYTICS_EVENTS[name].properties).map((key) =>
      key.toLowerCase().replace(/_/g, ''),
    );
    const personal = PERSONAL_NAMES.map((word) => word.toLowerCase());
    expect(names.filter((key) => personal.includes(key))).toEqual([]);
  });

  it('the types refuse a property for personal data', () => {
    const kind = {
      when: 'never',
      properties: {
        // @ts-expect-error an event has no e-mail address
        email: 'code',
      },
    } satisfies AnalyticsEventKind;
    expect(kind.properties.email).toBe('code');
  });

  it('no property takes an address of e-mail, and no message repeats a value', () => {
    const values = fc.oneof(fc.emailAddress(), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), values, (name, value) => {
        for (const key of Object.keys(ANALYTICS_EVENTS[name].properties)) {
          const fault = analyticsEventFault(name, { [key]: value });
          if (typeof value === 'string' && value.includes('@')) {
            expect(fault).toBeDefined();
            expect(fault).not.toContain(value);
          }
        }
      }),
    );
  });
});

describe('P2 the flag of a page view', () => {
  const user = { uuid: 'ana' };
  const entry = (status: number) => ({ subscriptionID: 1, status, sku: 'DIGITAL-ANUAL' });

  it.each([
    [null, null, 'pending'],
    [user, null, 'pending'],
    [false, false, 'anon'],
    [user, false, 'lgdin'],
    [user, [entry(1)], 'paid'],
    [user, [entry(3)], 'paid'],
    [user, [entry(4)], 'paid'],
    [user, [entry(5)], 'lgdin'],
    [user, [entry(2), entry(6)], 'lgdin'],
    [user, [entry(5), entry(1)], 'paid'],
    [null, false, 'pending'],
  ] as const)('%o with %o is %s', (reader, subscriptions, flag) => {
    expect(readerFlag({ user: reader, subscriptions: subscriptions && [...subscriptions] })).toBe(flag);
  });
});
