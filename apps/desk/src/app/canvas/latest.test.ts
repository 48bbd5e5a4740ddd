import { describe, expect, it } from 'vitest';
import { createLatest } from './latest.ts';

/** A clock that a test moves, and calls that it answers. */
function open(gapMs = 150) {
  let now = 0;
  const timers: { at: number; then: () => void }[] = [];
  const asked: {
    question: string;
    at: number;
    answer: (text: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const shown: string[] = [];
  const failed: string[] = [];
  const latest = createLatest<string, string>({
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked.push({ question, at: now, answer: resolve, fail: reject });
      }),
    answered: (answer) => void shown.push(answer),
    failed: (error) => void failed.push((error as Error).message),
    gapMs,
    now: () => now,
    wait: (ms, then) => void timers.push({ at: now + ms, then }),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    latest,
    asked,
    shown,
    failed,
    settle,
    async pass(ms: number): Promise<void> {
      now += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= now) timer.then();
        else timers.push(timer);
      }
      await settle();
    },
  };
}

describe('the canvas asks', () => {
  it('one at a time, and then about the newest only', async () => {
    const { latest, asked, shown, settle, pass } = open();
    for (const question of ['a', 'b', 'c']) latest.push(question);
    expect(asked.map(({ question }) => question)).toEqual(['a']);
    await pass(200);
    expect(asked).toHaveLength(1);
    asked[0]!.answer('A');
    await settle();
    expect(asked.map(({ question }) => question)).toEqual(['a', 'c']);
    asked[1]!.answer('C');
    await settle();
    expect(shown).toEqual(['A', 'C']);
    await pass(1000);
    expect(asked).toHaveLength(2);
  });

  it('at most once in 150 ms', async () => {
    const { latest, asked, settle, pass } = open();
    latest.push('a');
    asked[0]!.answer('A');
    await settle();
    latest.push('b');
    await pass(100);
    latest.push('c');
    expect(asked).toHaveLength(1);
    await pass(50);
    expect(asked.map(({ question, at }) => [question, at])).toEqual([
      ['a', 0],
      ['c', 150],
    ]);
  });

  it('goes on after a failure, and says nothing when it is closed', async () => {
    const { latest, asked, shown, failed, settle, pass } = open();
    latest.push('a');
    asked[0]!.fail(new Error('away'));
    await settle();
    expect(failed).toEqual(['away']);
    latest.push('b');
    await pass(150);
    latest.close();
    asked[1]!.answer('B');
    latest.push('c');
    await pass(1000);
    expect([shown, asked.length]).toEqual([[], 2]);
  });
});
