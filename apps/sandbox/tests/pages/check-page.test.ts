import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openPages, type PagesApp } from './open-pages.ts';

const TOKEN = 'a-token-for-the-sites';
const STOPS = {
  placementId: 'lead',
  kind: 'missing-lead',
  text: 'La página empieza sin una apertura con nota.',
  severity: 'error',
};

let pages: PagesApp;
let site: Server;
let asked: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
let answer: { status: number; body: string };
let app: PagesApp['app'];

beforeAll(async () => {
  pages = await openPages();
  site = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      asked.push({ authorization: request.headers.authorization, body });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const config = {
    ...pages.context.config,
    deskToken: TOKEN,
    siteOrigins: { weekly: origin, daily: origin },
  };
  app = createApp({ ...pages.context, config });
}, 120_000);
afterAll(async () => {
  site.close();
  await pages.close();
});

const publish = async (over: object = {}) => {
  asked = [];
  const { brand, page } = await pages.seed({ brand: 'weekly' });
  const reply = await app.request('/desk/v1/publications', {
    method: 'POST',
    headers: { authorization: `Bearer ${pages.tokens.publisher}` },
    body: JSON.stringify({ brand, page, revision: 1, ...over }),
  });
  const { body: list } = await pages.call('GET', `/desk/v1/published?brand=${brand}&page=${page}`);
  return {
    status: reply.status,
    body: (await reply.json()) as Record<string, unknown>,
    count: (list as unknown as unknown[]).length,
  };
};
const says = (status: number, body: unknown): void => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

describe('a page is checked before it is published, for each caller', () => {
  it('by its site, as readers will get it then', async () => {
    says(200, { notes: [{ ...STOPS, severity: 'warning' }] });
    const from = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish({ from })).status).toBe(201);
    expect(asked).toMatchObject([{ authorization: `Bearer ${TOKEN}`, body: { at: from, links: true } }]);
  });

  it('and refused with what stops it', async () => {
    says(200, { notes: [STOPS, { ...STOPS, severity: 'warning' }] });
    const { status, body, count } = await publish();
    expect([status, body['code'], body['details'], count]).toEqual([422, 'guard_rails', [STOPS], 1]);
  });

  it.each([
    ['that has no address', 422, { code: 'no_address' }],
    ['that appears only in certain cases', 422, { code: 'other_page' }],
  ])('or not, for one %s', async (_what, status, body) => {
    says(status, body);
    expect((await publish()).status).toBe(201);
  });

  it.each([
    ['fails', 503, { code: 'unavailable' }],
    ['does not know the token', 401, { code: 'unauthenticated' }],
    ['answers no JSON', 200, '<html>'],
    ['answers something else', 200, { notes: 'none' }],
  ])('and is not published while the site %s', async (_what, status, body) => {
    says(status, body);
    expect(await publish()).toMatchObject({ status: 503, body: { code: 'not_checked' }, count: 1 });
  });
});
