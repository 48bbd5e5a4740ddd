import { describe, expect, it } from 'vitest';
import { DESK, FROM_DESK, openDesk, SIGNED_IN, STAFF, STAFF_TOKEN, type Answer } from './desk.fixture.ts';

const json = (value: unknown): string => JSON.stringify(value);
const opens: Answer = ({ url, method }) =>
  url.endsWith('/session') && method === 'POST'
    ? Response.json({ token: STAFF_TOKEN, staff: STAFF })
    : undefined;

describe('the desk signs in', () => {
  const signIn = (desk: ReturnType<typeof openDesk>, body: string) =>
    desk.request('/api/sesion', { method: 'POST', headers: FROM_DESK, body });

  it('keeps the token in a cookie that no script reads, and out of the reply', async () => {
    const response = await signIn(openDesk(opens), json({ email: STAFF.email, password: 'x' }));
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      `mesa=${STAFF_TOKEN}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`,
    ]);
    const text = await response.text();
    expect(text).toContain(STAFF.name);
    expect(text).not.toContain(STAFF_TOKEN);
  });

  it('over HTTPS the cookie belongs to this host', async () => {
    const desk = openDesk(opens, { DESK_ORIGIN: 'https://mesa.example' });
    const response = await desk.request('/api/sesion', {
      method: 'POST',
      headers: { ...FROM_DESK, Origin: 'https://mesa.example' },
      body: json({ email: STAFF.email, password: 'x' }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-mesa=${STAFF_TOKEN}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ]);
  });

  it.each([
    ['wrong_credentials', 401, /no coinciden/],
    ['too_many', 429, /demasiados intentos/],
  ])('says %s in Spanish', async (code, status, words) => {
    const desk = openDesk(() => Response.json({ code, message: 'in English' }, { status }));
    const response = await signIn(desk, json({ email: 'a@b.co', password: 'x' }));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(words) });
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"email":"a"}',
    '{"email":{},"password":[]}',
    json({ email: 'a', password: 'x'.repeat(2000) }),
  ])('refuses %s without asking the service', async (body) => {
    const desk = openDesk();
    expect((await signIn(desk, body)).status).toBe(422);
    expect(desk.calls).toEqual([]);
  });

  it('says that there is no session, and ends a cookie whose session has ended', async () => {
    expect(await (await openDesk().request('/api/sesion')).json()).toEqual({ session: null });
    const old = { Cookie: 'mesa=token-of-a-session-that-ended' };
    const response = await openDesk().request('/api/sesion', { headers: old });
    expect(await response.json()).toEqual({ session: null });
    expect(response.headers.get('Set-Cookie')).toContain('Max-Age=0');
  });

  it('says who is here and where the sites are, and ends the session', async () => {
    const desk = openDesk(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : undefined,
    );
    const here = await desk.request('/api/sesion', { headers: SIGNED_IN });
    expect(await here.json()).toMatchObject({
      session: { staff: STAFF, sites: { weekly: 'http://localhost:3001' } },
    });
    const out = await desk.request('/api/sesion', {
      method: 'DELETE',
      headers: { ...SIGNED_IN, Origin: DESK },
    });
    expect(out.status).toBe(204);
    expect(out.headers.get('Set-Cookie')).toContain('Max-Age=0');
    expect(desk.calls.at(-1)).toMatchObject({ method: 'DELETE', authorization: `Bearer ${STAFF_TOKEN}` });
  });
});

describe('the desk refuses other sites', () => {
  const body = json({ brand: 'weekly', page: 'home', base: 1, document: {} });
  const WRITES: [method: string, path: string][] = [
    ['POST', '/api/sesion'],
    ['DELETE', '/api/sesion'],
    ['PUT', '/api/paginas/draft'],
    ['POST', '/api/paginas/revisions'],
    ['POST', '/api/paginas/publications'],
    ['DELETE', '/api/paginas/publications/12'],
    ['POST', '/api/paginas/rollback'],
    ['POST', '/api/sitio/weekly/borrador'],
    ['POST', '/api/sitio/weekly/vista-previa'],
  ];
  const HOSTILE: [what: string, headers: Record<string, string>, status: number][] = [
    ['without an origin', { 'Content-Type': 'application/json' }, 403],
    ['of another origin', { ...FROM_DESK, Origin: 'https://mala.example' }, 403],
    ['of an opaque origin', { ...FROM_DESK, Origin: 'null' }, 403],
    ['of another port', { ...FROM_DESK, Origin: 'http://localhost:3001' }, 403],
    ['that a browser calls cross-site', { ...FROM_DESK, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['that a browser calls same-site', { ...FROM_DESK, 'Sec-Fetch-Site': 'same-site' }, 403],
  ];

  it.each(WRITES)('%s %s', async (method, path) => {
    for (const [what, headers, status] of HOSTILE) {
      const desk = openDesk();
      const init = { method, headers: { ...SIGNED_IN, ...headers }, ...(method !== 'DELETE' && { body }) };
      expect((await desk.request(path, init)).status, what).toBe(status);
      expect(desk.calls, what).toEqual([]);
    }
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'text/plain; application/json',
  ])('a form of the type %s', async (type) => {
    for (const [method, path] of WRITES.filter(([one]) => one !== 'DELETE')) {
      const desk = openDesk();
      const headers = { ...SIGNED_IN, ...FROM_DESK, 'Content-Type': type };
      expect((await desk.request(path, { method, headers, body })).status).toBe(415);
      expect(desk.calls).toEqual([]);
    }
  });

  it('reads that another site begins', async () => {
    const headers = { ...SIGNED_IN, 'Sec-Fetch-Site': 'cross-site' };
    expect((await openDesk().request('/api/paginas/pages?brand=weekly', { headers })).status).toBe(403);
  });
});

/** Every header and every directive is a decision: a change of one is a change here. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};
const SITES = Array.from({ length: 6 }, (_, at) => `http://localhost:${3001 + at}`).join(' ');
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' https: data: ${SITES}`,
  `media-src https: ${SITES}`,
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  `base-uri 'self' ${SITES}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

describe('every reply of the desk', () => {
  it.each([
    '/',
    '/weekly/home',
    '/weekly/section%3A%2Fvideos%2F',
    '/%E0%A4%A',
    '/health',
    '/api/sesion',
    '/assets/none.js',
  ])('%s has the policy, and is framed by no other page', async (path) => {
    const { status, headers } = await openDesk().request(path);
    expect(status).toBeLessThan(500);
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual(POLICY);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('over HTTPS asks for HTTPS for a year', async () => {
    const { headers } = await openDesk(undefined, { DESK_ORIGIN: 'https://mesa.example' }).request('/');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('is no fault for hostile input', async () => {
    const desk = openDesk();
    for (const path of [
      '/api/',
      '/api/%00',
      '/api/sitio/weekly/%2e%2e',
      '/sitio/',
      '/sitio/%E0',
      '/api/paginas/',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
        for (const headers of [{}, SIGNED_IN, { ...SIGNED_IN, ...FROM_DESK }]) {
          const init = { method, headers: headers as Record<string, string> };
          expect((await desk.request(path, init)).status, `${method} ${path}`).toBeLessThan(500);
        }
  });
});
