import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';
import { createSeats } from './seats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('X11 the response with events', () => {
  const opened = () => {
    const closed = vi.fn();
    return { closed, events: openEventStream(closed) };
  };

  it('is kept by no proxy', () => {
    expect(Object.fromEntries(opened().events.response.headers)).toEqual({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  it('says when to connect again, has each event with its id, and a comment every twenty seconds', async () => {
    const { events } = opened();
    events.send('7', '{"a":1}');
    vi.advanceTimersByTime(19_999);
    events.send('8', '{}');
    vi.advanceTimersByTime(1);
    events.close();
    expect(await events.response.text()).toBe(
      ['retry: 3000', 'id: 7\ndata: {"a":1}', 'id: 8\ndata: {}', ':', ''].join('\n\n'),
    );
  });

  it('ends once, with its timer, and takes no events afterwards', async () => {
    const { events, closed } = opened();
    expect(vi.getTimerCount()).toBe(1);
    events.close();
    events.close();
    events.send('9', '{}');
    expect([closed.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    expect(await events.response.text()).toBe('retry: 3000\n\n');
  });

  it('ends when the reader leaves', async () => {
    const { events, closed } = opened();
    await events.response.body!.cancel();
    expect([closed.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    events.send('9', '{}');
    events.close();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe('X11 a reader who takes no events', () => {
  /** Bytes of the event '1' around its data, and of the line before it. */
  const AROUND = 'retry: 3000\n\n'.length + 'id: 1\ndata: \n\n'.length;

  it.each([
    [999_999, false],
    [1_000_000, true],
  ])('with %d bytes waiting: is closed %s', async (bytes, closes) => {
    const closed = vi.fn();
    const events = openEventStream(closed);
    events.send('1', 'x'.repeat(bytes - AROUND));
    expect([closed.mock.calls.length > 0, vi.getTimerCount()]).toEqual([closes, closes ? 0 : 1]);
    events.send('2', '{}');
    expect(closed).toHaveBeenCalledTimes(1);
    const text = await events.response.text();
    expect(text.includes('id: 2')).toBe(!closes);
  });
});

describe('X11 the seats of a server', () => {
  it('are two hundred of an address and four thousand in all', () => {
    const seats = createSeats();
    const claimed = Array.from({ length: 21 }, (_, address) => {
      let own = 0;
      while (seats.claim(String(address))) own += 1;
      return own;
    });
    expect(claimed).toEqual([...Array.from({ length: 20 }, () => 200), 0]);
  });
});
