import { describe, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE, readConsent } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { BRANDS } from 'rotativa/themes';
import { readConfig } from '../../config/env.ts';
import { page } from './asked-page.fixture.ts';
import type { AskedPage } from './asked-pages.ts';
import { frontPages, headersFor, warmStart } from './warm-start.ts';

describe('the warm start', () => {
  const pages = Array.from({ length: 20 }, (_, at) => page(`/${at}/`));

  it('makes the pages in their order, a few at once', async () => {
    const order: string[] = [];
    let running = 0;
    const made = await warmStart({
      pages,
      ms: 60_000,
      now: () => performance.now(),
      ask: async ({ path }) => {
        order.push(path);
        running += 1;
        expect(running).toBeLessThanOrEqual(4);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return new Response('page');
      },
    });
    expect([made, order]).toEqual([20, pages.map(({ path }) => path)]);
  });

  it('ends when the time is over, also while a page is not made', async () => {
    vi.useFakeTimers();
    try {
      const ask = vi.fn(() => new Promise<Response>(() => undefined));
      const started = warmStart({ pages, ms: 5000, now: () => Date.now(), ask });
      await vi.advanceTimersByTimeAsync(5000);
      expect(await started).toBe(0);
      expect(ask).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([500, 503])('ends at the first page that cannot be made: %i', async (status) => {
    const ask = vi.fn(async () => new Response(null, { status }));
    expect(await warmStart({ pages, ms: 60_000, now: () => 0, ask })).toBe(0);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('goes on after a page that is gone or has moved, which is not counted', async () => {
    const others = new Map([
      ['/1/', 404],
      ['/2/', 301],
    ]);
    const ask = vi.fn(async ({ path }: AskedPage) => new Response(null, { status: others.get(path) ?? 200 }));
    expect(await warmStart({ pages, ms: 60_000, now: () => 0, ask })).toBe(18);
    expect(ask).toHaveBeenCalledTimes(20);
  });

  it('begins no page after its time, and leaves no timer', async () => {
    vi.useFakeTimers();
    try {
      let ms = 0;
      const ask = vi.fn(async () => {
        ms += 10;
        return new Response('page');
      });
      expect(await warmStart({ pages, ms: 100, now: () => ms, ask })).toBe(10);
      expect(ask).toHaveBeenCalledTimes(10);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads no page to its end', async () => {
    const cancel = vi.fn();
    const ask = async () => new Response(new ReadableStream({ cancel }));
    await warmStart({ pages: pages.slice(0, 3), ms: 60_000, now: () => 0, ask });
    expect(cancel).toHaveBeenCalledTimes(3);
  });
});

describe('the fronts', () => {
  it('are those of every site, at its own address, as a reader gets them at the first visit', () => {
    const fronts = frontPages(readConfig({ SITES_HOSTS: '{"www.soho.example":"men"}', PORT: '4000' }));
    expect(fronts.map(({ brand }) => brand)).toEqual(BRANDS);
    for (const front of fronts)
      expect(front).toEqual(page('/', { brand: front.brand, origin: front.origin }));
    expect(fronts.map(({ origin }) => origin)).toEqual(
      BRANDS.map((brand, at) =>
        brand === 'men' ? 'https://www.soho.example' : `http://localhost:${4001 + at}`,
      ),
    );
  });
});

describe('the headers of a reader who gets a page', () => {
  it('have the encoding alone at the first visit', () => {
    expect(headersFor(page('/'))).toEqual({ 'Accept-Encoding': 'br' });
  });

  it('have the mode that was chosen', () => {
    expect(headersFor(page('/', { mode: 'dark', encoding: 'gzip' }))).toEqual({
      'Accept-Encoding': 'gzip',
      Cookie: 'rt-mode=dark',
    });
  });

  it('have a decision about the present text, in which nothing is allowed', () => {
    const { Cookie } = headersFor(page('/', { mode: 'light', decided: true }));
    const [mode, consent = ''] = Cookie!.split('; ');
    expect(mode).toBe('rt-mode=light');
    const [name, value] = consent.split(/=(.*)/);
    expect(name).toBe(CONSENT_COOKIE);
    expect(readConsent(value, consentVersion())).toMatchObject({ measurement: false, advertising: false });
  });
});
