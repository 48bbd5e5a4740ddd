import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import { createMemoryStorage, createSharedStore } from '../storage/memory.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { createHttpIdentity, type HttpIdentityOptions } from './identity.ts';
import {
  json,
  localServer,
  routes,
  tokenUntil,
  type Answer,
  type LocalServer,
} from './local-server.fixture.ts';

const NOW = new Date('2025-06-10T15:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const PATH = '/identity/public';
const session = (name: string, exp = SECONDS + 900) => ({
  uuid: 'reader-1',
  accessToken: tokenUntil(exp, `access-${name}`),
  refreshToken: tokenUntil(SECONDS + 90_000, `refresh-${name}`),
});
const CONFIG = { [`GET ${PATH}/v1/config`]: {} };
const OVER = json({ code: '100011', message: 'Access denied' }, 401);

let server: LocalServer;
beforeEach(async () => {
  server = await localServer();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
});

function open(table: Record<string, unknown> | Answer, more: Partial<HttpIdentityOptions> = {}) {
  server.answer = typeof table === 'function' ? table : routes({ ...CONFIG, ...table });
  const events = { loggedIn: vi.fn(), loggedOut: vi.fn(), onLogout: () => () => undefined };
  const log = vi.fn();
  const storage = createMemoryStorage();
  const clock = { now: () => NOW };
  const options = { origin: server.origin, storage, clock, events, log, ...more };
  return { identity: createHttpIdentity(options), events, log, storage: options.storage };
}
const requested = (path: string) => server.received.filter(({ url }) => url.split('?')[0] === PATH + path);
const FORM = { userName: 'ana@example.com', credentials: 'Clave1234' };

describe('A3 login', () => {
  it('sends the grant, keeps the session and posts the message with the grant type', async () => {
    const { identity, events, storage } = open({ [`POST ${PATH}/v1/auth/login`]: session('a') });
    await identity.login({ ...FORM, rememberMe: true });
    expect(requested('/v1/auth/login')[0]?.body).toEqual({
      ...FORM,
      rememberMe: true,
      grantType: 'password',
    });
    expect(events.loggedIn).toHaveBeenCalledWith('password');
    expect(JSON.parse(storage.get(STORAGE_KEYS.userInfo)!)).toEqual(session('a'));
    expect(storage.persistenceOf(STORAGE_KEYS.userInfo)).toBe('persistent');
  });

  it('keeps the session only in this tab if rememberMe is false', async () => {
    const { identity, storage } = open({ [`POST ${PATH}/v1/auth/login`]: session('a') });
    await identity.login({ ...FORM, rememberMe: false });
    expect(storage.persistenceOf(STORAGE_KEYS.userInfo)).toBe('session');
  });

  it('stores nothing from a reply without a complete session', async () => {
    for (const reply of [{ uuid: 'u' }, { accessToken: 'a', refreshToken: 'r' }, { message: 'hi' }]) {
      const { identity, events, storage } = open({ [`POST ${PATH}/v1/auth/login`]: reply });
      await expect(identity.login(FORM)).rejects.toMatchObject({ code: 'badReply' });
      expect(storage.get(STORAGE_KEYS.userInfo)).toBeNull();
      expect(events.loggedIn).not.toHaveBeenCalled();
    }
  });

  it('rejects with the code of the service', async () => {
    const wrong = json({ code: '110010', message: 'Invalid' }, 401);
    const { identity } = open({ [`POST ${PATH}/v1/auth/login`]: wrong });
    await expect(identity.login(FORM)).rejects.toMatchObject({ code: '110010', httpStatus: 401 });
  });

  it.each([
    ['signinRecaptcha', (i: ReturnType<typeof createHttpIdentity>) => i.login(FORM)],
    [
      'signupRecaptcha',
      (i: ReturnType<typeof createHttpIdentity>) =>
        i.signUp({ identity: FORM, profile: { email: FORM.userName } }),
    ],
    [
      'magicLinkRecaptcha',
      (i: ReturnType<typeof createHttpIdentity>) => i.requestMagicLink({ email: FORM.userName }),
    ],
  ] as const)('130001 when %s is on and there is no token', async (rule, act) => {
    const { identity } = open({ [`GET ${PATH}/v1/config`]: { [rule]: true } });
    await expect(act(identity)).rejects.toMatchObject({ code: '130001', message: 'Captcha token invalid' });
    expect(server.received.map(({ method }) => method)).toEqual(['GET']);
  });

  it('a social sign-in of a logged-in reader carries the bearer token, which links it', async () => {
    const { identity, events } = open({ [`POST ${PATH}/v1/auth/login`]: session('b') });
    identity.adopt(session('a'));
    await identity.socialLogin({ provider: 'google', credentials: 'id-token' });
    const [login] = requested('/v1/auth/login');
    expect(login?.headers.authorization).toBe(`Bearer ${session('a').accessToken}`);
    expect(login?.body).toEqual({ userName: '', credentials: 'id-token', grantType: 'google' });
    expect(events.loggedIn).toHaveBeenCalledWith('google');
  });

  it('cookie mode requests cookies', async () => {
    const { identity } = open({ [`POST ${PATH}/v1/auth/login`]: session('a') }, { cookieMode: true });
    await identity.login(FORM);
    expect(requested('/v1/auth/login')[0]?.url).toContain('?cookie=true');
  });

  it.each(FAULTS)('%s: an ApiError, and no session', async (_name, answer, code) => {
    const { identity, storage } = open(
      (request, response) =>
        request.method === 'GET' ? json({})(request, response) : answer(request, response),
      { timeoutMs: limitFor(code) },
    );
    await expect(identity.login(FORM)).rejects.toMatchObject({ name: 'ApiError', code });
    expect(storage.get(STORAGE_KEYS.userInfo)).toBeNull();
  });
});

describe('A5 refresh', () => {
  const expired = session('old', SECONDS - 1);
  const token = `POST ${PATH}/v1/auth/token`;
  const profile = { [`GET ${PATH}/v1/profile`]: { uuid: 'reader-1' } };

  it('three calls with an expired token make one refresh', async () => {
    const { identity } = open({ ...profile, [token]: session('new') });
    identity.adopt(expired);
    await Promise.all([identity.profile(), identity.profile(), identity.profile()]);
    expect(requested('/v1/auth/token')).toMatchObject([
      { body: { token: expired.refreshToken, grantType: 'refresh-token' } },
    ]);
    for (const call of requested('/v1/profile'))
      expect(call.headers.authorization).toBe(`Bearer ${session('new').accessToken}`);
  });

  it('keeps the session where it was', async () => {
    const { identity, storage } = open({ ...profile, [token]: session('new') });
    identity.adopt(expired, false);
    await identity.heartbeat();
    expect(storage.persistenceOf(STORAGE_KEYS.userInfo)).toBe('session');
  });

  it('a slow clock: if the service reports an expired session, it is renewed and the call repeated', async () => {
    const { identity } = open({
      [token]: session('new'),
      [`GET ${PATH}/v1/profile`]: ((request, response) =>
        (request.headers.authorization?.endsWith(session('new').accessToken)
          ? json({ uuid: 'reader-1', firstName: 'Ana' })
          : OVER)(request, response)) satisfies Answer,
    });
    identity.adopt(session('old'));
    expect(await identity.profile()).toMatchObject({ firstName: 'Ana' });
    expect(requested('/v1/profile')).toHaveLength(2);
  });

  it('a fast clock: a new token is used and not renewed again', async () => {
    const { identity } = open({ ...profile, [token]: session('new', SECONDS - 5) });
    identity.adopt(expired);
    await identity.profile();
    expect(requested('/v1/auth/token')).toHaveLength(1);
  });

  it('a service that rejects the new token as well is called only twice', async () => {
    const { identity } = open({ [token]: session('new'), [`GET ${PATH}/v1/profile`]: OVER });
    identity.adopt(session('old'));
    await expect(identity.profile()).rejects.toMatchObject({ code: '100011' });
    expect(requested('/v1/profile')).toHaveLength(2);
  });

  it('a rejected refresh clears the session and logs code and message', async () => {
    const { identity, log } = open({ [token]: json({ code: '100018', message: 'Token over' }, 401) });
    identity.adopt(expired);
    expect(await identity.heartbeat()).toBeNull();
    expect(identity.identity()).toBeNull();
    expect(log).toHaveBeenCalledWith('100018 Token over', expect.anything());
  });

  it('an expired refresh token clears the session without a call', async () => {
    const { identity, log } = open({});
    identity.adopt({ ...expired, refreshToken: tokenUntil(SECONDS - 1) });
    expect(await identity.isLoggedIn()).toBe(false);
    expect(server.received).toEqual([]);
    expect(log.mock.calls[0]?.[0]).toContain('Refresh token is expired');
  });

  it('the reply to a refresh may omit an unchanged refresh token', async () => {
    const { refreshToken: _left, ...reply } = session('new');
    const { identity } = open({ [token]: reply });
    identity.adopt(expired);
    expect(await identity.heartbeat()).toEqual({ ...reply, refreshToken: expired.refreshToken });
  });

  it('a temporary failure keeps the session, and so does a rejection by a proxy', async () => {
    const proxy: Answer = (_request, response) => void response.writeHead(404).end('<h1>Not found</h1>');
    for (const answer of [FAULTS[0]![1], FAULTS[1]![1], json({}, 500), proxy]) {
      const { identity } = open(answer, { timeoutMs: limitFor('timeout') });
      identity.adopt(expired);
      await expect(identity.profile()).rejects.toMatchObject({ name: 'ApiError' });
      expect(identity.identity()).toEqual(expired);
    }
  });

  it('a log-out during the refresh wins', async () => {
    let renewals = 0;
    const { identity } = open({
      [`DELETE ${PATH}/v1/auth/token`]: {},
      [token]: (async (request, response) => {
        if (renewals++ === 0) await identity.logout();
        await json(session('new'))(request, response);
      }) satisfies Answer,
    });
    identity.adopt(expired);
    expect(await identity.heartbeat()).toBeNull();
    expect(identity.identity()).toBeNull();
  });

  it('two tabs: the slower one uses the tokens of the faster one', async () => {
    const shared = createSharedStore();
    const tabs = [createMemoryStorage(shared), createMemoryStorage(shared)];
    let renewals = 0;
    const rotating: Answer = async (request, response) => {
      if (renewals++ === 0) return json(session('new'))(request, response);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return json({ code: '100018', message: 'used' }, 401)(request, response);
    };
    const [one, two] = tabs.map((storage) => open({ [token]: rotating }, { storage }).identity);
    one!.adopt(expired);
    const kept = await Promise.all([one!.heartbeat(), two!.heartbeat()]);
    expect(kept).toEqual([session('new'), session('new')]);
  });
});

describe('A6 log-out', () => {
  it('ends the session at the service and here, and fires the event', async () => {
    const { identity, events } = open({ [`DELETE ${PATH}/v1/auth/token`]: {} });
    identity.adopt(session('a'));
    await identity.logout();
    expect(requested('/v1/auth/token')[0]?.headers.authorization).toBe(`Bearer ${session('a').accessToken}`);
    expect(identity.identity()).toBeNull();
    expect(events.loggedOut).toHaveBeenCalledTimes(1);
  });

  it('clears the session locally and logs the error if the call or the social sign-out fails', async () => {
    const signOutSocial = () => Promise.reject(new Error('popup'));
    const { identity, events, log } = open(FAULTS[1]![1], { signOutSocial });
    identity.adopt(session('a'));
    await identity.logout();
    expect(identity.identity()).toBeNull();
    expect(events.loggedOut).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('A6 log-out with an expired token', () => {
  it('ends the session at the service with a renewed one', async () => {
    const { identity } = open({
      [`POST ${PATH}/v1/auth/token`]: session('new'),
      [`DELETE ${PATH}/v1/auth/token`]: {},
    });
    identity.adopt(session('old', SECONDS - 1));
    await identity.logout();
    expect(server.received.at(-1)).toMatchObject({
      method: 'DELETE',
      headers: { authorization: `Bearer ${session('new').accessToken}` },
    });
    expect(identity.identity()).toBeNull();
  });
});

describe('A2 records stored with the session', () => {
  it('stores profile, settings and segments with the session, until the log-out', async () => {
    const { identity, storage } = open({
      [`POST ${PATH}/v1/signup`]: { ...session('a'), profile: { email: 'a@b.co' }, identities: [] },
      [`GET ${PATH}/v1/user/settings`]: { disqus: { ssoKey: 'k' } },
      [`GET ${PATH}/v2/identity/segmentation`]: { id: 7, segment: 'fiel' },
      [`DELETE ${PATH}/v1/auth/token`]: {},
    });
    await identity.signUp({ identity: FORM, profile: { email: 'a@b.co' }, rememberMe: false });
    await identity.settings();
    await identity.segmentation();
    const record = (key: keyof typeof STORAGE_KEYS) => storage.get(STORAGE_KEYS[key]);
    expect(JSON.parse(record('userProfile')!)).toEqual({ email: 'a@b.co', identities: [], uuid: 'reader-1' });
    expect(JSON.parse(record('userSettings')!)).toEqual({ disqus: { ssoKey: 'k' } });
    expect(JSON.parse(record('userSegments')!)).toEqual({
      updated: NOW.toISOString(),
      uuid: 'reader-1',
      segments: { id: 7, segment: 'fiel' },
    });
    expect(storage.persistenceOf(STORAGE_KEYS.userProfile)).toBe('session');
    await identity.logout();
    expect([record('userProfile'), record('userSettings'), record('userSegments')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('A15 other services', () => {
  it('returns the address of the Apple-type provider, with the return address', async () => {
    const { identity } = open({
      [`GET ${PATH}/v1/apple/authurl`]: json('https://id.example.com/auth?client_id=1'),
    });
    expect(new URL(await identity.appleAuthUrl()).searchParams.get('redirect_uri')).toBe(
      `${server.origin}${PATH}/v1/apple/auth`,
    );
  });

  it('an OpenID Connect login requests scopes, and posts the message OIDC', async () => {
    const { identity, events } = open({
      [`GET ${PATH}/v2/oidc/acme/initiate`]: { url: 'https://id.example.com/authorize?state=s' },
      [`GET ${PATH}/v2/oidc/signin`]: session('a'),
    });
    const address = new URL(await identity.oidcInitiate('acme', { scopes: ['openid', 'email'] }));
    expect(address.searchParams.get('scope')).toBe('openid email');
    await identity.oidcSignIn({ code: 'c', state: 's' });
    expect(requested('/v2/oidc/signin')[0]?.url).toContain('?code=c&state=s');
    expect(events.loggedIn).toHaveBeenCalledWith('OIDC');
  });

  it('returns the tokens of the comments, and rejects other services', async () => {
    const { identity } = open({
      [`GET ${PATH}/v1/config`]: { disqus: { enabled: true, publicKey: 'p' } },
      [`GET ${PATH}/v1/user/settings`]: { disqus: { ssoKey: 'k' } },
    });
    identity.adopt(session('a'));
    expect(await identity.thirdPartyTokens('DISQUS')).toEqual({
      enabled: true,
      publicKey: 'p',
      ssoToken: 'k',
    });
    await expect(identity.thirdPartyTokens('OTHER')).rejects.toMatchObject({
      message: '[Arc Identity SDK] Unsupported third party service requested.',
    });
  });

  it('linking the search engine’s account again renews the session in its storage', async () => {
    const { identity, storage } = open({ [`GET ${PATH}/v1/swg/t/relink/g`]: session('b') });
    identity.adopt(session('a'), false);
    expect(await identity.swgRelink('t', 'g')).toEqual(session('b'));
    expect(identity.identity()).toEqual(session('b'));
    expect(storage.persistenceOf(STORAGE_KEYS.userInfo)).toBe('session');
  });
});

describe('A2 the stored identity', () => {
  it.each(['uuid', 'accessToken', 'refreshToken'])('is cleared when %s is missing', (part) => {
    const { identity, storage } = open({});
    storage.set(STORAGE_KEYS.userInfo, JSON.stringify({ ...session('a'), [part]: undefined }), 'persistent');
    storage.set(STORAGE_KEYS.userProfile, '{}', 'persistent');
    expect(identity.identity()).toBeNull();
    expect([storage.get(STORAGE_KEYS.userInfo), storage.get(STORAGE_KEYS.userProfile)]).toEqual([null, null]);
  });

  it('is complete without an impersonator, and is cleared when it is not JSON', () => {
    const { identity, storage } = open({});
    identity.adopt(session('a'));
    expect(identity.identity()).toEqual(session('a'));
    storage.set(STORAGE_KEYS.userInfo, '{"uuid":', 'persistent');
    expect(identity.identity()).toBeNull();
  });

  it('notifies of changes in this tab and in another', () => {
    const shared = createSharedStore();
    const [one, two] = [
      open({}, { storage: createMemoryStorage(shared) }),
      open({}, { storage: createMemoryStorage(shared) }),
    ];
    const heard = vi.fn();
    two.identity.subscribe(heard);
    one.identity.adopt(session('a'));
    one.identity.clearSession();
    expect(heard.mock.calls.map(([value]) => value as unknown)).toEqual([session('a'), null]);
  });
});

describe('A10 profile', () => {
  it('rejects without a session, without a call', async () => {
    const { identity } = open({});
    await expect(identity.profile()).rejects.toMatchObject({ message: 'Missing or invalid jwt' });
    expect(server.received).toEqual([]);
  });

  it('a change omits the uuid', async () => {
    const { identity } = open({ [`PATCH ${PATH}/v1/profile`]: { email: 'a@b.co', birthYear: 1990 } });
    identity.adopt(session('a'));
    const profile = await identity.updateProfile({ uuid: 'x', firstName: 'Ana' });
    expect(requested('/v1/profile')[0]?.body).toEqual({ firstName: 'Ana' });
    expect(profile).toEqual({ uuid: 'reader-1', email: 'a@b.co', birthYear: '1990' });
  });

  it.each([
    ['MISSING_IMAGE', null],
    ['UNSUPPORTED_IMAGE_TYPE', new Blob(['x'], { type: 'image/png' })],
    ['IMAGE_TOO_LARGE', new Blob([new Uint8Array(3_000_001)], { type: 'image/jpeg' })],
  ])('an avatar is refused with %s', async (code, file) => {
    const { identity } = open({});
    identity.adopt(session('a'));
    await expect(identity.uploadAvatar(file)).rejects.toMatchObject({ code });
  });

  it('a JPEG is sent as form data', async () => {
    const { identity } = open({ [`PUT ${PATH}/v1/avatar`]: {} });
    identity.adopt(session('a'));
    await identity.uploadAvatar(new Blob(['jpeg'], { type: 'image/jpeg' }));
    expect(requested('/v1/avatar')[0]?.headers['content-type']).toContain('multipart/form-data');
    expect(requested('/v1/avatar')[0]?.body).toContain('name="avatar"');
  });
});

describe('A11 deletion', () => {
  it('approving clears the session, declining gives the reason', async () => {
    const { identity, events } = open({
      [`PUT ${PATH}/v1/user/anonymize/approve/n1`]: { valid: true },
      [`PUT ${PATH}/v1/user/anonymize/decline/n1`]: { success: true },
    });
    identity.adopt(session('a'));
    await identity.declineDeletion('n1', 'Me quedo');
    expect(server.received.at(-1)?.body).toEqual({ reason: 'Me quedo' });
    expect(identity.identity()).not.toBeNull();
    await identity.approveDeletion('n1');
    expect(identity.identity()).toBeNull();
    expect(events.loggedOut).toHaveBeenCalledTimes(1);
  });

  it('a service that does not confirm is an error', async () => {
    const { identity } = open({ [`POST ${PATH}/v1/password/reset`]: { success: false } });
    await expect(identity.requestPasswordReset('ana')).rejects.toMatchObject({ code: 'badReply' });
  });
});
