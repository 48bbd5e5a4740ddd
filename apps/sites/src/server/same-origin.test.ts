import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sameOrigin } from './same-origin.ts';
import { openSites } from './sites.fixture.ts';

/** A service that redirects to `to`, and another program in the same network. */
let service: Server;
let other: Server;
let asked: string[] = [];
let to = '';
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(`service ${request.method} ${request.url} ${request.headers['x-mark'] ?? ''}`.trim());
    if (request.url === '/there') response.end('found');
    else response.writeHead(302, { location: to }).end();
  }).listen(0, '127.0.0.1');
  other = createServer((request, response) => {
    asked.push(`other ${request.method} ${request.url}`);
    response.setHeader('content-type', 'image/png').end('secret');
  }).listen(0, '127.0.0.1');
  await Promise.all([once(service, 'listening'), once(other, 'listening')]);
});
afterAll(() => {
  service.close();
  other.close();
});
beforeEach(() => (asked = []));

describe('the redirects of a service', () => {
  it('are followed on its own origin, with the headers of the call', async () => {
    to = '/there';
    const response = await sameOrigin(fetch)(`${originOf(service)}/here`, { headers: { 'x-mark': 'a' } });
    expect(await response.text()).toBe('found');
    expect(asked).toEqual(['service GET /here a', 'service GET /there a']);
  });

  it('to another origin are an error, and nothing is asked there', async () => {
    for (const target of [`${originOf(other)}/inner`, 'http://[', 'file:///etc/passwd', '//127.0.0.1:1/']) {
      to = target;
      await expect(sameOrigin(fetch)(`${originOf(service)}/here`)).rejects.toThrow('redirects to');
    }
    expect(asked.filter((line) => line.startsWith('other'))).toEqual([]);
  });

  it('in a circle end', async () => {
    to = '/here';
    await expect(sameOrigin(fetch)(`${originOf(service)}/here`)).rejects.toThrow('redirects to');
    expect(asked).toHaveLength(6);
  });

  it('of the content service lead no page and no picture elsewhere', async () => {
    to = `${originOf(other)}/inner`;
    const { get } = await openSites(() => undefined, { CONTENT_ORIGIN: originOf(service) }, { fetch });
    expect((await get('/nacion/articulo/x/')).status).toBe(503);
    expect((await get('/images/carretera')).status).toBe(502);
    expect(asked.filter((line) => line.startsWith('other'))).toEqual([]);
  });
});
