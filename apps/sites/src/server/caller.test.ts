import { afterEach, describe, expect, it } from 'vitest';
import { clientAddress, countedAddress, isOwnRequest } from './caller.ts';
import type { Sites } from './create-sites.ts';
import type { PageRequest } from './page/page-request.ts';
import { openSites } from './sites.fixture.ts';

let sites: Sites | undefined;
afterEach(() => sites?.close());

/** The status of a form that a connection from `peer` posts. */
async function post(peer: string, forwarded?: string): Promise<number> {
  const { status } = await sites!.app.request(
    'http://localhost:3001/preferencias-de-privacidad/',
    {
      method: 'POST',
      headers: {
        origin: 'http://localhost:3001',
        'content-type': 'application/x-www-form-urlencoded',
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      body: 'todo=no',
    },
    { brand: 'weekly', incoming: { socket: { remoteAddress: peer } } },
  );
  return status;
}

const open = async (environment: Record<string, string>): Promise<void> => {
  ({ sites } = await openSites(() => undefined, { FORMS_PER_ADDRESS: '1', ...environment }));
};

describe('the address that a limit counts', () => {
  it('is that of the connection, whatever a caller writes, with named hosts too', async () => {
    await open({});
    expect(await post('203.0.113.5', '198.51.100.1')).not.toBe(429);
    expect(await post('203.0.113.5', '198.51.100.2')).toBe(429);
    expect(await post('203.0.113.6', '198.51.100.1')).not.toBe(429);
  });

  it('is what a trusted proxy saw, and not what a caller wrote before', async () => {
    await open({ SITES_PROXIES: '10.0.0.0/8, ::1' });
    expect(await post('10.1.2.3', '203.0.113.5')).not.toBe(429);
    expect(await post('10.1.2.3', '198.51.100.7, 203.0.113.5')).toBe(429);
    expect(await post('::1', '203.0.113.6, 10.9.9.9')).not.toBe(429);
    expect(await post('203.0.113.7', '203.0.113.8')).not.toBe(429);
    expect(await post('203.0.113.7', '203.0.113.9')).toBe(429);
  });

  it('is the network of a customer with many addresses', async () => {
    await open({});
    expect(await post('2001:db8:1:2::1')).not.toBe(429);
    expect(await post('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await post('2001:db8:1:3::1')).not.toBe(429);
  });
});

describe('whether the page of a site sent a request', () => {
  const SITE = 'http://localhost:3001';
  const isOwn = (headers: Record<string, string>): boolean =>
    isOwnRequest(new Request(`${SITE}/api/acceso`, { method: 'POST', headers }), SITE);

  it.each([
    ['its origin', { origin: SITE }, true],
    ['its origin, whatever else is written', { origin: SITE, 'sec-fetch-site': 'cross-site' }, true],
    ['another port', { origin: 'http://localhost:3002' }, false],
    ['another scheme', { origin: 'https://localhost:3001' }, false],
    ['an origin that begins with it', { origin: `${SITE}0` }, false],
    ['an empty origin', { origin: '', 'sec-fetch-site': 'same-origin' }, false],
    [
      'another origin that says it is the same',
      { origin: 'https://x.co', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['no referrer, on the site', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    ['no referrer, on another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    ['no referrer, on another site of the domain', { origin: 'null', 'sec-fetch-site': 'same-site' }, false],
    ['no referrer, of an old browser', { origin: 'null' }, false],
    ['no origin, on the site', { 'sec-fetch-site': 'same-origin' }, true],
    ['no origin, typed by the reader', { 'sec-fetch-site': 'none' }, false],
    ['nothing', {}, false],
  ])('with %s', (_what, headers, expected) => {
    expect(isOwn(headers)).toBe(expected);
  });
});

describe('the address of a caller', () => {
  /** A request with a connection, or without one. */
  const called = (env: object | undefined): Pick<PageRequest, 'c' | 'context'> =>
    ({
      c: {
        env,
        req: { header: (name: string) => (name === 'X-Forwarded-For' ? '198.51.100.1' : undefined) },
      },
      context: { nearestAddress: (peer: string, forwarded?: string) => `${peer} ${forwarded}` },
    }) as never;
  const peer = (remoteAddress: string | undefined) => called({ incoming: { socket: { remoteAddress } } });

  it('is asked for with what the proxies wrote', () => {
    expect(clientAddress(peer('10.0.0.1'))).toBe('10.0.0.1 198.51.100.1');
  });

  it('is empty without a connection, and after it has ended', () => {
    expect([
      clientAddress(called(undefined)),
      clientAddress(called({})),
      clientAddress(peer(undefined)),
    ]).toEqual(['', '', '']);
    expect(countedAddress(peer(undefined))).toBe('');
  });
});
