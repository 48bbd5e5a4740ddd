import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import { createMemoryStorage } from '../../storage/memory.ts';
import { createHttpIdentity } from '../identity.ts';
import {
  json,
  localServer,
  routes,
  tokenUntil,
  type Answer,
  type LocalServer,
} from '../local-server.fixture.ts';
import { createHttpNewsletters } from '../newsletters.ts';
import { localEvents } from './events.ts';

const NOW = new Date('2025-06-10T15:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const PATH = '/identity/public';
const TOKEN = `${PATH}/v1/auth/token`;
const reader = (uuid: string, exp = SECONDS + 900) => ({
  uuid,
  accessToken: tokenUntil(exp, `access-${uuid}`),
  refreshToken: tokenUntil(SECONDS + 90_000, `refresh-${uuid}`),
});
const ANA = reader('ana');
const BEA = reader('bea');
const OVER = json({ code: '100011', message: 'Access denied' }, 401);

let server: LocalServer;
beforeEach(async () => {
  server = await localServer();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
});

function open(table: Record<string, Answer>) {
  server.answer = routes(table);
  const storage = createMemoryStorage();
  const { origin } = server;
  const identity = createHttpIdentity({
    ...{ origin, storage, events: localEvents(), log: () => undefined },
    clock: { now: () => NOW },
  });
  return { identity, storage };
}
type Opened = ReturnType<typeof open>['identity'];
const callsOf = (token: string) =>
  server.received.filter(({ headers }) => headers.authorization?.endsWith(token));
/** An answer that comes after another reader has signed in, or after the reader has left. */
const after =
  (change: () => void, answer: Answer): Answer =>
  (request, response) => {
    change();
    return answer(request, response);
  };

describe('A5 another reader signs in during a call', () => {
  it('whose token is over: the call is not repeated as the other reader', async () => {
    const { identity } = open({
      [`PUT ${PATH}/v1/password`]: after(() => identity.adopt(BEA), OVER),
    });
    identity.adopt(ANA);
    const call = identity.updatePassword({ oldPassword: 'Clave1234', newPassword: 'Clave12345' });
    await expect(call).rejects.toMatchObject({ name: 'ApiError' });
    expect(callsOf(BEA.accessToken)).toEqual([]);
    expect(identity.identity()).toEqual(BEA);
  });

  it('that waits for a token refresh is not sent with the token of the next reader', async () => {
    const { identity } = open({
      [`POST ${TOKEN}`]: after(() => identity.adopt(BEA), json(ANA)),
      'POST /api/boletines': json({ ok: 1 }),
    });
    identity.adopt(reader('ana', SECONDS - 1));
    const { session } = identity;
    const newsletters = createHttpNewsletters({ session, origin: server.origin });
    await expect(newsletters.list()).rejects.toMatchObject({ name: 'ApiError' });
    expect(server.received.map(({ url }) => url)).toEqual([TOKEN]);
    expect(identity.identity()).toEqual(BEA);
  });

  it.each<[keyof typeof STORAGE_KEYS, string, object, (identity: Opened) => Promise<unknown>]>([
    ['userSettings', '/v1/user/settings', { disqus: { ssoKey: 'of-ana' } }, (i) => i.settings()],
    ['userSegments', '/v2/identity/segmentation', { id: 7, segment: 'fiel' }, (i) => i.segmentation()],
    ['userProfile', '/v1/profile', { email: 'ana@example.com' }, (i) => i.profile()],
  ])('%s of the first are not those of the other', async (key, path, reply, call) => {
    const { identity, storage } = open({
      [`GET ${PATH}${path}`]: after(() => identity.adopt(BEA), json(reply)),
    });
    identity.adopt(ANA);
    await expect(call(identity)).rejects.toMatchObject({ name: 'ApiError' });
    expect(storage.get(STORAGE_KEYS[key])).toBeNull();
  });

  it('that ends the account of the first: the other stays', async () => {
    const { identity } = open({
      [`PUT ${PATH}/v1/user/anonymize/approve/n1`]: after(() => identity.adopt(BEA), json({ valid: true })),
    });
    identity.adopt(ANA);
    await identity.approveDeletion('n1').catch(() => undefined);
    expect(identity.identity()).toEqual(BEA);
  });
});

describe('A6 a reader who signs out during a call', () => {
  const login = `POST ${PATH}/v1/auth/login`;

  it.each<[string, string, (identity: Opened) => Promise<unknown>]>([
    ['links a company', login, (i) => i.socialLogin({ provider: 'google', credentials: 'id-token' })],
    ['links by OpenID Connect', `GET ${PATH}/v2/oidc/signin`, (i) => i.oidcSignIn({ code: 'c', state: 's' })],
    ['links the search engine', `GET ${PATH}/v1/swg/t/relink/g`, (i) => i.swgRelink('t', 'g')],
  ])('that %s stays signed out', async (_name, route, call) => {
    const { identity } = open({ [route]: after(() => identity.clearSession(), json(ANA)) });
    identity.adopt(ANA);
    await expect(call(identity)).rejects.toMatchObject({ name: 'ApiError' });
    expect(identity.identity()).toBeNull();
  });

  it('a sign-in after an expired session brings a session', async () => {
    const { identity } = open({ [`POST ${TOKEN}`]: OVER, [login]: json(BEA) });
    identity.adopt(reader('ana', SECONDS - 1));
    await identity.socialLogin({ provider: 'google', credentials: 'id-token' });
    expect(identity.identity()).toEqual(BEA);
  });
});

describe('A6 a log-out', () => {
  it('has ended the session here before the service answers, because the reader may go on at once', async () => {
    const heard = vi.fn();
    const { identity } = open({
      [`DELETE ${TOKEN}`]: after(() => heard(identity.identity()), json({})),
    });
    identity.adopt(ANA);
    await identity.logout();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('whose answer is late does not end the session of the next reader', async () => {
    const { identity } = open({ [`DELETE ${TOKEN}`]: after(() => identity.adopt(BEA), json({})) });
    identity.adopt(ANA);
    await identity.logout();
    expect(identity.identity()).toEqual(BEA);
  });

  it('survives a change of page', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    const storage = createMemoryStorage();
    const identity = createHttpIdentity({
      ...{ origin: 'https://accounts.example', storage, events: localEvents(), fetch },
      clock: { now: () => NOW },
    });
    identity.adopt(ANA);
    await identity.logout();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
  });
});
