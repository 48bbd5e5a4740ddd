import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readers } from '../../src/db/schema/index.ts';
import { listen, type Listening } from '../../src/http/listen.ts';
import { browserGlobals, PAGE_ORIGIN } from '../sales/browser-globals.ts';
import {
  OPEN_TIMEOUT_MS,
  openIdentity,
  OTHER_PASSWORD,
  PASSWORD,
  type IdentityApp,
} from './open-identity.ts';

type Vendor = typeof import('@arc-publishing/sdk-identity').default;

const require = createRequire(import.meta.url);

let identity: IdentityApp;
let server: Listening;
let skewMs = 0;
beforeAll(async () => {
  // The client compares tokens with this machine's clock.
  identity = await openIdentity(undefined, { clock: () => new Date(Date.now() + skewMs) });
  server = await listen(identity.app, 0, '127.0.0.1');
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await server.close();
  await identity.close();
});
beforeEach(() => {
  skewMs = 0;
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The vendor's published client, unmodified, on a new page of another origin. */
function openPage(packageName: string) {
  const { window } = browserGlobals();
  const messages: unknown[] = [];
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void messages.push(message));
  const events: string[] = [];
  window.addEventListener('ArcSDK.logout', (event: Event) => events.push(event.type));
  for (const id of Object.keys(require.cache)) if (id.includes('sdk-identity')) delete require.cache[id];
  const { default: Identity } = require(packageName) as { default: Vendor };
  Identity.options({ apiOrigin: server.url });
  return { Identity, window, messages, events };
}

const newEmail = () => `vendor-${randomUUID()}@correo.example`;
const stored = (storage: Storage, key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');

describe.each([
  ['1.79.0', '@arc-publishing/sdk-identity'],
  ['1.94.0', 'sdk-identity-next'],
])('the vendor’s identity client %s, unmodified', (version, packageName) => {
  async function signedUp() {
    const page = openPage(packageName);
    const email = newEmail();
    const reply = await page.Identity.signUp(
      { userName: email, credentials: PASSWORD },
      { email, firstName: 'Elvira', emailVerified: false },
      undefined,
      true,
    );
    return { ...page, email, uuid: (reply as { uuid: string }).uuid };
  }

  it('has the stated version', () => {
    expect((require(`${packageName}/package.json`) as { version: string }).version).toBe(version);
  });

  it('reads the configuration', async () => {
    const { Identity } = openPage(packageName);
    expect(await Identity.getConfig()).toMatchObject({ signinRecaptcha: false, pwMinLength: 8 });
  });

  it('signs up: session and profile are stored', async () => {
    const { Identity, window, uuid, email } = await signedUp();
    expect(stored(window.localStorage, 'ArcId.USER_INFO')).toMatchObject({ uuid });
    expect(stored(window.localStorage, 'ArcId.USER_PROFILE')).toMatchObject({ uuid, email });
    expect(await Identity.isLoggedIn()).toBe(true);
  });

  it('throws the codes of the service', async () => {
    const { Identity, email } = await signedUp();
    await expect(
      Identity.signUp({ userName: email, credentials: PASSWORD }, { email, emailVerified: false }),
    ).rejects.toMatchObject({ code: '300039' });
    await expect(Identity.login(email, 'Equivocada1')).rejects.toMatchObject({ code: '110010' });
    await expect(Identity.updatePassword('Equivocada1', OTHER_PASSWORD)).rejects.toMatchObject({
      code: '300040',
    });
  });

  it('logs in, for this tab or persistently, and notifies the page', async () => {
    const { email, uuid } = await signedUp();
    for (const rememberMe of [true, false]) {
      const { Identity, window, messages } = openPage(packageName);
      expect(await Identity.login(email, PASSWORD, { rememberMe })).toMatchObject({ uuid });
      const storage = rememberMe ? window.localStorage : window.sessionStorage;
      expect(stored(storage, 'ArcId.USER_INFO')).toMatchObject({ uuid });
      expect(messages).toContainEqual({ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' });
    }
  });

  it('reads and updates the profile', async () => {
    const { Identity, uuid } = await signedUp();
    expect(await Identity.getUserProfile()).toMatchObject({ uuid, firstName: 'Elvira' });
    const profile = await Identity.getUserProfile();
    const changed = {
      ...profile,
      lastName: 'Nariño',
      contacts: [{ phone: '3001234567', type: 'PRIMARY' as const }],
    };
    expect(await Identity.updateUserProfile(changed as never)).toMatchObject({ uuid, lastName: 'Nariño' });
    await expect(
      Identity.updateUserProfile({ contacts: [{ phone: '1', type: 'HOME' }] } as never),
    ).rejects.toMatchObject({ code: '300071' });
  });

  it('changes and resets the password', async () => {
    const { Identity, email, uuid } = await signedUp();
    expect(await Identity.updatePassword(PASSWORD, OTHER_PASSWORD)).toBe(true);
    expect(await Identity.requestResetPassword(email)).toBe(true);
    const nonce = await identity.sentEmail('reset', email);
    expect(await Identity.resetPassword(nonce, PASSWORD)).toBe(true);
    await expect(Identity.resetPassword(nonce, PASSWORD)).rejects.toMatchObject({ code: '300033' });
    expect(await Identity.login(email, PASSWORD)).toMatchObject({ uuid });
  });

  it('redeems magic and one-time access links, once', async () => {
    const { email, uuid } = await signedUp();
    const { Identity } = openPage(packageName);
    expect(await Identity.requestMagicLink(email)).toBe(true);
    const token = await identity.sentEmail('magic', email);
    expect(await Identity.redeemMagicLink(token)).toMatchObject({ uuid });
    await expect(Identity.redeemMagicLink(token)).rejects.toMatchObject({ code: '100018' });
    expect(await Identity.requestOTALink(email)).toBe(true);
    expect(await Identity.redeemOTALink(await identity.sentEmail('magic', email))).toMatchObject({ uuid });
    expect(await Identity.getUserProfile()).toMatchObject({ emailVerified: true });
  });

  it('verifies the address', async () => {
    const { Identity, email } = await signedUp();
    expect(await Identity.requestVerifyEmail(email)).toBe(true);
    expect(await Identity.verifyEmail(await identity.sentEmail('verify', email))).toBe(true);
    expect(await Identity.getUserProfile()).toMatchObject({ email, emailVerified: true });
  });

  it('reads segments, settings and third-party tokens', async () => {
    const { Identity, uuid } = await signedUp();
    expect(await Identity.getUserSegments()).toEqual({ id: uuid, segment: 'registrado' });
    expect(await Identity.getUserSettings()).toMatchObject({
      disqus: { ssoKey: expect.stringMatching(/^\S+ [\da-f]{40} \d+$/) as string },
    });
    expect(await Identity.getThirdPartyTokens('DISQUS')).toEqual({ enabled: false });
  });

  it('renews an expired session, three calls at once included', async () => {
    skewMs = -16 * 60_000;
    const { Identity } = await signedUp();
    skewMs = 0;
    const before = Identity.userIdentity.accessToken;
    const replies = await Promise.all([
      Identity.getUserProfile(),
      Identity.getUserSettings(),
      Identity.getUserSegments(),
    ]);
    expect(replies).toHaveLength(3);
    expect(Identity.userIdentity.accessToken).not.toBe(before);
    expect(await Identity.extendSession()).toMatchObject({ uuid: Identity.userIdentity.uuid });
    expect(await Identity.heartbeat()).toMatchObject({ uuid: Identity.userIdentity.uuid });
  });

  it('clears a session whose refresh token was revoked', async () => {
    const { Identity, window } = await signedUp();
    await fetch(`${server.url}/identity/public/v1/auth/token`, {
      method: 'DELETE',
      headers: { authorization: Identity.userIdentity.accessToken ?? '' },
    });
    await expect(Identity.extendSession()).rejects.toMatchObject({ code: '100018' });
    expect(stored(window.localStorage, 'ArcId.USER_INFO')).toEqual({});
  });

  it('logs out: the event, the storage, the token', async () => {
    const { Identity, window, events } = await signedUp();
    const token = Identity.userIdentity.accessToken ?? '';
    await Identity.logout();
    expect(events).toEqual(['ArcSDK.logout']);
    expect(stored(window.localStorage, 'ArcId.USER_INFO')).toEqual({});
    expect(await Identity.isLoggedIn()).toBe(false);
    expect(await identity.call('GET', '/v1/profile', undefined, { token })).toMatchObject({ status: 401 });
  });

  it('requests deletion, declines, requests again and approves', async () => {
    const { Identity, email, uuid } = await signedUp();
    await Identity.requestDeleteAccount();
    await Identity.declineDeleteAccount(
      await identity.sentEmail('anonymise', email),
      'Cambié de idea' as never,
    );
    await Identity.requestDeleteAccount();
    await Identity.approveDeleteAccount(await identity.sentEmail('anonymise', email));
    expect(await Identity.isLoggedIn()).toBe(false);
    const [row] = await identity.context.db.select().from(readers).where(eq(readers.uuid, uuid));
    expect(row).toMatchObject({ status: 'Anonymized', email: null });
  });

  it('lists and reads privacy reports', async () => {
    const { Identity, email } = await signedUp();
    const [report] = (await Identity.listGdprReports()) as unknown as { id: string }[];
    expect(await Identity.getGdprReport(report?.id as never)).toMatchObject({ data: { profile: { email } } });
  });

  it('follows the code flow of OpenID Connect', async () => {
    const { Identity, messages } = openPage(packageName);
    const started = (await Identity.initiateOIDC('development', ['openid'], false)) as { url: string };
    const page = await identity.app.request(started.url.slice(server.url.length), {
      method: 'POST',
      body: new URLSearchParams({ email: newEmail(), answer: 'yes' }),
    });
    const back = new URL(page.headers.get('location') ?? '');
    expect(back.origin).toBe(PAGE_ORIGIN);
    const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
    expect(await Identity.signInWithOIDC(code, state)).toMatchObject({ uuid: expect.any(String) as string });
    expect(messages).toContainEqual({ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' });
    await expect(Identity.unlinkOIDC('development')).rejects.toMatchObject({ code: '300044' });
  });

  it('signs in with Google’s credential and checks it for the search engine', async () => {
    const { Identity } = openPage(packageName);
    const query = new URLSearchParams({
      client_id: 'rotativa-sandbox',
      redirect_uri: `${PAGE_ORIGIN}/`,
      response_type: 'id_token',
    });
    const email = newEmail();
    const page = await identity.app.request(`/__provider/google/authorize?${query.toString()}`, {
      method: 'POST',
      body: new URLSearchParams({ email, answer: 'yes' }),
    });
    const { hash } = new URL(page.headers.get('location') ?? '');
    const credential = new URLSearchParams(hash.slice(1)).get('id_token') ?? '';
    expect(await Identity.checkSwgLogin(credential)).toEqual({ identityExists: false });
    expect(await Identity.signInWithGoogle({ credential } as never)).toMatchObject({
      uuid: expect.any(String) as string,
    });
    expect(await Identity.checkSwgLogin(credential)).toEqual({ identityExists: true });
    expect(await Identity.getSwgAccessToken()).toMatchObject({ accessToken: expect.any(String) as string });
    await expect(Identity.unlinkSocialIdentity('google')).rejects.toMatchObject({ code: '300044' });
  });
});
