import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sameOrigin } from './same-origin.ts';
import { openSites } from './sites.fixture.ts';

/** A service that redirects to `to`, and another program in the same network. */
let service: Server;
let other: Server;
let requested: string[] = [];
let to = '';
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  service = createServer((request, response) => {
    requested.push(`service ${request.method} ${request.url} ${request.headers['x-mark'] ?? ''}`.trim());
    if (request.url === '/there') response.end('found');
    else response.writeHead(302, { location: to }).end();
  }).listen(0, '127.0.0.1');
  other = createServer((request, response) => {
    requested.push(`other ${request.method} ${request.url}`);
    response.setHeader('content-type', 'image/png').end('secret');
  }).listen(0, '127.0.0.1');
  await Promise.all([once(service, 'listening'), once(other, 'listening')]);
});
afterAll(() => {
  service.close();
  other.close();
});
beforeEach(() => (requested = []));

describe('the redirects of a service', () => {
  it('are followed on its own origin, with the headers of the call', async () => {
    to = '/there';
    const response = await sameOrigin(fetch)(`${originOf(service)}/here`, { headers: { 'x-mark': 'a' } });
    expect(await response.text()).toBe('found');
    expect(requested).toEqual(['service GET /here a', 'service GET /there a']);
  });

  it('to another origin are an error, and nothing is asked there', async () => {
    for (const target of [`${originOf(other)}/inner`, 'http://[', 'file:///etc/passwd', '//127.0.0.1:1/']) {
      to = target;
      await expect(sameOrigin(fetch)(`${originOf(service)}/here`)).rejects.toThrow('redirects to');
    }
    expect(requested.filter((line) => line.startsWith('other'))).toEqual([]);
  });

  it('that lead nowhere are the answer', async () => {
    let asked = 0;
    const ask = (async () => {
      asked += 1;
      return new Response(null, { status: 302 });
    }) as typeof fetch;
    expect((await sameOrigin(ask)('http://service.example/here')).status).toBe(302);
    expect(asked).toBe(1);
  });

  it('in a circle end', async () => {
    to = '/here';
    await expect(sameOrigin(fetch)(`${originOf(service)}/here`)).rejects.toThrow('redirects to');
    expect(requested).toHaveLength(6);
  });

  it.each([
    [300, false],
    [301, true],
    [302, true],
    [303, true],
    [307, true],
    [308, true],
    [309, false],
    [200, false],
  ])('of the status %i are followed: %s', async (status, isFollowed) => {
    const paths: string[] = [];
    const ask = (async (input: Request | string) => {
      paths.push(new URL(input instanceof Request ? input.url : input).pathname);
      // This class takes no status such as 309 for a body.
      const response = new Response(null, { headers: { location: '/there' } });
      Object.defineProperty(response, 'status', { value: paths.length === 1 ? status : 204 });
      return response;
    }) as typeof fetch;
    await sameOrigin(ask)('http://service.example/here');
    expect(paths).toEqual(isFollowed ? ['/here', '/there'] : ['/here']);
  });

  it.each([
    ['GET', 2],
    ['HEAD', 2],
    ['POST', 1],
    ['PUT', 1],
    ['DELETE', 1],
  ])('of %s lead to %i calls, so that nothing is sent twice', async (method, calls) => {
    to = '/there';
    await sameOrigin(fetch)(`${originOf(service)}/here`, { method });
    expect(requested.map((line) => line.split(' ')[1])).toEqual(Array.from({ length: calls }, () => method));
  });

  it('are followed from the last address, five times at most, each with the body of the last one given up', async () => {
    const seen: string[] = [];
    let cancelled = 0;
    const chain = (length: number) =>
      (async (input: Request | string) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        seen.push(pathname);
        if (seen.length > length) return new Response('found');
        const body = new ReadableStream({ cancel: () => void (cancelled += 1) });
        return new Response(body, { status: 302, headers: { location: `a/${seen.length}` } });
      }) as typeof fetch;
    expect(await (await sameOrigin(chain(5))('http://service.example/')).text()).toBe('found');
    expect(seen).toEqual(['/', '/a/1', '/a/a/2', '/a/a/a/3', '/a/a/a/a/4', '/a/a/a/a/a/5']);
    expect(cancelled).toBe(5);
    seen.length = 0;
    const failure = sameOrigin(chain(6))('http://service.example/');
    await expect(failure).rejects.toMatchObject({ name: 'ForeignRedirectError' });
    await expect(failure).rejects.toThrow('http://service.example/ redirects to a/6');
  });

  it('end when the caller gives up', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const ask = (async (_input: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return signals.length === 1
        ? new Response(null, { status: 302, headers: { location: '/there' } })
        : new Response('found');
    }) as typeof fetch;
    const { signal } = new AbortController();
    await sameOrigin(ask)('http://service.example/here', { signal });
    expect(signals).toEqual([signal, signal]);
    expect(signals[1]).toBe(signal);
  });

  it('of the content service lead no page and no picture elsewhere', async () => {
    to = `${originOf(other)}/inner`;
    const { get } = await openSites(() => undefined, { CONTENT_ORIGIN: originOf(service) }, { fetch });
    expect((await get('/nacion/articulo/x/')).status).toBe(503);
    expect((await get('/images/carretera')).status).toBe(502);
    expect(requested.filter((line) => line.startsWith('other'))).toEqual([]);
  });
});
