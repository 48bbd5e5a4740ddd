import { afterEach, describe, expect, it, vi } from 'vitest';
import { FROM_DESK, openDesk, SIGNED_IN, SITE_TOKEN, STAFF, STAFF_TOKEN } from './desk.fixture.ts';

const json = (value: unknown): string => JSON.stringify(value);

describe('the relay to the service of pages', () => {
  it('adds the token, and nothing of the browser', async () => {
    const desk = openDesk(({ url }) => (url.includes('/pages?') ? Response.json([]) : undefined));
    const response = await desk.request('/api/paginas/pages?brand=weekly', {
      headers: { ...SIGNED_IN, 'X-Forwarded-For': '10.0.0.1' },
    });
    expect(await response.json()).toEqual([]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(desk.calls).toEqual([
      {
        url: 'http://127.0.0.1:4000/desk/v1/pages?brand=weekly',
        method: 'GET',
        authorization: `Bearer ${STAFF_TOKEN}`,
        body: '',
      },
    ]);
  });

  it('passes errors on with their details, and ends the cookie with the session', async () => {
    const conflict = { code: 'revision_conflict', message: 'x', details: { base: {}, theirs: {} } };
    const desk = openDesk(({ method }) =>
      method === 'POST'
        ? Response.json(conflict, { status: 409 })
        : Response.json({ code: 'unauthenticated', message: 'x' }, { status: 401 }),
    );
    const init = { method: 'POST', headers: { ...SIGNED_IN, ...FROM_DESK }, body: '{}' };
    const refused = await desk.request('/api/paginas/revisions', init);
    expect([refused.status, await refused.json()]).toEqual([409, conflict]);
    const ended = await desk.request('/api/paginas/draft?brand=weekly&page=home', { headers: SIGNED_IN });
    expect(ended.status).toBe(401);
    expect(ended.headers.get('Set-Cookie')).toContain('Max-Age=0');
  });

  it.each([
    ['GET', '/api/paginas/session'],
    ['POST', '/api/paginas/session'],
    ['GET', '/api/paginas/..%2f..%2f__outbox'],
    ['GET', '/api/paginas/%2e%2e/v1/session'],
    ['GET', '/api/paginas//example.org/pages'],
    ['DELETE', '/api/paginas/revisions/1'],
    ['DELETE', '/api/paginas/publications/..%2fsession'],
    ['PUT', '/api/paginas/pages'],
  ])('does not know %s %s', async (method, path) => {
    const desk = openDesk();
    const headers = { ...SIGNED_IN, ...FROM_DESK };
    const init = { method, headers, ...(['POST', 'PUT'].includes(method) && { body: '{}' }) };
    expect((await desk.request(path, init)).status).toBe(404);
    expect(desk.calls).toEqual([]);
  });

  it.each(['', 'short', 'a b c d e f g h i j', '<script>alert(1)</script>', 'x'.repeat(600)])(
    'asks for a session with the cookie %j',
    async (token) => {
      const desk = openDesk();
      const headers = { Cookie: `mesa=${encodeURIComponent(token)}` };
      const response = await desk.request('/api/paginas/pages?brand=weekly', { headers });
      expect(response.status).toBe(401);
      expect(desk.calls).toEqual([]);
    },
  );

  it('says that the service is away, in Spanish', async () => {
    for (const answer of [
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('<h1>oops</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
    ]) {
      const response = await openDesk(answer).request('/api/paginas/pages?brand=weekly', {
        headers: SIGNED_IN,
      });
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/no responde/) });
    }
  });

  it('refuses a page that is too long', async () => {
    const init = {
      method: 'PUT',
      headers: { ...SIGNED_IN, ...FROM_DESK },
      body: json('x'.repeat(3 * 2 ** 20)),
    };
    const response = await openDesk().request('/api/paginas/draft', init);
    expect([response.status, (await response.json()).code]).toEqual([413, 'too_long']);
  });
});

describe('the relay to the sites', () => {
  afterEach(() => void vi.useRealTimers());
  const ask = (desk: ReturnType<typeof openDesk>, brand = 'weekly', call = 'borrador') =>
    desk.request(`/api/sitio/${brand}/${call}`, {
      method: 'POST',
      headers: { ...SIGNED_IN, ...FROM_DESK },
      body: '{"page":"home"}',
    });

  it('asks who the caller is once for many drafts, and shows the site its own token', async () => {
    const desk = openDesk(({ url }) =>
      url.endsWith('/api/borrador') ? Response.json({ blocks: {} }) : undefined,
    );
    for (let time = 0; time < 3; time += 1) expect((await ask(desk)).status).toBe(200);
    const [session, ...drafts] = desk.calls;
    expect(session).toMatchObject({ authorization: `Bearer ${STAFF_TOKEN}` });
    expect(drafts).toHaveLength(3);
    expect(drafts[0]).toEqual({
      url: 'http://localhost:3001/api/borrador',
      method: 'POST',
      authorization: `Bearer ${SITE_TOKEN}`,
      body: '{"page":"home"}',
    });
  });

  it('knows so many callers at once: the first is forgotten first', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const asked: string[] = [];
    const desk = openDesk(({ url, authorization }) => {
      if (!url.endsWith('/desk/v1/session')) return Response.json({ blocks: {} });
      asked.push(authorization!);
      return Response.json({ staff: STAFF });
    });
    const draftOf = async (at: number) => {
      const headers = { ...FROM_DESK, Cookie: `mesa=token-of-the-member-${at}` };
      const response = await desk.request('/api/sitio/weekly/borrador', {
        method: 'POST',
        headers,
        body: '{}',
      });
      expect(response.status).toBe(200);
    };
    for (let at = 0; at < 200; at += 1) await draftOf(at);
    await draftOf(0);
    expect(asked).toHaveLength(200);
    await draftOf(200);
    await draftOf(1);
    expect(asked).toHaveLength(201);
    await draftOf(0);
    expect(asked).toHaveLength(202);
  });

  it('refuses a brand in which the caller has no role, an unknown one, and other calls', async () => {
    const desk = openDesk();
    expect((await ask(desk, 'daily')).status).toBe(403);
    expect((await ask(desk, 'toString')).status).toBe(404);
    expect((await ask(desk, 'weekly', 'acceso')).status).toBe(404);
    expect((await ask(desk, 'weekly', 'bloques')).status).toBe(404);
    expect(desk.calls.filter(({ url }) => url.includes('localhost:300'))).toEqual([]);
  });

  it('passes on only the fonts and drawings of a site', async () => {
    const desk = openDesk(() => new Response('font', { headers: { 'Content-Type': 'font/woff2' } }));
    const font = await desk.request('/sitio/weekly/assets/serif-1.woff2');
    expect([font.status, font.headers.get('Content-Type')]).toEqual([200, 'font/woff2']);
    for (const path of [
      '/api/acceso',
      '/assets/app.js',
      '/assets/../api/acceso',
      '/assets/%2e%2e/x.woff2',
      '',
    ])
      expect((await desk.request(`/sitio/weekly${path}`)).status, path).not.toBe(500);
    expect(desk.calls.map(({ url }) => url)).toEqual(['http://localhost:3001/assets/serif-1.woff2']);
  });
});
