import { describe, expect, it } from 'vitest';
import { paywallScript, type PaywallPage, type RunOptions } from '../../src/paywall/script.ts';
import type { PaywallRule } from '../../src/paywall/rules.ts';

const MONTHLY = {
  budgetType: 'Calendar',
  calendarType: 'Monthly',
  calendarWeekDay: null,
  rollingType: null,
  rollingDays: null,
  rollingHours: null,
} as const;
const METER: PaywallRule = {
  id: 1,
  rt: ['>', 2],
  e: [true],
  c: [true, 'story'],
  pw: '/registro/',
  budget: MONTHLY,
};
const PREMIUM: PaywallRule = {
  id: 2,
  rt: ['>', 0],
  e: [true, 'ANUAL'],
  cr: [true, '3'],
  pw: '/store/',
  budget: MONTHLY,
};

/** A browser's window for the script, with a clock that the test sets and a service with given replies. */
function open(
  rules: readonly PaywallRule[],
  over: Partial<PaywallPage> & {
    skus?: readonly string[];
    status?: number;
    stored?: Map<string, string>;
  } = {},
) {
  const { skus = [], status = 200, stored = new Map<string, string>(), ...rest } = over;
  let now = new Date(2026, 2, 10, 15).getTime();
  const requested: { url: string; authorization: string }[] = [];
  class Clock extends Date {
    constructor(...parts: number[]) {
      if (parts.length === 0) super(now);
      else super(...(parts as [number, number, number]));
    }
  }
  const page: PaywallPage = {
    document: { querySelector: () => null, referrer: '' },
    location: { protocol: 'https:', pathname: '/aqui/' },
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
    localStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    fetch: async (url, init) => {
      requested.push({
        url: String(url),
        authorization: new Headers(init?.headers).get('authorization') ?? '',
      });
      return new Response(JSON.stringify({ skus: skus.map((sku) => ({ sku })) }), { status });
    },
    Date: Clock as unknown as DateConstructor,
    ...rest,
  };
  paywallScript(page, rules);
  const campaigns: string[] = [];
  const read = (contentIdentifier: string, options: Partial<RunOptions> = {}) =>
    page.ArcP!.run({
      paywallFunction: (campaign) => campaigns.push(campaign),
      contentType: 'story',
      contentIdentifier,
      apiOrigin: 'api.example.com',
      ...options,
    });
  return { page, read, campaigns, requested, stored, setNow: (date: Date) => (now = date.getTime()) };
}

