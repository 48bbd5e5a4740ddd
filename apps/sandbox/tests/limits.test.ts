import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressGroup } from '../../shared/client-address.ts';
import type { AppContext } from '../src/context.ts';
import { rateLimits } from '../src/db/schema/index.ts';
import { HttpError } from '../src/http/errors.ts';
import { callers, clientAddresses } from '../src/security/client-address.ts';
import { limit, uncount } from '../src/security/rate-limit.ts';
import { createReserve, type Place, type Room } from '../src/security/reserve.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
let context: AppContext;
let now: Date;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  context = { ...test.context, clock: () => now };
});
beforeEach(() => (now = new Date('2026-11-21T12:00:00Z')));
afterEach(() => context.db.delete(rateLimits));
afterAll(() => test.close());
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

const THREE = { name: 'test', subject: 'ana@example.com', max: 3, windowSeconds: 60 };
const refusal = (seconds: string) =>
  expect.objectContaining({
    status: 429,
    code: '429',
    message: `Too many requests. Try again in ${seconds} seconds.`,
    headers: { 'Retry-After': seconds },
  });

describe('a limit', () => {
  it('allows a number of calls in a window, says when the next is allowed, and starts again then', async () => {
    for (let call = 0; call < 3; call += 1) await limit(context, THREE);
    later(15);
    await expect(limit(context, THREE)).rejects.toEqual(refusal('45'));
    later(44.5);
    await expect(limit(context, THREE)).rejects.toEqual(refusal('1'));
    later(0.5);
    await limit(context, THREE);
  });

  it('counts each subject and each name separately', async () => {
    for (let call = 0; call < 3; call += 1) await limit(context, THREE);
    await limit(context, { ...THREE, subject: 'otro@example.com' });
    await limit(context, { ...THREE, name: 'other' });
  });

  it('allows exactly its number of a hundred concurrent calls', async () => {
    const calls = await Promise.allSettled(
      Array.from({ length: 100 }, () => limit(context, { ...THREE, max: 40 })),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  });

  it('does not count a call that is uncounted afterwards', async () => {
    for (let call = 0; call < 9; call += 1) await uncount(context, await limit(context, THREE));
    for (let call = 0; call < 3; call += 1) await limit(context, THREE);
    await expect(limit(context, THREE)).rejects.toEqual(refusal('60'));
  });

  it('stores no IP address and no e-mail address, and no expired counters', async () => {
    await limit(context, { ...THREE, subject: '203.0.113.7' });
    const rows = await context.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|ana@/);
    later(61);
    await limit(context, THREE);
    expect(await context.db.select().from(rateLimits)).toHaveLength(1);
  });

  it('is multiplied for load tests', async () => {
    const load = { ...context, config: { ...context.config, limitFactor: 4 } };
    for (let call = 0; call < 12; call += 1) await limit(load, THREE);
    await expect(limit(load, THREE)).rejects.toThrow(HttpError);
    const half = { ...context, config: { ...context.config, limitFactor: 0.5 } };
    const other = { ...THREE, subject: 'other' };
    for (let call = 0; call < 2; call += 1) await limit(half, other);
    await expect(limit(half, other)).rejects.toEqual(refusal('60'));
  });
});

describe('the places under a limit', () => {
  it('leave nothing in memory when their calls have ended, whatever the answer', async () => {
    const rooms = new Map<string, Room>();
    const reserve = createReserve(rooms);
    const places = await Promise.all(
      Array.from({ length: 50 }, (_, at) => reserve(context, { ...THREE, subject: `${at}@example.com` })),
    );
    expect(rooms.size).toBe(50);
    for (const [at, place] of places.entries()) await place.leave(at % 2 === 0);
    expect(rooms.size).toBe(0);
    for (let call = 0; call < 3; call += 1) await limit(context, THREE);
    await expect(reserve(context, THREE)).rejects.toEqual(refusal('60'));
    expect(rooms.size).toBe(0);
  });

  /** Calls under one limit, and the state of its counter. */
  function callsUnder(max: number) {
    const rooms = new Map<string, Room>();
    const reserve = createReserve(rooms);
    return {
      rooms,
      call: () => reserve(context, { ...THREE, max }),
      waiting: () => [...rooms.values()].map((room) => room.waiting.length),
    };
  }

  it('are for the next call when a running one does not count, and no more when it counts', async () => {
    const { rooms, call, waiting } = callsUnder(1);
    const first = await call();
    const next = call();
    await vi.waitFor(() => expect(waiting()).toEqual([1]));
    await first.leave(false);
    const second = await next;
    const late = call();
    const refused = expect(late).rejects.toEqual(refusal('60'));
    await vi.waitFor(() => expect(waiting()).toEqual([1]));
    await second.leave(true);
    await refused;
    expect(rooms.size).toBe(0);
  });

  it('wake one waiting call when one is free, none when it is used, and all when no call runs', async () => {
    const { rooms, call, waiting } = callsUnder(2);
    const [first, second] = [await call(), await call()];
    const placed: Place[] = [];
    const ended = Promise.allSettled(
      [1, 2, 3].map(async () => {
        placed.push(await call());
      }),
    );
    await vi.waitFor(() => expect(waiting()).toEqual([3]));
    await first.leave(false);
    expect(waiting()).toEqual([2]);
    await vi.waitFor(() => expect(placed).toHaveLength(1));
    await second.leave(true);
    expect(waiting()).toEqual([2]);
    // The place of a call that runs and the one that waits for it are of one counter.
    await placed[0]!.leave(false);
    await vi.waitFor(() => expect([placed.length, waiting()]).toEqual([2, [1]]));
    expect(rooms.size).toBe(1);
    await placed[1]!.leave(true);
    expect((await ended).map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(rooms.size).toBe(0);
  });

  it('are asked for again when one became free while the call asked', async () => {
    const { call } = callsUnder(1);
    const first = await call();
    const [second] = await Promise.all([call(), first.leave(false)]);
    await second.leave(true);
    await expect(call()).rejects.toEqual(refusal('60'));
  });
});

describe('the address of a caller', () => {
  it.each([
    ['the peer, without proxies', [], '203.0.113.7', undefined, '203.0.113.7'],
    ['the peer, whatever it claims', [], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what a trusted proxy saw', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'not what the caller told the proxy',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    [
      'behind two trusted proxies',
      ['10.0.0.0/8', '192.0.2.1'],
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1, 192.0.2.1',
      '198.51.100.1',
    ],
    ['the proxy, when it says nothing', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
    ['the proxy, when it says nonsense', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['with a port, or mapped to IPv6', ['10.0.0.0/8'], '::ffff:10.1.2.3', '198.51.100.1:443', '198.51.100.1'],
    ['IPv6 in brackets', ['fd00::/8'], 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
  ])('is %s', async (_, proxies, remoteAddress, forwarded, expected) => {
    const addressOf = clientAddresses(proxies);
    const app = new Hono().get('/', (c) => c.text(addressOf(c) ?? 'none'));
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const reply = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
    expect(await reply.text()).toBe(expected);
  });

  it('is none for a call inside this process', async () => {
    for (const addressOf of [clientAddresses([]), callers([])]) {
      const app = new Hono().get('/', (c) => c.text(addressOf(c) ?? 'none'));
      expect(await (await app.request('/')).text()).toBe('none');
    }
  });

  it('takes its turns together with its network', async () => {
    const turns = callers(['10.0.0.0/8']);
    const app = new Hono().get('/', (c) => c.text(turns(c) ?? 'none'));
    const ask = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
    };
    expect(await ask('10.0.0.1', '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(await ask('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (address, group) => expect(addressGroup(address)).toBe(group));
});
