import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ASK_EVERY_MS, createLiveChannels, LONGEST_ASK_MS, SOON_MS, type LiveState } from './channels.ts';

function open() {
  const failed = vi.fn();
  const channels = createLiveChannels(() => Date.now(), failed);
  onTestFinished(() => channels.close());
  return { channels, failed };
}

const SEEN: LiveState = { version: 'a', ended: false };

/** A blog whose state the test sets, and how often it was asked for. */
function blog(state: LiveState = SEEN) {
  const own: { state: LiveState | undefined; asked: number } = { state, asked: 0 };
  const ask = async (): Promise<LiveState | undefined> => {
    own.asked += 1;
    return own.state;
  };
  return { own, ask };
}

describe('X11 the questions about live blogs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked only while a reader follows, and less often after failures', async () => {
    const { channels, failed } = open();
    const ask = vi.fn().mockRejectedValue(new Error('down'));
    const leave = channels.follow('a', ask, { version: 'a', ended: false }, () => undefined);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 10);
    expect(ask.mock.calls.length).toBeLessThan(5);
    expect(failed).toHaveBeenCalledTimes(ask.mock.calls.length);
    leave();
    const before = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(LONGEST_ASK_MS * 3);
    expect(ask).toHaveBeenCalledTimes(before);
  });

  it('tell followers of a change that another reader’s question found', async () => {
    const { channels } = open();
    let version = 'a';
    const ask = async () => ({ version, ended: false });
    const heard: (string | undefined)[] = [];
    const seen = (await channels.latest('x', ask))!;
    channels.follow('x', ask, seen, (state) => heard.push(state?.version));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS - 1);
    version = 'b';
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 3);
    expect(heard).toEqual(['b']);
    channels.close();
  });

  it('are asked soon after contents have changed, once for changes that come together', async () => {
    const { channels } = open();
    let version = 'a';
    const ask = vi.fn(async () => ({ version, ended: false }));
    const heard: (string | undefined)[] = [];
    channels.follow('x', ask, { version, ended: false }, (state) => heard.push(state?.version));
    version = 'b';
    channels.refresh();
    channels.refresh();
    await vi.advanceTimersByTimeAsync(SOON_MS);
    expect(heard).toEqual(['b']);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    channels.close();
    channels.refresh();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are asked again when the answer that was under way may be older than the change', async () => {
    const { channels } = open();
    let version = 'a';
    const slow = SOON_MS * 5;
    const ask = async () => {
      const state = { version, ended: false };
      await new Promise((resolve) => setTimeout(resolve, slow));
      return state;
    };
    const heard: (string | undefined)[] = [];
    channels.follow('x', ask, { version, ended: false }, (state) => heard.push(state?.version));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS + SOON_MS);
    version = 'b';
    channels.refresh();
    await vi.advanceTimersByTimeAsync(2 * slow + SOON_MS);
    expect(heard.at(-1)).toBe('b');
    channels.close();
  });

  it('tell a follower of the end that was found before it followed', async () => {
    const { channels } = open();
    let ended = false;
    const ask = async () => ({ version: 'a', ended });
    const seen = (await channels.latest('x', ask))!;
    ended = true;
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    await channels.latest('x', ask);
    const heard: (boolean | undefined)[] = [];
    channels.follow('x', ask, seen, (state) => heard.push(state?.ended));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 3);
    expect(heard).toEqual([true]);
    channels.close();
  });

  it('are asked half as often after each failure, once a minute at least, and as before after an answer', async () => {
    const { channels } = open();
    const start = Date.now();
    let down = true;
    const times: number[] = [];
    const ask = async () => {
      times.push((Date.now() - start) / 1000);
      if (down) throw new Error('down');
      return SEEN;
    };
    channels.follow('x', ask, SEEN, () => undefined);
    await vi.advanceTimersByTimeAsync(165_000);
    expect(times).toEqual([3, 9, 21, 45, 93, 153]);
    down = false;
    await vi.advanceTimersByTimeAsync(55_000);
    expect(times.slice(6)).toEqual([213, 216, 219]);
  });

  it('are one for all who ask at the same time, and for three seconds', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    expect(await Promise.all([channels.latest('x', ask), channels.latest('x', ask)])).toEqual([SEEN, SEEN]);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS - 1);
    await channels.latest('x', ask);
    expect(own.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await channels.latest('x', ask);
    expect(own.asked).toBe(2);
    await channels.latest('y', ask);
    expect(own.asked).toBe(3);
  });

  it.each<[string, LiveState | undefined]>([
    ['has ended', { version: 'a', ended: true }],
    ['is gone', undefined],
  ])('stop when the blog %s, and its followers hear it', async (_what, last) => {
    const { channels } = open();
    const { own, ask } = blog();
    await channels.latest('x', ask);
    const heard: unknown[] = [];
    for (const name of ['one', 'other'])
      channels.follow('x', ask, SEEN, (state) => heard.push([name, state]));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    own.state = last;
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 5);
    expect([own.asked, heard]).toEqual([
      3,
      [
        ['one', last],
        ['other', last],
      ],
    ]);
  });

  it('are the same for all followers, and go on until the last one leaves', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    const leaves = ['one', 'other'].map(() => channels.follow('x', ask, SEEN, () => undefined));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 2);
    expect(own.asked).toBe(2);
    leaves[0]!();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(own.asked).toBe(3);
    leaves[1]!();
    channels.refresh();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 2);
    expect(own.asked).toBe(3);
  });

  it('tell one who has left nothing, whether it was missed or comes now', async () => {
    const { channels } = open();
    const { own, ask } = blog({ version: 'b', ended: false });
    await channels.latest('x', ask);
    const heard = vi.fn();
    channels.follow('x', ask, SEEN, heard)();
    own.state = { version: 'c', ended: false };
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 2);
    expect([heard.mock.calls, own.asked]).toEqual([[], 1]);
  });

  it('do not end while they are asked when the last follower leaves and another comes', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    channels.follow('x', ask, SEEN, () => undefined)();
    const heard: unknown[] = [];
    channels.follow('x', ask, SEEN, (state) => heard.push(state?.version));
    own.state = { version: 'b', ended: false };
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect([heard, own.asked]).toEqual([['b'], 1]);
  });

  it('are about every followed blog, however many others were asked for since', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    const heard: unknown[] = [];
    channels.follow('x', ask, SEEN, (state) => heard.push(state?.version));
    for (let at = 0; at < 300; at += 1) await channels.latest(`/${at}/`, blog().ask);
    own.state = { version: 'b', ended: false };
    expect(await channels.latest('x', ask)).toEqual(own.state);
    expect(heard).toEqual(['b']);
  });

  it('come in their time, however often another reader begins to follow', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    for (let second = 0; second < 12; second += 1) {
      channels.follow('x', ask, SEEN, () => undefined);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(own.asked).toBe(4);
  });

  it('about a change that comes while an answer is under way are not put off', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    const slow = async () => {
      const state = await ask();
      await new Promise((resolve) => setTimeout(resolve, SOON_MS));
      return state;
    };
    const heard: unknown[] = [];
    await channels.latest('x', ask);
    channels.follow('x', slow, SEEN, (state) => heard.push(state?.version));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS + SOON_MS / 2);
    own.state = { version: 'b', ended: false };
    channels.refresh();
    await vi.advanceTimersByTimeAsync(2 * SOON_MS);
    expect(heard).toEqual(['b']);
  });

  it('end when the last follower leaves while an answer is under way', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, SOON_MS));
      return ask();
    };
    const leave = channels.follow('x', slow, SEEN, () => undefined);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS + SOON_MS / 2);
    leave();
    await vi.advanceTimersByTimeAsync(SOON_MS);
    expect([own.asked, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('tell those who heard the end nothing more, though the blog goes on', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    const heard: unknown[] = [];
    channels.follow('x', ask, SEEN, (state) => heard.push(state?.ended));
    own.state = { version: 'a', ended: true };
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    own.state = { version: 'b', ended: false };
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    await channels.latest('x', ask);
    expect(heard).toEqual([true]);
  });

  it('leave no state in memory of a blog that is not followed any more, when many others were asked for', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    const leave = channels.follow('x', ask, SEEN, () => undefined);
    await channels.latest('x', ask);
    leave();
    for (let at = 0; at < 300; at += 1) await channels.latest(`/${at}/`, blog().ask);
    await channels.latest('x', ask);
    expect(own.asked).toBe(2);
  });

  it('do not keep a closing server running', () => {
    const { channels } = open();
    const { setTimeout: set } = globalThis;
    const made: NodeJS.Timeout[] = [];
    // Not a spy: it would bring this clock back after the test.
    globalThis.setTimeout = Object.assign((run: () => void, ms?: number) => {
      made.push(set(run, ms));
      return made.at(-1)!;
    }, set);
    try {
      channels.follow('x', blog().ask, SEEN, () => undefined);
    } finally {
      globalThis.setTimeout = set;
    }
    expect(made.map((timer) => timer.hasRef())).toEqual([false]);
  });

  it('end with the server', async () => {
    const { channels } = open();
    const { own, ask } = blog();
    channels.follow('x', ask, SEEN, () => undefined);
    channels.close();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 2);
    expect([own.asked, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
