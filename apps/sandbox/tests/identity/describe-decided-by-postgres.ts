import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identities } from '../../src/db/schema/index.ts';
import { PASSWORD, type Body, type IdentityApp } from './open-identity.ts';
import { socialCalls } from './social-calls.ts';

const newEmail = () => `unica-${randomUUID()}@correo.example`;
const times = <T>(length: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length }, (_none, index) => call(index)));

/**
 * Tests of identity whose result PostgreSQL decides: by unique indexes and the codes of their errors, and by locks when
 * calls are concurrent. On the embedded database calls come one after the other, so a missing lock is only seen on a
 * server; there the gate runs these tests, and all others every night.
 *
 * A test belongs here when it would fail without an index, a lock, a transaction or an error code of PostgreSQL.
 */
export function describeDecidedByPostgres(identity: () => IdentityApp): void {
  const account = (email: string, profile: Body = {}) => ({
    identity: { userName: email, credentials: PASSWORD },
    profile: { email, ...profile },
  });
  const signUp = (body: object) => identity().call('POST', '/v1/signup', body);

  describe('A4 POST /v1/signup', () => {
    it('a duplicate, ignoring case, is 300039', async () => {
      const { email } = await identity().signUp();
      expect(await signUp(account(email.toUpperCase()))).toMatchObject({
        status: 400,
        body: { code: '300039' },
      });
    });

    it('ten concurrent sign-ups with one address make one account', async () => {
      const body = account(newEmail());
      const replies = await times(10, () => signUp(body));
      const codes = replies.map(({ status, body: { code } }) => (status === 200 ? 'made' : code));
      expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => '300039'), 'made']);
    });

    it('a full name that is in use is 300023', async () => {
      const displayName = `Nombre ${randomUUID()}`;
      await signUp(account(newEmail(), { displayName }));
      const again = account(newEmail(), { displayName: displayName.toUpperCase() });
      expect(await signUp(again)).toMatchObject({ body: { code: '300023' } });
    });

    it('text that PostgreSQL cannot store is an input error', async () => {
      const reply = await signUp(account(newEmail(), { firstName: 'Ana\u0000' }));
      expect(reply.status).toBe(400);
    });
  });

  describe('A8 POST and PUT /v1/password/reset', () => {
    it('of twenty concurrent replays only one sets a password', async () => {
      const { email } = await identity().signUp();
      await identity().call('POST', '/v1/password/reset', { userName: email });
      const nonce = await identity().sentEmail('reset', email);
      const replies = await times(20, (index) =>
        identity().call('PUT', `/v1/password/reset/${nonce}`, { newPassword: `Paralela${index}` }),
      );
      const [set, refused] = [200, 400].map((status) => replies.filter((reply) => reply.status === status));
      expect(set).toHaveLength(1);
      expect(refused?.map(({ body }) => body['code'])).toEqual(Array(19).fill('300033'));
    });
  });

  describe('A8 a new password while sign-ins with the old one are on their way', () => {
    it('leaves no session of theirs', async () => {
      const { email } = await identity().signUp();
      await identity().call('POST', '/v1/password/reset', { userName: email });
      const nonce = await identity().sentEmail('reset', email);
      const [logins] = await Promise.all([
        times(12, () => identity().login(email)),
        identity().call('PUT', `/v1/password/reset/${nonce}`, { newPassword: 'Paralela1' }),
      ]);
      for (const { status, body } of logins) {
        if (status !== 200) continue;
        const token = body['accessToken'] as string;
        expect((await identity().call('GET', '/v1/profile', undefined, { token })).status).toBe(401);
      }
    });
  });

  describe('A5 POST /v1/auth/token', () => {
    it('ten concurrent calls, as from the vendor’s client, get the same new token', async () => {
      const renew = (token: string) =>
        identity().call('POST', '/v1/auth/token', { token, grantType: 'refresh-token' });
      const { refreshToken } = await identity().signUp();
      const replies = await times(10, () => renew(refreshToken));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(replies.map(({ body }) => body['refreshToken'])).size).toBe(1);
      identity().advance(60_000);
      expect(await renew(replies[0]?.body['refreshToken'] as string)).toMatchObject({ status: 200 });
    });
  });

  describe('A10 DELETE /v1/identity/{provider}', () => {
    it('of two concurrent removals one remains', async () => {
      const { accessToken: token, uuid } = await identity().signUp();
      const { db } = identity().context;
      await db.delete(identities).where(eq(identities.readerUuid, uuid));
      await db
        .insert(identities)
        .values(['Google', 'Facebook'].map((type) => ({ readerUuid: uuid, type, userName: randomUUID() })));
      const replies = await Promise.all(
        ['google', 'facebook'].map((provider) =>
          identity().call('DELETE', `/v1/identity/${provider}`, undefined, { token }),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });
  });

  describe('A10 change of e-mail address', () => {
    const change = (token: string, email: string, over: Body = {}) =>
      identity().call('PATCH', '/v1/profile', { email, currentPassword: PASSWORD, ...over }, { token });

    it('is 300022 if another reader has taken the address in between, and the old address is kept', async () => {
      const { email, accessToken } = await identity().signUp();
      const to = newEmail();
      expect((await change(accessToken, to)).status).toBe(200);
      expect((await signUp(account(to))).status).toBe(200);
      const link = await identity().sentEmail('new-email', to);
      expect(await identity().call('GET', `/v1/email/verify/${link}`)).toMatchObject({
        status: 400,
        body: { code: '300022' },
      });
      expect((await identity().login(email)).status).toBe(200);
    });

    it('to another reader’s address is 300022, and nothing is stored', async () => {
      const { accessToken: token } = await identity().signUp();
      const { email } = await identity().signUp();
      expect(await change(token, email.toUpperCase(), { firstName: 'Perdida' })).toMatchObject({
        status: 400,
        body: { code: '300022' },
      });
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).body).toMatchObject({
        firstName: 'Elvira',
      });
    });
  });

  it('A3 ten concurrent first sign-ins open one account', async () => {
    const { credential, socialLogin } = socialCalls(identity);
    const email = newEmail();
    const tokens = await times(10, () => credential('google', email));
    const replies = await Promise.all(tokens.map((token) => socialLogin('google', token)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body['uuid'])).size).toBe(1);
  });
}
