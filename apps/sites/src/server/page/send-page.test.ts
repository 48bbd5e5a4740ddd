import { describe, expect, it } from 'vitest';
import type { AgedPage, MadePage } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';
import { redirectPage, sendPage } from './send-page.ts';
import { serverTiming } from './server-timing.ts';

const CHANGED = 'Thu, 01 Jan 2026 12:00:00 GMT';
const PAGE: MadePage = {
  status: 200,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Security-Policy': "default-src 'self'",
    'Cache-Control': 'public, max-age=0',
    ETag: '"tag-br"',
    Vary: 'Accept-Encoding',
  },
  tag: 'tag',
  encoding: 'br',
  body: new TextEncoder().encode('page'),
};

/** The response to a browser with these headers, and the state that the log gets. */
async function sent(page: Partial<MadePage> = {}, given: Record<string, string> = {}, aged: object = {}) {
  const noted: unknown[] = [];
  const c = {
    set: (...state: unknown[]) => void noted.push(state),
    req: { header: (name: string) => given[name] },
  };
  const response = sendPage(
    { c } as unknown as PageRequest,
    { page: { ...PAGE, ...page }, age: 0, ...aged } as AgedPage,
  );
  const { status, headers } = response;
  return { status, headers, text: await response.text(), noted };
}

describe('a page on its way to the browser', () => {
  it('has its status, its headers and its bytes', async () => {
    const { status, headers, text, noted } = await sent({ status: 404 }, {}, { state: 'miss' });
    expect([status, text, noted]).toEqual([404, 'page', [['cache', 'miss']]]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      etag: '"tag-br"',
    });
  });

  it.each([
    [0, null],
    [0.99, null],
    [1, '1'],
    [75.9, '75'],
  ])('that is %d s old has the age %j, from which caches in front count', async (age, expected) => {
    expect((await sent({}, {}, { age })).headers.get('Age')).toBe(expected);
  });

  it.each<[string, number, Record<string, string>, Partial<MadePage>]>([
    ['has it', 304, { 'If-None-Match': '"tag-br"' }, {}],
    ['has it in another encoding', 200, { 'If-None-Match': '"tag-gzip"' }, {}],
    ['has it without encoding', 304, { 'If-None-Match': '"tag"' }, { encoding: 'identity' }],
    ['has another one', 200, { 'If-None-Match': '"other"' }, {}],
    ['asks for a page without a tag', 200, { 'If-None-Match': '*' }, { tag: undefined as never }],
  ])('of which a browser %s: %d', async (_what, status, given, page) => {
    expect((await sent(page, given)).status).toBe(status);
  });

  it('that the browser has is sent without a body, and leaves the stored policy as it is', async () => {
    const { headers, text } = await sent({}, { 'If-None-Match': '"tag-br"' });
    expect(text).toBe('');
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Encoding'])
      expect(headers.get(name), name).toBeNull();
    for (const name of ['ETag', 'Cache-Control', 'Vary']) expect(headers.get(name), name).not.toBeNull();
  });

  it('of an error is always sent whole', async () => {
    const { status, text } = await sent({ status: 503 }, { 'If-None-Match': '"tag-br"' });
    expect([status, text]).toEqual([503, 'page']);
  });

  it('counts by its date only for a program without a tag, because dates have seconds', async () => {
    const dated = { headers: { ...PAGE.headers, 'Last-Modified': CHANGED } };
    const since = { 'If-Modified-Since': CHANGED };
    expect((await sent(dated, since)).status).toBe(304);
    expect((await sent(dated, { ...since, 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await sent({}, since)).status).toBe(200);
    expect((await sent(dated, { 'If-Modified-Since': 'Wed, 31 Dec 2025 12:00:00 GMT' })).status).toBe(200);
  });

  it('may be a redirect, which caches keep, with an address in ASCII', () => {
    const { status, headers, body } = redirectPage('/año/?q=%C3%B1');
    expect([status, headers['Location'], body]).toEqual([301, '/a%C3%B1o/?q=%C3%B1', undefined]);
    expect(headers['Cache-Control']).toMatch(/^public, max-age=0, s-maxage=60/);
  });
});

describe('the header with the time of a page', () => {
  const steps = { queue: 1.04, data: 20.16, render: 3 };
  const timing = (page: Partial<MadePage>, aged: object = {}) =>
    serverTiming({ page: { ...PAGE, ...page }, age: 0, ...aged } as AgedPage);

  it('has the steps in milliseconds of a page that was made for it, and of no other', () => {
    const all = 'queue;dur=1, data;dur=20.2, render;dur=3';
    expect(timing({ steps }, { state: 'miss' })).toBe(`cache;desc=miss, ${all}`);
    expect(timing({ steps })).toBe(`cache;desc=none, ${all}`);
    expect(timing({ steps }, { state: 'hit' })).toBe('cache;desc=hit');
    expect(timing({ steps }, { state: 'stale' })).toBe('cache;desc=stale');
    expect(timing({ steps, refused: true }, { state: 'miss' })).toBe('cache;desc=refused');
    expect(timing({}, { state: 'miss' })).toBe('cache;desc=miss');
  });

  it('is none for a locked article, whose variants it would compare', async () => {
    expect(timing({ steps, varies: true }, { state: 'miss' })).toBeUndefined();
    expect((await sent({ varies: true })).headers.get('Server-Timing')).toBeNull();
    expect((await sent({})).headers.get('Server-Timing')).toBe('cache;desc=none');
  });
});
