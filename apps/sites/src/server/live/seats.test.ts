import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/env.ts';
import { createLive } from './live.ts';
import { createSeats } from './seats.ts';

describe('X11 open connections', () => {
  it('are bounded in all and for each address, and given back once', () => {
    const seats = createSeats(3, 2);
    const first = seats.claim('a')!;
    expect([
      seats.claim('a') !== undefined,
      seats.claim('a'),
      seats.claim('b') !== undefined,
      seats.claim('c'),
    ]).toEqual([true, undefined, true, undefined]);
    first();
    first();
    expect(seats.claim('a')).toBeDefined();
    expect(seats.claim('a')).toBeUndefined();
  });

  it('are as many as LIVE_CONNECTIONS says', () => {
    const { liveConnections } = readConfig({ LIVE_CONNECTIONS: '2' });
    const { seats } = createLive(pino({ enabled: false }), () => 0, liveConnections);
    expect([seats.claim('a'), seats.claim('b'), seats.claim('c')].map((seat) => seat !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are four thousand in all, and two hundred for each address', () => {
    const taken = new Map<string, number>();
    const seats = createSeats(undefined, undefined, taken);
    for (let address = 0; address < 20; address += 1)
      for (let at = 0; at < 200; at += 1) expect(seats.claim(`a${address}`)).toBeDefined();
    expect(seats.claim('another')).toBeUndefined();
    expect(createSeats().claim('a')).toBeDefined();
    taken.set('full', 200);
    expect(createSeats(undefined, undefined, taken).claim('full')).toBeUndefined();
  });

  it('leave nothing in memory when they have ended', () => {
    const taken = new Map<string, number>();
    const seats = createSeats(3, 2, taken);
    const given = ['a', 'a', 'b'].map((address) => seats.claim(address)!);
    expect(Object.fromEntries(taken)).toEqual({ a: 2, b: 1 });
    for (const giveBack of given) giveBack();
    expect(taken.size).toBe(0);
  });
});
