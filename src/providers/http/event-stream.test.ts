import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it, vi } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** A stream of the parts of a text's bytes. */
const streamOf = (parts: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      parts.forEach((part) => controller.enqueue(part));
      controller.close();
    },
  });
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const all = async (
  parts: readonly Uint8Array<ArrayBuffer>[],
  onText?: () => void,
): Promise<StreamEvent[]> => {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(streamOf(parts), onText)) events.push(event);
  return events;
};
const read = (text: string) => all([bytes(text)]);

describe('events of a stream', () => {
  it.each<[string, string, StreamEvent[]]>([
    ['id, name and data', 'id: 7\nevent: page\ndata: {"a":1}\n\n', [{ id: '7', event: 'page', data: '{"a":1}' }]],
    ['several lines of data', 'data: a\ndata:b\ndata\n\n', [{ id: undefined, event: 'message', data: 'a\nb\n' }]],
    ['the last id stays', 'id: 1\ndata: a\n\ndata: b\n\n', [{ id: '1', event: 'message', data: 'a' }, { id: '1', event: 'message', data: 'b' }]],
    ['a name does not stay', 'event: x\ndata: a\n\ndata: b\n\n', [{ id: undefined, event: 'x', data: 'a' }, { id: undefined, event: 'message', data: 'b' }]],
    ['comments and unknown fields', ': ping\n\nretry: 5\nother: x\ndata: a\n\n', [{ id: undefined, event: 'message', data: 'a' }]],
    ['an event without data is none', 'event: x\nid: 4\n\ndata: a\n\n', [{ id: '4', event: 'message', data: 'a' }]],
    ['an unfinished event is none', 'data: a\n', []],
    ['a byte order mark', '\ufeffdata: a\n\n', [{ id: undefined, event: 'message', data: 'a' }]],
    ['all ends of lines', 'data: a\r\n\r\ndata: b\r\rdata: c\n\n', ['a', 'b', 'c'].map((data) => ({ id: undefined, event: 'message', data }))],
    ['an id with a zero is none', 'id: a\0b\ndata: a\n\n', [{ id: undefined, event: 'message', data: 'a' }]],
    ['colons in data', 'data: a: b\n\n', [{ id: undefined, event: 'message', data: 'a: b' }]],
  ])('%s', async (_name, text, expected) => {
    expect(await read(text)).toEqual(expected);
  }); // prettier-ignore

  it('do not depend on how the bytes arrive', async () => {
    const line = fc.constantFrom('id: 1', 'event: página', 'data: ñandú', 'data', ': x', '', '');
    const end = fc.constantFrom('\n', '\r\n', '\r');
    const text = fc.array(fc.tuple(line, end).map((one) => one.join('')), { maxLength: 12 }).map((one) => `${one.join('')}\n\n`); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(40)), async (given, cuts) => {
        const whole = bytes(given);
        const places = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length];
        const parts = places.slice(1).map((to, index) => whole.slice(places[index], to));
        expect(await all(parts)).toEqual(await all([whole]));
      }),
    );
  });

  it('show with everything that arrives that the connection lives', async () => {
    const onText = vi.fn();
    await all([bytes(': a\n\n'), bytes(': b\n\n')], onText);
    expect(onText).toHaveBeenCalledTimes(2);
  });

  it('one that does not end is refused', async () => {
    const part = bytes('data: '.padEnd(60_000, 'x'));
    await expect(all([part, part])).rejects.toThrow('more than 100000 characters');
  });
});
