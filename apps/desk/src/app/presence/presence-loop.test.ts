import { describe, expect, it } from 'vitest';
import { BEAT_MS, createPresenceLoop, GAP_MS, LOST_AFTER_MS, TYPING_MS, type Told } from './presence-loop.ts';

function open() {
  let time = 0;
  let timer: { at: number; then: () => void } | undefined;
  let down = false;
  const told: Told[] = [];
  const seen: number[] = [];
  const other = { key: 'k', name: 'Ana', placementId: 'a', isTyping: false };
  const loop = createPresenceLoop({
    tell: async (one) => {
      if (down) throw new Error('away');
      told.push(one);
      return [other];
    },
    changed: (others) => void seen.push(others.length),
    now: () => time,
    after: (ms, then) => {
      timer = { at: time + ms, then };
      return () => (timer = undefined);
    },
  });
  const pass = async (ms: number): Promise<void> => {
    const end = time + ms;
    for (;;) {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      if (!timer || timer.at > end) break;
      const due = timer;
      timer = undefined;
      time = Math.max(time, due.at);
      due.then();
    }
    time = end;
  };
  return { loop, told, seen, pass, fail: (now: boolean) => (down = now) };
}

describe('presence of this tab', () => {
  it('goes to the service at each beat, and at once when another block is selected', async () => {
    const { loop, told, pass } = open();
    loop.open();
    await pass(BEAT_MS);
    expect(told.map(({ turn }) => turn)).toEqual([1, 2]);
    loop.at('lead');
    await pass(GAP_MS);
    expect(told.at(-1)).toEqual({ turn: 3, placementId: 'lead', isTyping: false, left: false });
    loop.at('lead');
    await pass(GAP_MS);
    expect(told).toHaveLength(3);
  });

  it('says that its editor writes, until some seconds after', async () => {
    const { loop, told, pass } = open();
    loop.open();
    loop.typed();
    loop.typed();
    await pass(GAP_MS);
    expect(told.at(-1)!.isTyping).toBe(true);
    await pass(TYPING_MS + BEAT_MS);
    expect(told.at(-1)!.isTyping).toBe(false);
  });

  it('ends with the tab, and says nothing after', async () => {
    const { loop, told, pass } = open();
    loop.open();
    await pass(0);
    loop.close();
    loop.close();
    loop.at('lead');
    await pass(BEAT_MS * 3);
    expect(told.map(({ left }) => left)).toEqual([false, true]);
  });

  it('shows no others while the service is away for long, and them again after', async () => {
    const { loop, seen, pass, fail } = open();
    loop.open();
    await pass(0);
    fail(true);
    await pass(BEAT_MS * 2);
    expect(seen.at(-1)).toBe(1);
    await pass(LOST_AFTER_MS);
    expect(seen.at(-1)).toBe(0);
    fail(false);
    await pass(BEAT_MS);
    expect(seen.at(-1)).toBe(1);
  });
});
