import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openIdentity, OPEN_TIMEOUT_MS, PASSWORD, type IdentityApp } from './open-identity.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity(undefined, {
    captchaMethods: ['signin', 'signup', 'magiclink'],
    captchaSiteKey: 'site-key',
    captchaSecret: 'captcha-secret',
  });
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());
afterEach(() => vi.unstubAllGlobals());

const email = 'alguien@correo.example';
const GUARDED: readonly (readonly [string, Record<string, unknown>])[] = [
  ['/v1/auth/login', { userName: email, credentials: PASSWORD, grantType: 'password' }],
  ['/v1/signup', { identity: { userName: email, credentials: PASSWORD }, profile: { email } }],
  ['/v1/auth/magiclink', { email }],
];

/** The captcha provider with a given reply. */
function makerSays(answer: () => Promise<Response>) {
  const requested = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', requested);
  return requested;
}

describe('the captcha, if the configuration enables it', () => {
  it('is in GET /v1/config', async () => {
    expect((await identity.call('GET', '/v1/config')).body).toMatchObject({
      signinRecaptcha: true,
      signupRecaptcha: true,
      magicLinkRecaptcha: true,
      recaptchaSiteKey: 'site-key',
    });
  });

  it.each(GUARDED)('%s without a token is 130001, without a request to the provider', async (path, body) => {
    const requested = makerSays(() => Promise.resolve(Response.json({ success: true })));
    for (const recaptchaToken of [undefined, null, ''])
      expect(await identity.call('POST', path, { ...body, recaptchaToken })).toMatchObject({
        status: 400,
        body: { code: '130001', message: 'Captcha token invalid' },
      });
    expect(requested).not.toHaveBeenCalled();
  });

  it.each(GUARDED)('%s with a token that the provider rejects is 130001', async (path, body) => {
    makerSays(() => Promise.resolve(Response.json({ success: false })));
    expect(await identity.call('POST', path, { ...body, recaptchaToken: 'old' })).toMatchObject({
      body: { code: '130001' },
    });
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a page', () => Promise.resolve(new Response('<html>'))],
    ['answers another shape', () => Promise.resolve(Response.json({ ok: 1 }))],
  ])('whose maker %s is 503, not a free pass', async (_case, answer) => {
    makerSays(answer);
    const body = { email, recaptchaToken: 'token' };
    expect(await identity.call('POST', '/v1/auth/magiclink', body)).toMatchObject({ status: 503 });
  });

  it.each(['google', 'facebook', 'apple'])(
    '%s needs none: the company has judged the reader',
    async (grantType) => {
      const requested = makerSays(() => Promise.resolve(Response.json({ success: true })));
      const reply = await identity.call('POST', '/v1/auth/login', { credentials: 'unknown', grantType });
      expect(reply.body).not.toMatchObject({ code: '130001' });
      expect(reply.status).toBe(401);
      expect(requested).not.toHaveBeenCalled();
    },
  );

  it('a valid token is accepted, and the secret is only sent to the provider', async () => {
    const requested = makerSays(() => Promise.resolve(Response.json({ success: true })));
    const [, , [path, body]] = GUARDED as unknown as [unknown, unknown, [string, object]];
    const reply = await identity.call('POST', path, { ...body, recaptchaToken: 'good' });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const [url, init] = requested.mock.calls[0] ?? [];
    expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(String(init?.body)).toBe('secret=captcha-secret&response=good');
  });
});

describe('the configuration of captchas', () => {
  it.each([['checkout'], ['signin,nothing']])('%s is not a method', (CAPTCHA_METHODS) => {
    expect(() => readConfig({ CAPTCHA_METHODS })).toThrow('CAPTCHA_METHODS');
  });

  it('is empty by default', () => {
    expect(readConfig({ CAPTCHA_METHODS: '' }).captchaMethods).toEqual([]);
  });

  it('requires the secret for checking tokens in production', () => {
    const production = {
      SANDBOX_MODE: 'production',
      SANDBOX_DATA: 'memory',
      SMTP_URL: 'smtp://mail.example',
      NOTIFICATION_TOKEN: 'n'.repeat(16),
      NEWSLETTER_KEY: 'k'.repeat(16),
      SEGMENTS_TOKEN: 's'.repeat(16),
      SANDBOX_SECRET: 'z'.repeat(32),
      SANDBOX_CONTENT_TOKEN: 'c'.repeat(16),
      CAPTCHA_METHODS: 'signin',
    };
    expect(() => readConfig(production)).toThrow('CAPTCHA_SECRET');
    expect(readConfig({ ...production, CAPTCHA_SECRET: 'x' }).captchaMethods).toEqual(['signin']);
  });
});

describe('in production', () => {
  it('the pages of the built-in provider do not exist', async () => {
    const production = await openIdentity(undefined, { mode: 'production', siteOrigins: {} });
    try {
      expect((await production.app.request('/__provider/google/jwks')).status).toBe(404);
      const query = '?client_id=rotativa-sandbox&redirect_uri=http://localhost:3001/&response_type=code';
      expect((await production.app.request(`/__provider/google/authorize${query}`)).status).toBe(404);
      const body = { userName: '', credentials: 'x', grantType: 'google' };
      for (const [method, path, sent] of [
        ['POST', '/v1/auth/login', body],
        ['GET', '/v2/oidc/development/initiate', undefined],
        ['GET', '/v1/apple/authurl', undefined],
        ['POST', '/v1/swg/checkloginexists', { token: 'x' }],
      ] as const)
        expect(await production.call(method, path, sent)).toMatchObject({
          status: 400,
          body: { code: '100130,300130' },
        });
    } finally {
      await production.close();
    }
  });
});
