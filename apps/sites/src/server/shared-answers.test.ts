import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedAnswers, type Kept } from './shared-answers.ts';

let time = 0;
const now = (): number => time;

beforeEach(() => {
  time = 0;
});

describe('shared replies', () => {
  it('are requested once within their lifetime, and again after it', async () => {
    const { share } = createSharedAnswers(2000, now);
    const ask = vi.fn(async () => time);
    expect(await Promise.all([share('a', ask), share('a', ask)])).toEqual([0, 0]);
    time = 1999;
    expect(await share('a', ask)).toBe(0);
    time = 2000;
    expect(await share('a', ask)).toBe(2000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are separate for each request', async () => {
    const { share } = createSharedAnswers(2000, now);
    expect(await share('a', async () => 1)).toBe(1);
    expect(await share('b', async () => 2)).toBe(2);
  });

  it('are not cached after a failure', async () => {
    const { share } = createSharedAnswers(2000, now);
    await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await share('a', async () => 1)).toBe(1);
  });

  it('are not shared with a lifetime of 0', async () => {
    const { share } = createSharedAnswers(0, now);
    const ask = vi.fn(async () => 1);
    await Promise.all([share('a', ask), share('a', ask)]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are dropped, oldest first, when there are too many', async () => {
    const { share } = createSharedAnswers(2000, now);
    const ask = vi.fn(async () => 1);
    await share('first', ask);
    for (let n = 0; n < 500; n += 1) await share(`n${n}`, async () => n);
    await share('first', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are never more than the bound, and not held after their lifetime', async () => {
    const kept = new Map<string, Kept>();
    const { share } = createSharedAnswers(2000, now, kept);
    let most = 0;
    for (let n = 0; n < 5000; n += 1) {
      await share(`words ${n}`, async () => n);
      most = Math.max(most, kept.size);
    }
    expect(most).toBe(500);
    time = 2000;
    await share('the next', async () => 1);
    expect([...kept.keys()]).toEqual(['the next']);
  });
});
