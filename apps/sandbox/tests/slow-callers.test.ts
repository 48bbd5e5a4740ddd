import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { SLOW_CALLERS } from '../../shared/slow-callers.ts';
import { listen as listenSites } from '../../sites/src/server/listen.ts';
import { listen } from '../src/http/listen.ts';

const app = new Hono()
  .get('/', (c) => c.text('ok'))
  .post('/', async (c) => c.text(String((await c.req.text()).length)))
  .onError((_error, c) => c.text('the body never ended', 400));

/** The answer to a caller that sends a part of a request, until the server closes the connection. */
function halfSent(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf'],
])('a caller that never ends %s loses its connection', async (_what, text) => {
  const limits = { headersTimeout: 60, requestTimeout: 60, connectionsCheckingInterval: 20 };
  const server = await listen(app, 0, '127.0.0.1', limits);
  expect(await halfSent(server.port, text)).toMatch(/^HTTP\/1\.1 408/);
  expect(await (await fetch(`${server.url}/`)).text()).toBe('ok');
  await server.close();
});

it('the servers of the sites have the same limits', async () => {
  const server = await listenSites({ fetch: app.fetch as never }, 0, '127.0.0.1', null);
  const { headersTimeout, requestTimeout } = server;
  server.close();
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: SLOW_CALLERS.headersTimeout,
    requestTimeout: SLOW_CALLERS.requestTimeout,
  });
});
