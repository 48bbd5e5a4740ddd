import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { json, localServer, routes, tokenUntil, type LocalServer } from './local-server.fixture.ts';
import { createHttpNotifications } from './notifications.ts';
import { createHttpSegments } from './segments.ts';
import { createSiteRelay } from './site-relay.ts';
import { createHttpContact, createHttpNewsletter, createHttpRenewal } from './site.ts';
import { createHttpVideo } from './video.ts';

const TOKEN = 'a-secret-of-the-server';
let server: LocalServer;
beforeEach(async () => {
  server = await localServer();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
});

const notifications = (timeoutMs?: number) =>
  createHttpNotifications({ origin: server.origin, token: TOKEN, newsletterKey: 'k', timeoutMs });
const segments = (timeoutMs?: number) =>
  createHttpSegments({ origin: server.origin, token: TOKEN, timeoutMs });
const session = {
  current: async () => ({ uuid: 'r', accessToken: tokenUntil(9e9), refreshToken: 'x' }),
  renewed: async () => Promise.reject(new Error('not asked')),
};

describe('the notification service', () => {
  it.each<[string, (port: ReturnType<typeof notifications>) => Promise<void>, string, string, string]>([
    [
      'password reset',
      (n) => n.passwordReset({ email: 'a@b.co' }),
      'POST',
      '/autogestion/reset_password_out',
      'email=a%40b.co',
    ],
    [
      'registration',
      (n) => n.userRegistration({ email: 'a@b.co' }),
      'POST',
      '/autogestion/user_registration',
      '{"email":"a@b.co"}',
    ],
    [
      'purchase',
      (n) => n.newPurchase({ email: 'a@b.co' }),
      'POST',
      '/autogestion/new_purchase',
      '{"email":"a@b.co"}',
    ],
    [
      'profile',
      (n) => n.updateProfile({ email: 'a@b.co' }),
      'PATCH',
      '/autogestion/update_profile',
      '{"email":"a@b.co"}',
    ],
    [
      'newsletter',
      (n) => n.subscribe({ email: 'a@b.co', origin: 'home' }),
      'POST',
      '/icommkt/subscribe-user',
      '{"email":"a@b.co","key":"k","origin":"home"}',
    ],
  ])('%s carries the token in its header', async (_name, act, method, url, body) => {
    server.answer = json({ ok: 1 });
    await act(notifications());
    const [call] = server.received;
    expect(call).toMatchObject({ method, url });
    expect(call?.headers['x-api-token']).toBe(TOKEN);
    expect(typeof call?.body === 'string' ? call.body : JSON.stringify(call?.body)).toBe(body);
  });

  it.each([
    [1, true],
    [0, false],
  ])('B13 leaves a newsletter by the token of an e-mail: %i', async (left, found) => {
    server.answer = json({ ok: 1, left });
    expect(await notifications().unsubscribe('secret')).toBe(found);
    expect(server.received[0]).toMatchObject({ url: '/icommkt/unsubscribe-user', body: { token: 'secret' } });
  });

  it('the contact form is sent as form data', async () => {
    server.answer = json({ success: true, number: 7 });
    expect(await notifications().contact({ email: 'a@b.co', mensaje: 'Hola' })).toEqual({ number: 7 });
    expect(server.received[0]?.headers['content-type']).toContain('multipart/form-data');
    expect(server.received[0]?.body).toContain('name="mensaje"');
  });

  it('B14 the contact form carries files', async () => {
    server.answer = json({ success: true, number: 7 });
    const files = [new File(['%PDF-1.7'], 'factura.pdf'), new File(['x'], 'foto.png')];
    await notifications().contact({ email: 'a@b.co' }, { files });
    const { body } = server.received[0]!;
    expect(String(body).match(/name="archivos"; filename="[^"]+"/g)).toEqual([
      'name="archivos"; filename="factura.pdf"',
      'name="archivos"; filename="foto.png"',
    ]);
  });

  it.each([{ ok: 1 }, { number: '7' }, { number: -1 }, { number: 1.5 }, []])(
    'B14 a reply without a number, %j, is a message without one',
    async (reply) => {
      server.answer = json(reply);
      expect(await notifications().contact({ email: 'a@b.co' })).toEqual({ number: undefined });
    },
  );

  it.each(FAULTS)('%s: an ApiError from every call', async (fault, answer, code) => {
    server.answer = answer;
    const form = { email: 'a@b.co' };
    const port = notifications(limitFor(code));
    const { subscribe, confirmNewsletter, unsubscribe, leaveNewsletter, newsletters, ...others } = port;
    const newsletter = { ...form, site: 'weekly', origin: 'home' };
    const calls = [
      subscribe(newsletter),
      confirmNewsletter('secret'),
      unsubscribe('secret'),
      leaveNewsletter(newsletter),
      newsletters(form.email),
      // Nothing is read from the other replies, so their shape cannot be wrong.
      ...(fault === 'a reply of another shape' ? [] : Object.values(others).map((call) => call(form))),
    ];
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'ApiError', code } });
  });
});

