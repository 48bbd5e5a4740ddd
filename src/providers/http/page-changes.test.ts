import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localServer, type LocalServer } from './local-server.fixture.ts';
import { createPageChanges, type ChangesOptions } from './page-changes.ts';

let server: LocalServer;
let streams: ServerResponse[];
let stop = (): void => undefined;
beforeEach(async () => {
  streams = [];
  server = await localServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    streams.push(response);
  });
});
afterEach(async () => {
  stop();
  await server[Symbol.asyncDispose]();
});

const change = (id: number) => ({ id, brand: 'weekly', page: 'home' });
const event = (id: number): string => `id: ${id}\nevent: page\ndata: ${JSON.stringify(change(id))}\n\n`;

/** Listens, and waits no time between connections. The waits are kept. */
function listening(more: Partial<ChangesOptions> = {}) {
  const changed = vi.fn();
  const missed = vi.fn();
  const waits: number[] = [];
  const listen = createPageChanges({
    address: `${server.origin}/changes`,
    headers: { authorization: 'Bearer x' },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
    ...more,
  });
  stop = listen({ changed, missed });
  const ids = () => changed.mock.calls.map(([one]) => (one as { id: number }).id);
  return { ids, missed, waits };
}
const connected = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count));

describe('X5 the stream of changes', () => {
  it('begins with what may have been missed, and tells each change once, in order', async () => {
    const { ids, missed } = listening();
    await connected(1);
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1));
    streams[0]!.write(event(1) + event(2) + event(2) + event(1) + event(5));
    await vi.waitFor(() => expect(ids()).toEqual([1, 2, 5]));
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'Bearer x',
      accept: 'text/event-stream',
    });
    expect(server.received[0]?.headers['last-event-id']).toBeUndefined();
  });

  it('asks with the last id for what it missed while the connection was lost', async () => {
    const { ids, missed } = listening();
    await connected(1);
    streams[0]!.write(event(7));
    await vi.waitFor(() => expect(ids()).toEqual([7]));
    streams[0]!.destroy();
    await connected(2);
    expect(server.received[1]?.headers['last-event-id']).toBe('7');
    streams[1]!.write(event(7) + event(8));
    await vi.waitFor(() => expect(ids()).toEqual([7, 8]));
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('a service may no longer know what was missed, and then may begin its numbers again', async () => {
    const { ids, missed } = listening();
    await connected(1);
    streams[0]!.write(event(900));
    await vi.waitFor(() => expect(ids()).toEqual([900]));
    streams[0]!.write('event: missed\ndata: {}\n\n' + event(1));
    await vi.waitFor(() => expect(ids()).toEqual([900, 1]));
    expect(missed).toHaveBeenCalledTimes(2);
  });

  it('a silent connection is lost', async () => {
    const { missed } = listening({ times: { silence: 60 } });
    await connected(3);
    await vi.waitFor(() => expect(missed.mock.calls.length).toBeGreaterThanOrEqual(3));
  });

  it('comments keep a connection', async () => {
    listening({ times: { silence: 300 } });
    await connected(1);
    const beat = setInterval(() => streams[0]!.write(': beat\n\n'), 30);
    await new Promise((resolve) => setTimeout(resolve, 700));
    clearInterval(beat);
    expect(streams).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses', (response) => void response.writeHead(503).end()],
    [
      'answers a page',
      (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>'),
    ],
    ['resets', (response) => void response.destroy()],
  ])('waits longer for a service that %s, up to the longest wait', async (_name, fault) => {
    server.answer = (_request, response) => fault(response);
    const { missed, waits } = listening({ times: { firstWait: 10, longestWait: 50 } });
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(5));
    expect(waits.slice(0, 5)).toEqual([10, 20, 40, 50, 50]);
    expect(missed).not.toHaveBeenCalled();
  });

  it('waits a short time again once a connection has worked', async () => {
    const works = server.answer;
    server.answer = (_request, response) => void response.destroy();
    const { ids, waits } = listening({ times: { firstWait: 10 } });
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(2));
    server.answer = works;
    await connected(1);
    streams[0]!.write(event(1));
    await vi.waitFor(() => expect(ids()).toEqual([1]));
    const before = waits.length;
    streams[0]!.destroy();
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(before));
    expect(waits[before]).toBe(10);
  });

  it.each(['event: page\ndata: {"id":"x"}\n\n', 'event: page\ndata: no\n\n'])(
    'a connection with an unreadable change is opened again: %j',
    async (text) => {
      const { ids } = listening();
      await connected(1);
      streams[0]!.write(event(1) + text);
      await connected(2);
      expect(server.received[1]?.headers['last-event-id']).toBe('1');
      expect(ids()).toEqual([1]);
    },
  );

  it('events of other kinds are ignored', async () => {
    const { ids } = listening();
    await connected(1);
    streams[0]!.write('event: presence\ndata: no\n\n' + event(3));
    await vi.waitFor(() => expect(ids()).toEqual([3]));
  });

  it('ends with its connection when it is stopped', async () => {
    const { ids, missed } = listening();
    await connected(1);
    await vi.waitFor(() => expect(missed).toHaveBeenCalled());
    const closed = new Promise((resolve) => streams[0]!.once('close', resolve));
    stop();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([streams.length, ids()]).toEqual([1, []]);
  });
});
