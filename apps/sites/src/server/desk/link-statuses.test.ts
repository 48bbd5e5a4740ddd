import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLinkStatuses, type Asked } from './link-statuses.ts';

describe('X5 links are asked', () => {
  const ask = (statuses: Record<string, number | undefined>) => {
    const asked: string[] = [];
    const answer = async ({ href }: URL) => {
      asked.push(href);
      return statuses[href.replace(/#.*/, '')];
    };
    const by: Asked = { isOwn: ({ hostname }) => hostname === 'own.example', own: answer, outward: answer };
    return { asked, by };
  };

  it('once a minute, and elsewhere only what is gone is believed', async () => {
    let time = 0;
    const links = createLinkStatuses(() => time);
    const urls = ['https://own.example/a', 'https://x.example/', 'https://y.example/'].map((one) => new URL(one));
    const { asked, by } = ask({ 'https://own.example/a': 404, 'https://x.example/': 403, 'https://y.example/': 410 });
    await links.ask([...urls, new URL('https://own.example/a#b')], by);
    await links.ask(urls, by);
    expect(asked).toHaveLength(3);
    expect(urls.map((url) => links.known(url))).toEqual([404, undefined, 410]);
    time += 60_001;
    expect(links.known(urls[0]!)).toBeUndefined();
  }); // prettier-ignore

  it('at most so many', async () => {
    const { asked, by } = ask({});
    const many = (host: string) =>
      Array.from({ length: 300 }, (_, index) => new URL(`https://${host}.example/${index}`));
    await createLinkStatuses().ask([...many('own'), ...many('x')], by);
    expect(asked.filter((one) => one.includes('own'))).toHaveLength(200);
    expect(asked.filter((one) => one.includes('x.example'))).toHaveLength(30);
  });

  it('and the answers of so many addresses are kept at most: the oldest is forgotten first', async () => {
    const links = createLinkStatuses(() => 0);
    const by: Asked = { isOwn: () => true, own: async () => 200, outward: async () => undefined };
    const address = (at: number) => new URL(`https://own.example/${at}`);
    const askAll = (from: number, to: number) =>
      links.ask(
        Array.from({ length: to - from }, (_, at) => address(from + at)),
        by,
      );
    for (let from = 0; from < 5000; from += 200) await askAll(from, from + 200);
    expect(links.known(address(0))).toBe(200);
    await askAll(5000, 5001);
    expect([0, 1, 5000].map((at) => links.known(address(at)))).toEqual([undefined, 200, 200]);
  });

  it('for four seconds at most, eight at once, and what answers later is not waited for', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const links = createLinkStatuses(() => Date.now());
    const own = vi.fn(() => new Promise<number>(() => undefined));
    const urls = Array.from({ length: 20 }, (_, at) => new URL(`https://own.example/${at}`));
    let isOver = false;
    const asked = links.ask(urls, { isOwn: () => true, own, outward: own }).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(3999);
    expect([own.mock.calls.length, isOver]).toEqual([8, false]);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect([links.known(urls[0]!), vi.getTimerCount()]).toEqual([undefined, 0]);
  });

  it('and no more of them when the time is over', async () => {
    let time = 0;
    const links = createLinkStatuses(() => time);
    const own = vi.fn(async () => {
      time += 1000;
      return 200;
    });
    const urls = Array.from({ length: 50 }, (_, at) => new URL(`https://own.example/${at}?x=${at}`));
    await links.ask(urls, { isOwn: () => true, own, outward: own });
    expect(own.mock.calls.length).toBeLessThan(12);
    expect(links.known(urls[0]!)).toBe(200);
  });

  it.each([true, false])(
    'and one that fails is not known, and asked again after a minute: own %s',
    async (isOwn) => {
      let time = 0;
      const links = createLinkStatuses(() => time);
      const fails = vi.fn(() => Promise.reject(new Error('broken')));
      const urls = [new URL('https://one.example/a')];
      for (const [ms, calls] of [
        [0, 1],
        [59_999, 1],
        [60_000, 2],
      ] as const) {
        time = ms;
        await links.ask(urls, { isOwn: () => isOwn, own: fails, outward: fails });
        expect([links.known(urls[0]!), fails.mock.calls.length]).toEqual([undefined, calls]);
      }
    },
  );

  it('and no timer is left when all have answered', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { by } = ask({});
    await createLinkStatuses().ask([new URL('https://own.example/')], by);
    expect(vi.getTimerCount()).toBe(0);
  });
});