describe('C9 customer segments', () => {
  it('sends the address with the bearer token, and uses the first record', async () => {
    const record = { URLPerfil: ' /renovar/ ', ActualizarBoton: true, Modal: '', other: 1 };
    server.answer = json({ data: { ObtenerSegmentosClienteResult: [record, { URLPerfil: '/no/' }] } });
    expect(await segments().ofCustomer('a@b.co')).toEqual({
      URLPerfil: '/renovar/',
      ActualizarBoton: 'true',
    });
    expect(server.received[0]).toMatchObject({
      url: '/s3plus/obtenersegmentoscliente',
      body: { correo: 'a@b.co' },
      headers: { authorization: `Bearer ${TOKEN}` },
    });
  });

  it.each([{ data: { ObtenerSegmentosClienteResult: [] } }, { data: {} }, {}, { data: null }])(
    'a customer that is not known has none: %j',
    async (reply) => {
      server.answer = json(reply);
      expect(await segments().ofCustomer('a@b.co')).toBeNull();
    },
  );

  it.each(FAULTS)('%s: an ApiError', async (_name, answer, code) => {
    server.answer = answer;
    await expect(segments(limitFor(code)).ofCustomer('a@b.co')).rejects.toMatchObject({
      name: 'ApiError',
      code,
    });
  });
});

