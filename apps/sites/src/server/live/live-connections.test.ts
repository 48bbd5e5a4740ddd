import type { Logger } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { ASK_EVERY_MS } from './channels.ts';
import { openEventStream } from './event-stream.ts';
import { closeLive, createLive } from './live.ts';
import type { LiveBlogState } from './live-state.tsx';

const STATE: LiveBlogState = { version: 'v', ended: false, message: async () => '{}' };

function open(connections?: number) {
  const warn = vi.fn();
  return { warn, live: createLive({ warn } as unknown as Logger, () => 0, connections) };
}

describe('X11 the live blogs of a server', () => {
  it('are followed by as many readers as its settings say', () => {
    const { live } = open(1);
    expect([live.seats.claim('a'), live.seats.claim('b')]).toEqual([expect.any(Function), undefined]);
  });

  it('that cannot be read are in the log, and none is asked for after the server has closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { live, warn } = open();
    const error = new Error('down');
    const read = vi.fn(() => Promise.reject(error));
    live.channels.follow('/a/', read, STATE, () => undefined);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(warn.mock.calls).toEqual([[{ err: error, key: '/a/' }, 'live blog not read']]);
    closeLive(live);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 10);
    expect(read).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('end their connections when the server closes, though each leaves the list', async () => {
    const { live } = open();
    const streams = [1, 2, 3].map(() => {
      const events = openEventStream(() => live.streams.delete(events));
      live.streams.add(events);
      return events.response.text();
    });
    closeLive(live);
    expect(await Promise.all(streams)).toEqual(Array.from({ length: 3 }, () => 'retry: 3000\n\n'));
    expect(live.streams.size).toBe(0);
  });
});
