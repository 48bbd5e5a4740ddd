import { ApiError } from 'rotativa/domain';
import { describe, expect, it, vi } from 'vitest';
import { createOutages, watched } from './outages.ts';

function open() {
  let now = 1_000_000;
  const lines: [message: string, what: object][] = [];
  const outages = createOutages({ warn: (what, message) => void lines.push([message, what]) }, () => now);
  return { outages, lines, after: (ms: number) => void (now += ms) };
}
const DOWN = new ApiError('down', 'Down.', 503);

describe('an outage of the content service', () => {
  it('is in the log when it begins, and when nothing has failed for five seconds, with its time', () => {
    const { outages, lines, after } = open();
    outages.answered();
    expect([outages.isFailing, lines]).toEqual([false, []]);
    outages.failed(DOWN, { source: 'content-api' });
    after(2000);
    outages.failed(new Error('other'), { source: 'search-api' });
    expect([outages.isFailing, lines]).toEqual([
      true,
      [['content is out of reach', { err: DOWN, source: 'content-api' }]],
    ]);
    after(4999);
    outages.answered();
    expect([outages.isFailing, lines.length]).toEqual([true, 1]);
    after(1.4);
    outages.answered();
    outages.answered();
    expect([outages.isFailing, lines.slice(1)]).toEqual([false, [['content answers again', { ms: 7000 }]]]);
    after(1000);
    outages.failed(DOWN, {});
    expect([outages.isFailing, lines.length]).toEqual([true, 3]);
  });
});

describe('a call of the content service', () => {
  const call = (ask: () => Promise<string>) => {
    const [failed, answered] = [vi.fn(), vi.fn()];
    return { failed, answered, ask: watched('content-api', ask, { failed, answered }) };
  };

  it('that answers ends an outage', async () => {
    const { ask, failed, answered } = call(async () => 'page');
    expect(await ask()).toBe('page');
    expect([failed.mock.calls.length, answered.mock.calls.length]).toEqual([0, 1]);
    expect(await watched('content-api', async (word: string) => word, { failed })('word')).toBe('word');
  });

  it('that fails is one, and stays an error of the caller', async () => {
    const { ask, failed, answered } = call(() => Promise.reject(DOWN));
    await expect(ask()).rejects.toBe(DOWN);
    expect([failed.mock.calls, answered.mock.calls]).toEqual([[[DOWN, { source: 'content-api' }]], []]);
  });

  it('for what does not exist is none, and a fault of this program is no outage', async () => {
    for (const error of [
      new ApiError('not_found', 'Not found.', 404),
      new TypeError('x is not a function'),
    ]) {
      const { ask, failed } = call(() => Promise.reject(error));
      await expect(ask()).rejects.toBe(error);
      expect(failed).not.toHaveBeenCalled();
    }
  });
});