describe('P4 the paywall script', () => {
  it('returns triggered null or {id, rc}, with timeTaken, visited, paused, ruleCount and the count', async () => {
    const { read, campaigns } = open([METER]);
    const results: unknown[] = [];
    const resultsCallback = (given: unknown) => results.push(given);
    for (const page of ['/1/', '/2/', '/3/']) await read(page, { resultsCallback });
    const free = { triggered: null, timeTaken: 0, visited: false, paused: false, ruleCount: 1 };
    expect(results).toEqual([
      { ...free, meter: { id: 1, rc: 1, most: 2 } },
      { ...free, meter: { id: 1, rc: 2, most: 2 } },
      { ...free, triggered: { id: 1, rc: 3 }, meter: null },
    ]);
    expect(campaigns).toEqual(['/registro/']);
  });

  it('reports the count of the rule that locks first, and none for a page that none counts', async () => {
    const { read } = open([{ ...METER, id: 8, rt: ['>', 9] }, METER, PREMIUM]);
    await read('/1/');
    await read('/1/');
    expect((await read('/1/')).meter).toEqual({ id: 1, rc: 1, most: 2 });
    expect((await read('/2/', { contentType: 'gallery' })).meter).toBeNull();
  });

  it('a counted page is free on later visits; a locked one stays locked', async () => {
    const { read } = open([METER]);
    for (const page of ['/1/', '/2/']) await read(page);
    expect(await read('/3/')).toMatchObject({ triggered: { id: 1 } });
    expect(await read('/3/')).toMatchObject({ triggered: { id: 1, rc: 3 }, visited: false });
    expect(await read('/1/')).toMatchObject({ triggered: null, visited: true });
  });

  it('counts in localStorage.ArcP, by reader', async () => {
    const { read, stored } = open([METER]);
    await read('/1/');
    await read('/2/', { userName: 'ana', customRegCheck: () => ({ l: false }) });
    expect(JSON.parse(stored.get('ArcP') ?? '')).toEqual({
      anonymous: { 1: { '/1/': expect.any(Number) } },
      ana: { 1: { '/2/': expect.any(Number) } },
    });
  });

  it('[true] exempts registered readers', async () => {
    const { read, requested } = open([{ ...METER, rt: ['>', 0] }]);
    expect(await read('/1/')).toMatchObject({ triggered: { id: 1 } });
    expect(await read('/1/', { jwt: 'token' })).toMatchObject({ triggered: null });
    expect(await read('/1/', { customRegCheck: () => ({ l: true }) })).toMatchObject({ triggered: null });
    expect(requested).toEqual([]);
  });

  it('[true, sku] exempts readers with the product, and asks the service for it', async () => {
    const subscriber = open([PREMIUM], { skus: ['ANUAL'] });
    expect(await subscriber.read('/1/', { contentRestriction: '3', jwt: 'token' })).toMatchObject({
      triggered: null,
    });
    expect(subscriber.requested).toEqual([
      { url: 'https://api.example.com/sales/public/v1/entitlements', authorization: 'Bearer token' },
    ]);
    const registered = open([PREMIUM], { skus: ['OTRO'] });
    expect(await registered.read('/1/', { contentRestriction: '3', jwt: 'token' })).toMatchObject({
      triggered: { id: 2, rc: 1 },
    });
  });

  it.each([
    ['an error', { status: 500 }],
    ['no JSON', { fetch: async () => new Response('<h1>fuera de servicio</h1>') }],
    ['nothing', { fetch: async () => Promise.reject(new TypeError('network')) }],
  ])('an entitlement outage (%s) exempts subscribers’ rules, not the others', async (_what, over) => {
    const { read } = open([PREMIUM, { ...METER, e: [false], rt: ['>', 0] }], over);
    expect(await read('/1/', { contentRestriction: '3', jwt: 'token' })).toMatchObject({
      triggered: { id: 1 },
    });
  });

  it('an expired token is renewed once; if it is rejected again, the reader counts as anonymous', async () => {
    const statuses = [401, 200];
    const Identity = {
      userIdentity: { uuid: 'ana', accessToken: 'nuevo' },
      heartbeat: async () => undefined,
      isLoggedIn: () => true,
    };
    const tokens: string[] = [];
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      tokens.push(new Headers(init?.headers).get('authorization') ?? '');
      return new Response(JSON.stringify({ skus: [{ sku: 'ANUAL' }] }), { status: statuses.shift() ?? 401 });
    };
    const { read } = open([PREMIUM], { Identity, fetch });
    expect(await read('/1/', { contentRestriction: '3', jwt: 'viejo' })).toMatchObject({ triggered: null });
    expect(tokens).toEqual(['Bearer viejo', 'Bearer nuevo']);
    expect(await read('/2/', { contentRestriction: '3', jwt: 'viejo' })).toMatchObject({
      triggered: { id: 2 },
    });
  });

  it('customSubCheck replaces the service', async () => {
    const { read, requested } = open([PREMIUM]);
    const restricted = { contentRestriction: '3' } as const;
    expect(await read('/1/', { ...restricted, customSubCheck: () => ({ s: true, p: null }) })).toMatchObject({
      triggered: null,
    });
    expect(
      await read('/1/', { ...restricted, customSubCheck: () => ({ s: false, p: ['ANUAL'] }) }),
    ).toMatchObject({ triggered: null });
    expect(await read('/1/', { ...restricted, customSubCheck: () => ({ s: false }) })).toMatchObject({
      triggered: { id: 2 },
    });
    expect(requested).toEqual([]);
  });

  it.each<[string, Partial<PaywallRule>, Partial<RunOptions>, boolean]>([
    ['another content type', { c: [true, 'story'] }, { contentType: 'gallery' }, false],
    ['every type but one', { c: [false, 'video'] }, { contentType: 'gallery' }, true],
    ['a section', { s: [true, '/nacion'] }, { section: '/nacion' }, true],
    ['a section below it', { s: [true, '/nacion'] }, { section: '/nacion/justicia' }, true],
    ['a section with the same beginning', { s: [true, '/nacion'] }, { section: '/nacionales' }, false],
    ['an exempt section', { s: [false, '/especiales'] }, { section: '/especiales' }, false],
    ['the restriction', { cr: [true, '3'] }, { contentRestriction: '3' }, true],
    ['no restriction', { cr: [true, '3'] }, {}, false],
    ['the device', { d: [true, 'mobile', 'tablet'] }, { deviceClass: 'tablet' }, true],
    ['another device', { d: [true, 'mobile'] }, {}, false],
    ['where the reader comes from', { r: [true, 'buscador.example'] }, {}, false],
  ])('%s', async (_what, conditions, options, locks) => {
    const { read } = open([{ id: 9, rt: ['>', 0], e: [false], pw: '/x/', budget: MONTHLY, ...conditions }]);
    const { triggered } = await read('/1/', options);
    expect(triggered !== null).toBe(locks);
  });

  it.each([
    ['a month', MONTHLY, new Date(2026, 2, 31, 23), true],
    ['a month', MONTHLY, new Date(2026, 3, 1), false],
    // 10 March 2026 is a Tuesday.
    [
      'a week',
      { ...MONTHLY, calendarType: 'Weekly', calendarWeekDay: 'Tuesday' },
      new Date(2026, 2, 16, 23),
      true,
    ],
    [
      'a week',
      { ...MONTHLY, calendarType: 'Weekly', calendarWeekDay: 'Tuesday' },
      new Date(2026, 2, 17),
      false,
    ],
    [
      'seven days',
      { ...MONTHLY, budgetType: 'Rolling', rollingType: 'Days', rollingDays: 7 },
      new Date(2026, 2, 17, 14),
      true,
    ],
    [
      'seven days',
      { ...MONTHLY, budgetType: 'Rolling', rollingType: 'Days', rollingDays: 7 },
      new Date(2026, 2, 17, 16),
      false,
    ],
    [
      'six hours',
      { ...MONTHLY, budgetType: 'Rolling', rollingType: 'Hours', rollingHours: 6 },
      new Date(2026, 2, 10, 22),
      false,
    ],
  ] as const)('pages count for %s: %#', async (_period, budget, later, locks) => {
    const { read, setNow } = open([{ ...METER, rt: ['>', 1], budget }]);
    await read('/1/');
    setNow(later);
    expect((await read('/2/')).triggered !== null).toBe(locks);
  });

  it('a paused script locks nothing and counts nothing', async () => {
    const { read, stored } = open([PREMIUM]);
    expect(await read('/1/', { contentRestriction: '3', paused: true })).toMatchObject({
      triggered: null,
      paused: true,
    });
    expect(stored.size).toBe(0);
  });

  it('counts without storage as long as the page is open, and replaces unreadable storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { read } = open([METER], { localStorage: { getItem: blocked, setItem: blocked } });
    for (const page of ['/1/', '/2/']) await read(page);
    expect(await read('/3/')).toMatchObject({ triggered: { rc: 3 } });
    for (const broken of ['null', '[]', '"x"', '{oops', '{"anonymous":7}']) {
      const spoilt = open([METER], { stored: new Map([['ArcP', broken]]) });
      expect(await spoilt.read('/1/')).toMatchObject({ triggered: null });
    }
  });

  it('paywallFunction is required', async () => {
    const { page } = open([METER]);
    await expect(page.ArcP!.run({} as RunOptions)).rejects.toThrow('paywallFunction');
  });
});