describe('video metadata', () => {
  it('requests the video by id; fields that the source omits are empty', async () => {
    server.answer = json({ id: 'v1', snippet: { title: 'Entrevista' } });
    const video = createHttpVideo({ origin: server.origin, website: 'semanario' });
    expect(await video.video('v1')).toEqual({
      id: 'v1',
      snippet: {
        title: 'Entrevista',
        publishedAt: '',
        description: '',
        thumbnails: { default: { url: '' } },
      },
      contentDetails: { duration: '' },
    });
    const url = new URL(server.received[0]!.url, server.origin);
    expect([url.pathname, url.searchParams.get('query'), url.searchParams.get('_website')]).toEqual([
      '/content/v1/video-metadata',
      '{"videoId":"v1"}',
      'semanario',
    ]);
  });

  it.each(FAULTS)('%s: an ApiError', async (_name, answer, code) => {
    server.answer = answer;
    const video = createHttpVideo({
      origin: server.origin,
      website: 'semanario',
      timeoutMs: limitFor(code),
    });
    await expect(video.video('v1')).rejects.toMatchObject({ name: 'ApiError', code });
  });

  it('can be aborted by its caller', async () => {
    server.answer = () => undefined;
    const video = createHttpVideo({ origin: server.origin, website: 'semanario' });
    await expect(video.video('v1', { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  it('null for a missing video; an ApiError for a reply of another shape', async () => {
    const video = createHttpVideo({ origin: server.origin, website: 'semanario' });
    server.answer = json({}, 404);
    expect(await video.video('v1')).toBeNull();
    server.answer = json({ id: 1 });
    await expect(video.video('v1')).rejects.toMatchObject({ code: 'badReply' });
  });
});

describe('requests of a page to its site', () => {
  const FORM = { email: ' ana@example.com ', origin: 'home', policy: true };

  it('B13 an invalid form is rejected without a call', async () => {
    const newsletter = createHttpNewsletter({ origin: server.origin });
    await expect(newsletter.subscribe({ ...FORM, policy: false })).rejects.toMatchObject({
      message: 'Recuerda aceptar los términos y condiciones para continuar.',
    });
    await expect(newsletter.subscribe({ ...FORM, email: 'ana@' })).rejects.toThrow('Formato de correo');
    expect(server.received).toEqual([]);
  });

  it.each([...FAULTS, ['ok that is not 1', json({ ok: 0 }), 'badReply'] as const])(
    'B13 %s: the newsletter’s message of failure',
    async (_name, answer, code) => {
      server.answer = answer;
      const newsletter = createHttpNewsletter({ origin: server.origin, timeoutMs: limitFor(code) });
      await expect(newsletter.subscribe(FORM)).rejects.toMatchObject({
        code,
        message: 'Lo sentimos, tu suscripción al Newsletter no fue posible, vuelve a intentarlo.',
      });
    },
  );

  it.each(FAULTS)('%s: an ApiError from contact form and renewal record', async (_name, answer, code) => {
    server.answer = answer;
    const options = { origin: server.origin, timeoutMs: limitFor(code) };
    const outcomes = await Promise.allSettled([
      createHttpContact(options).send({ email: 'a@b.co' }),
      createHttpRenewal({ ...options, session }).renewal(),
    ]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'ApiError', code } });
  });

  /** A page, its site's server and the services behind that. */
  function site(services: Record<string, unknown>, log = vi.fn()) {
    server.answer = routes(services);
    const origin = 'https://www.example.com';
    const relay = createSiteRelay({
      siteOrigin: origin,
      identityOrigin: server.origin,
      notifications: notifications(),
      segments: segments(),
      log,
    });
    const page =
      (from = origin): typeof fetch =>
      async (input, init) => {
        const request = new Request(new URL(String(input), origin), init);
        request.headers.set('origin', from);
        return (await relay(request)) ?? new Response('', { status: 404 });
      };
    return { relay, page, log };
  }

  it('calls the services, and no token leaves the server', async () => {
    const { page } = site({
      'POST /icommkt/subscribe-user': { ok: 1 },
      'POST /wolkvox/report': { ok: 1 },
      'GET /identity/public/v1/profile': { uuid: 'r', email: 'ana@example.com' },
      'POST /s3plus/obtenersegmentoscliente': {
        data: { ObtenerSegmentosClienteResult: [{ URLPerfil: '/renovar/' }] },
      },
    });
    await createHttpNewsletter({ fetch: page() }).subscribe(FORM);
    expect(server.received[0]?.body).toEqual({
      ...{ email: 'ana@example.com', key: 'k', origin: 'home', confirm: true },
    });
    await createHttpContact({ fetch: page() }).send({ email: 'ana@example.com', mensaje: 'Hola' });
    const renewal = createHttpRenewal({ session, fetch: page() });
    expect(await renewal.renewal()).toEqual({ URLPerfil: '/renovar/' });
    expect(server.received.at(-1)?.body).toEqual({ correo: 'ana@example.com' });
    const reader = await session.current();
    expect(server.received.at(-2)?.headers.authorization).toBe(`Bearer ${reader.accessToken}`);
  });

  it('the record of another customer cannot be requested', async () => {
    const { relay } = site({
      'GET /identity/public/v1/profile': json({ code: '100011', message: 'no' }, 401),
    });
    const ask = (headers: Record<string, string>) =>
      relay(new Request('https://www.example.com/api/renovacion?correo=otra@example.com', { headers }));
    expect((await ask({}))?.status).toBe(401);
    expect((await ask({ authorization: 'Bearer forged' }))?.status).toBe(401);
    expect(server.received.map(({ url }) => url)).toEqual(['/identity/public/v1/profile']);
  });

  it.each<[string, number, RequestInit]>([
    [
      'another site’s form',
      403,
      { headers: { origin: 'https://evil.example', 'content-type': 'application/json' } },
    ],
    ['a form without an origin', 403, { headers: { 'content-type': 'application/json' } }],
    ['a plain form', 415, {}],
    ['no JSON', 400, { body: '{' }],
    ['an address of no one', 400, { body: '{"email":"x","origin":"home","policy":true}' }],
    ['no consent', 400, { body: '{"email":"a@b.co","origin":"home","policy":false}' }],
    ['a novel', 413, { body: `"${'a'.repeat(20_001)}"` }],
    ['a reading', 405, { method: 'GET' }],
  ])('%s is refused with %i', async (_name, status, init) => {
    const { relay } = site({});
    const own = {
      origin: 'https://www.example.com',
      ...(status === 415 ? {} : { 'content-type': 'application/json' }),
    };
    const isRead = init.method === 'GET';
    const request = new Request('https://www.example.com/api/boletin', {
      method: 'POST',
      headers: own,
      ...(isRead ? {} : { body: '{}' }),
      ...init,
    });
    expect((await relay(request))?.status).toBe(status);
    expect(server.received).toEqual([]);
  });

  it.each([400, 409, 413, 422, 429])(
    'what the service refuses as the caller’s fault keeps its status: %d',
    async (status) => {
      const { page, log } = site({
        'POST /icommkt/subscribe-user': json({ code: 'x', message: 'y' }, status),
      });
      await expect(createHttpNewsletter({ fetch: page() }).subscribe(FORM)).rejects.toMatchObject({
        code: 'x',
        httpStatus: status,
      });
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([401, 403, 404])('a refused service token is the site’s fault: %d is a 502', async (status) => {
    const { page, log } = site({ 'POST /icommkt/subscribe-user': json({ code: 'x', message: 'y' }, status) });
    await expect(createHttpNewsletter({ fetch: page() }).subscribe(FORM)).rejects.toMatchObject({
      httpStatus: 502,
    });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('a token that the account service refuses in any way is a 401, and too many calls stay a 429', async () => {
    for (const [refused, expected] of [
      [403, 401],
      [404, 401],
      [431, 401],
      [429, 429],
    ] as const) {
      const { relay, log } = site({
        'GET /identity/public/v1/profile': json({ code: 'x', message: 'y' }, refused),
      });
      const request = new Request('https://www.example.com/api/renovacion', {
        headers: { authorization: 'Bearer forged' },
      });
      expect((await relay(request))?.status).toBe(expected);
      expect(log).not.toHaveBeenCalled();
    }
  });

  it('a body that never ends is not read to its end', async () => {
    const { relay } = site({});
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000).fill(0x20));
      },
    });
    const request = new Request('https://www.example.com/api/boletin', {
      method: 'POST',
      headers: { origin: 'https://www.example.com', 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await relay(request))?.status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  it('a failing service becomes a logged 502 of the site, and the relay ignores other paths', async () => {
    const { page, relay, log } = site({ 'POST /icommkt/subscribe-user': json({}, 500) });
    await expect(createHttpNewsletter({ fetch: page() }).subscribe(FORM)).rejects.toMatchObject({
      httpStatus: 502,
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(await relay(new Request('https://www.example.com/deportes/'))).toBeNull();
  });
});

describe('tokens of services', () => {
  it('are rejected in a browser', () => {
    vi.stubGlobal('window', { document: {} });
    expect(() => notifications()).toThrow('must not reach a browser');
    expect(() => segments()).toThrow('must not reach a browser');
  });
});
