import { hkdfSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import { settings } from '../src/db/schema/index.ts';
import { secretReady, signingKey } from '../src/security/secret.ts';
import { signToken, toSeconds, verifyToken, type TokenClaims } from '../src/security/tokens.ts';
import { openApp, SILENT, type TestApp } from './open-app.ts';

const NOW = new Date('2026-03-10T15:00:00.900Z');
const SECONDS = Math.floor(NOW.getTime() / 1000);

/** With a configured secret, tokens need no database. */
const contextOf = (secret = 'a-secret-of-the-tests', clock = () => NOW): AppContext => ({
  db: undefined as unknown as AppContext['db'],
  config: { ...readConfig({}), secret },
  log: SILENT,
  clock,
});
const context = contextOf();
const claims: TokenClaims = {
  uuid: randomUUID(),
  sid: randomUUID(),
  jti: randomUUID(),
  iat: SECONDS,
  exp: SECONDS + 60,
};

type Forged = { alg?: string; iss?: string } & Record<string, unknown>;

/** A token with the right key, and with the changes of a forger who had it. */
async function forged({ alg = 'HS512', iss = 'rotativa-sandbox', ...over }: Forged = {}) {
  return new SignJWT({ ...claims, iss, ...over })
    .setProtectedHeader({ alg, typ: 'JWT' })
    .sign(await signingKey(context, 'access-token'));
}

describe('a token', () => {
  it('has the claims that were signed, always in the same text', async () => {
    const token = await signToken(context, 'access', claims);
    expect(await signToken(context, 'access', claims)).toBe(token);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS512', typ: 'JWT' });
    expect(await verifyToken(context, 'access', token)).toEqual(claims);
    expect(await verifyToken(context, 'access', await forged())).toEqual(claims);
  });

  it('expires by the clock of the sandbox', async () => {
    const token = await signToken(context, 'access', claims);
    const at = (seconds: number) => contextOf(undefined, () => new Date(seconds * 1000));
    expect(await verifyToken(at(claims.exp - 1), 'access', token)).toEqual(claims);
    expect(await verifyToken(at(claims.exp), 'access', token)).toBe('expired');
  });

  it('is valid for its use and with its secret only', async () => {
    const access = await signToken(context, 'access', claims);
    const refresh = await signToken(context, 'refresh', claims);
    expect(await verifyToken(context, 'refresh', refresh)).toEqual(claims);
    expect(await verifyToken(context, 'refresh', access)).toBe('invalid');
    expect(await verifyToken(context, 'access', refresh)).toBe('invalid');
    expect(await verifyToken(contextOf('another-secret-of-tests'), 'access', access)).toBe('invalid');
  });

  it.each([
    ['another algorithm', { alg: 'HS256' }],
    ['another issuer', { iss: 'someone' }],
    ['no session', { sid: undefined }],
    ['a reader that is no number', { uuid: 'ana' }],
    ['no number', { jti: undefined }],
    ['no end', { exp: undefined }],
    ['a start between two seconds', { iat: SECONDS + 0.5 }],
  ])('with %s is invalid', async (_what, over) => {
    expect(await verifyToken(context, 'access', await forged(over))).toBe('invalid');
  });

  it('hides no failure of the sandbox', async () => {
    const broken = contextOf(undefined, () => {
      throw new Error('The clock is broken.');
    });
    const token = await signToken(context, 'access', claims);
    await expect(verifyToken(broken, 'access', token)).rejects.toThrow('The clock is broken.');
  });

  it('counts whole seconds', () => {
    expect(toSeconds(NOW)).toBe(SECONDS);
  });
});

describe('the key of a purpose', () => {
  it('has 64 bytes, the same for the same secret and purpose', async () => {
    const key = await signingKey(context, 'access-token');
    expect(key).toHaveLength(64);
    expect(await signingKey(contextOf(), 'access-token')).toEqual(key);
    expect(await signingKey(context, 'refresh-token')).not.toEqual(key);
    expect(await signingKey(contextOf('another-secret-of-tests'), 'access-token')).not.toEqual(key);
  });

  it('is one that is derived from the secret, so that older tokens stay valid', async () => {
    const secret = 'a-secret-of-the-tests';
    const info = 'rotativa-sandbox:access-token';
    const derived = new Uint8Array(hkdfSync('sha512', Buffer.from(secret), '', info, 64));
    expect(await signingKey(contextOf(secret), 'access-token')).toEqual(derived);
  });
});

describe('the secret of a database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  });
  afterAll(() => test.close());
  const withDatabase = (db: AppContext['db']): AppContext => ({
    ...test.context,
    db,
    config: { ...test.context.config, secret: undefined },
  });
  /** As another process has it. */
  const another = (): AppContext['db'] => Object.create(test.context.db) as AppContext['db'];

  it('is made once, with 64 random bytes, and shared by all processes', async () => {
    const keys = await Promise.all(
      [another(), another()].map((db) => signingKey(withDatabase(db), 'access-token')),
    );
    expect(keys[0]).toEqual(keys[1]);
    const rows = await test.context.db.select().from(settings).where(eq(settings.key, 'signing-secret'));
    const { secret } = rows[0]!.value as { secret: string };
    expect([rows.length, Buffer.from(secret, 'base64').length]).toEqual([1, 64]);
    const info = 'rotativa-sandbox:access-token';
    const derived = hkdfSync('sha512', Buffer.from(secret, 'base64'), '', info, 64);
    expect(keys[0]).toEqual(new Uint8Array(derived));
  });

  it('is read once by a process, again after a failure, and before a route begins', async () => {
    const db = another();
    const insert = vi.spyOn(db, 'insert').mockImplementationOnce(() => {
      throw new Error('The database is busy.');
    });
    const context = withDatabase(db);
    await expect(signingKey(context, 'access-token')).rejects.toThrow('The database is busy.');
    const app = new Hono()
      .use(secretReady(context))
      .get('/', (c) => c.text(String(insert.mock.calls.length)));
    expect(await (await app.request('/')).text()).toBe('2');
    await signingKey(context, 'access-token');
    expect(insert).toHaveBeenCalledTimes(2);
  });
});
