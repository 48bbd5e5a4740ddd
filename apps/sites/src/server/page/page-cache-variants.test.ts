import { describe, expect, it } from 'vitest';
import { made, openCache } from './page-cache.fixture.ts';
import type { MadePage } from './page-cache.ts';

describe('a page that is not the same for every reader', () => {
  const SUBSCRIBER = ['/', '', 'subscriber'] as const;
  const locked = (text: string, extra: Partial<MadePage> = {}) => made(text, { varies: true, ...extra });

  it('is kept for each kind of reader, and any other page once for all', async () => {
    const { ask, will, runs } = openCache();
    will(locked('teaser'));
    expect(await ask()).toEqual(['teaser', 0]);
    will(locked('whole text'));
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask(...SUBSCRIBER)).toEqual(['whole text', 0]);
      expect(await ask()).toEqual(['teaser', 0]);
    }
    expect(runs()).toBe(2);
    const one = openCache();
    expect([await one.ask(), await one.ask(...SUBSCRIBER), one.runs()]).toEqual([
      ['first', 0],
      ['first', 0],
      1,
    ]);
  });

  it('is sent to its kind of reader alone while the service fails', async () => {
    const { ask, will, after } = openCache();
    will(locked('whole text'));
    await ask(...SUBSCRIBER);
    after(1000);
    will(made('down', { status: 503, keep: undefined as never }));
    expect(await ask(...SUBSCRIBER)).toEqual(['whole text', 1000]);
    expect(await ask()).toEqual(['down', 0]);
  });

  it('takes the place of the one that all had before', async () => {
    const { ask, will, publish } = openCache();
    await ask();
    publish('2');
    will(locked('teaser'));
    expect(await ask()).toEqual(['teaser', 0]);
    will(locked('whole text'));
    expect(await ask(...SUBSCRIBER)).toEqual(['whole text', 0]);
  });

  it('is no more when its document is gone', async () => {
    const { ask, will, publish, cache } = openCache();
    will(locked('teaser'));
    await ask();
    publish('2');
    will(made('gone', { status: 404 }));
    expect(await ask()).toEqual(['gone', 0]);
    expect(cache.size).toBe(0);
  });
});
