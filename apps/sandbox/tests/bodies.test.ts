import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../src/http/listen.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
let server: Listening;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  server = await listen(test.app, 0, '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const MB = 1024 * 1024;
const LOGIN = '/identity/public/v1/auth/login';
/** Longer than the HTTP server waits for a body that the handler does not read. */
const LATER_MS = 800;

interface Answered {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly code: unknown;
  readonly reused: boolean;
}

function send(agent: Agent, method: string, path: string, body?: Buffer, chunked = false): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(chunked ? { 'transfer-encoding': 'chunked' } : {}),
    };
    const requested = request(server.url + path, { method, agent, headers }, (reply: IncomingMessage) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('end', () => {
        const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code?: unknown };
        const { statusCode: status, headers: said } = reply;
        resolve({ status, connection: said.connection, code, reused: requested.reusedSocket });
      });
    });
    requested.once('error', reject);
    requested.end(body);
  });
}

describe('a body that is larger than its route allows', () => {
  it.each([
    ['a login of 2 MB', 'POST', LOGIN, 2 * MB, 413],
    ['a login of 10 MB', 'POST', LOGIN, 10 * MB, 413],
    ['a picture without a session', 'PUT', '/identity/public/v1/avatar', 2 * MB, 401],
    ['something that no route takes', 'POST', '/nothing', 90 * 1024, 404],
  ])('%s is answered, and the connection serves the next call', async (_what, method, path, size, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await send(agent, method, path, Buffer.alloc(size, 'x'))).status).toBe(status);
    await delay(LATER_MS);
    expect(await send(agent, 'GET', '/health')).toMatchObject({ status: 200, reused: true });
    agent.destroy();
  });

  it('does not read the remaining body: the connection ends with the response', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const unannounced = send(agent, 'POST', LOGIN, Buffer.alloc(MB, 'x'), true);
    expect(await unannounced).toMatchObject({ status: 413, connection: 'close' });
    agent.destroy();
  });
});

describe('a connection', () => {
  it('stays open longer than those of load balancers and clients', async () => {
    expect((await fetch(`${server.url}/health`)).headers.get('keep-alive')).toBe('timeout=75');
  });
});

describe('text that a database cannot store', () => {
  it.each([
    ['POST', LOGIN, { userName: 'a\u0000bcdef', credentials: 'x', grantType: 'password' }],
    ['POST', '/identity/public/v1/auth/magiclink', { email: 'a\u0000b@correo.example' }],
    ['POST', '/identity/public/v1/password/reset', { userName: 'a\u0000bcdef' }],
    ['POST', '/identity/public/v1/email/verify', { email: '\ud800@correo.example' }],
    ['POST', '/gateway/v1/tokens', { cardHolder: { deep: ['\udc00'] } }],
    ['GET', '/sales/public/v1/amp/a%00b', undefined],
  ])('%s %s is 400 in the shape of the contract', async (method, path, body) => {
    const reply = await test.app.request(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: '100130,300130' }]);
  });
});
