import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { readers, sessions } from '../../src/db/schema/index.ts';
import { errorHandler } from '../../src/http/errors.ts';
import { startSession } from '../../src/identity/sessions.ts';
import { optionalReader, requireReader, type VisitorEnv } from '../../src/security/authenticate.ts';
import { signToken, toSeconds, type TokenClaims } from '../../src/security/tokens.ts';
import { SILENT } from '../open-app.ts';
import { openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './open-identity.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity();
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

const INVALID = { status: 401, code: '100011', message: 'Missing or invalid jwt' };

interface Sent {
  readonly authorization?: string;
  readonly cookie?: string;
  readonly method?: string;
}

/** The reader whom a route sees, or its error. */
async function seen(route: 'required' | 'optional', { method = 'GET', ...headers }: Sent, over = {}) {
  const context: AppContext = { ...identity.context, ...over };
  const app = new Hono<VisitorEnv>();
  app.onError(errorHandler(SILENT));
  const answer = (c: Context<VisitorEnv>) => c.json({ reader: c.get('reader') ?? null });
  app.all('/required', requireReader(context), answer);
  app.all('/optional', optionalReader(context), answer);
  const reply = await app.request(`/${route}`, { method, headers: { ...headers } });
  const body = method === 'HEAD' ? {} : ((await reply.json()) as object);
  return { status: reply.status, ...body };
}

async function account(values: Partial<typeof readers.$inferInsert> = {}) {
  const { db, clock } = identity.context;
  const uuid = randomUUID();
  const email = `${uuid}@correo.example`;
  await db.insert(readers).values({ uuid, email, createdOn: clock(), modifiedOn: clock(), ...values });
  const session = { readerUuid: uuid, grantType: 'password', rememberMe: true };
  const { accessToken: token } = await startSession(identity.context, db, session);
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.readerUuid, uuid));
  return { uuid, token, sessionId: row!.id };
}

/** A signed token with other claims than those of a session. */
const forged = (claims: Pick<TokenClaims, 'uuid' | 'sid'>, use: 'access' | 'refresh' = 'access') => {
  const iat = toSeconds(identity.context.clock());
  return signToken(identity.context, use, { ...claims, jti: randomUUID(), iat, exp: iat + 60 });
};

const bearer = (token: string): Sent => ({ authorization: `Bearer ${token}` });
const cookie = (token: string): Sent => ({ cookie: `arc_session=${token}` });

describe('the reader of a call', () => {
  it('is in its token, with the session', async () => {
    const { token, uuid, sessionId } = await account();
    const reader = { status: 200, reader: { uuid, sessionId } };
    for (const authorization of [`Bearer ${token}`, `bearer   ${token}`, token, `  ${token} `])
      for (const route of ['required', 'optional'] as const)
        expect(await seen(route, { authorization, method: 'POST' })).toEqual(reader);
  });

  it.each(['', 'Bearer', 'Bearer ', 'undefined', 'null', 'Bearer undefined', 'Bearer null'])(
    'is none with the header %j',
    async (authorization) => {
      expect(await seen('required', { authorization })).toEqual(INVALID);
      expect(await seen('optional', { authorization })).toEqual({ status: 200, reader: null });
    },
  );

  it('is in the cookie of a call that reads, and of no other', async () => {
    const { token, uuid, sessionId } = await account();
    const reader = { status: 200, reader: { uuid, sessionId } };
    for (const route of ['required', 'optional'] as const) {
      expect(await seen(route, cookie(token))).toEqual(reader);
      expect((await seen(route, { ...cookie(token), method: 'HEAD' })).status).toBe(200);
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await seen('required', { ...cookie(token), method })).toEqual(INVALID);
      expect(await seen('optional', { ...cookie(token), method })).toEqual({ status: 200, reader: null });
    }
  });

  it('is the one of the token, whatever the cookie is', async () => {
    const [one, other] = [await account(), await account()];
    for (const route of ['required', 'optional'] as const) {
      const sent = { ...bearer(one.token), ...cookie(other.token) };
      expect(await seen(route, sent)).toMatchObject({ reader: { uuid: one.uuid } });
    }
  });

  it('is none with an empty or invalid cookie, which browsers send by themselves', async () => {
    for (const value of ['', 'no-token']) {
      expect(await seen('optional', cookie(value))).toEqual({ status: 200, reader: null });
      expect(await seen('required', cookie(value))).toEqual(INVALID);
    }
    const { token } = await account();
    const clock = () => {
      throw new Error('The clock is broken.');
    };
    expect(await seen('optional', cookie(token), { clock })).toMatchObject({ status: 500 });
  });
});

describe('a token is refused', () => {
  const refused = async (sent: Sent, answer: object) => {
    for (const route of ['required', 'optional'] as const) expect(await seen(route, sent)).toEqual(answer);
  };

  it('when it is none of an open session of this reader', async () => {
    const [one, other] = [await account(), await account()];
    await refused(bearer('no-token'), INVALID);
    await refused(bearer(await forged({ uuid: one.uuid, sid: other.sessionId })), INVALID);
    await refused(bearer(await forged({ uuid: one.uuid, sid: randomUUID() })), INVALID);
    await refused(bearer(await forged({ uuid: one.uuid, sid: one.sessionId }, 'refresh')), INVALID);
    expect(
      (await seen('required', bearer(await forged({ uuid: one.uuid, sid: one.sessionId })))).status,
    ).toBe(200);
    const over = { revokedAt: identity.context.clock(), revokedBecause: 'logout' } as const;
    await identity.context.db.update(sessions).set(over).where(eq(sessions.id, one.sessionId));
    await refused(bearer(one.token), INVALID);
  });

  it('when it is too old', async () => {
    const { token } = await account();
    const later = new Date(identity.context.clock().getTime() + 15 * 60_000);
    const expired = { ...INVALID, message: 'The access token is expired' };
    for (const route of ['required', 'optional'] as const)
      expect(await seen(route, bearer(token), { clock: () => later })).toEqual(expired);
  });

  it.each([
    ['Blocked', { status: 403, code: '100014', message: 'The account is blocked' }],
    ['Deactivated', { status: 403, code: '100015', message: 'The account is deactivated' }],
    ['Anonymized', INVALID],
  ] as const)('when its account is %s', async (status, answer) => {
    const { token } = await account({ status, ...(status === 'Anonymized' && { email: null }) });
    await refused(bearer(token), answer);
    expect(await seen('optional', cookie(token))).toEqual({ status: 200, reader: null });
  });
});
