import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { nonces, readers, sessions } from '../../src/db/schema/index.ts';
import { OVERLAP_MS } from '../../src/identity/refresh-rule.ts';
import { signingKey } from '../../src/security/secret.ts';
import type { IdentityApp, Session } from './open-identity.ts';

/** Tests of tokens: access, renewal, expiry. */
export function describeSessions(identity: () => IdentityApp): void {
  const profile = (authorization: string) =>
    identity().call('GET', '/v1/profile', undefined, { headers: { authorization } });
  const renew = (token: string) =>
    identity().call('POST', '/v1/auth/token', { token, grantType: 'refresh-token' });
  const rowOf = async ({ refreshToken }: Session) => {
    const { sid } = decodeJwt<{ sid: string }>(refreshToken);
    const [row] = await identity().context.db.select().from(sessions).where(eq(sessions.id, sid));
    return row;
  };

  describe('the access token', () => {
    it('is a JWT that is valid for 15 minutes, as Bearer and bare', async () => {
      const { accessToken, uuid, email } = await identity().signUp();
      const { iat = 0, exp, ...claims } = decodeJwt(accessToken);
      expect(exp).toBe(iat + 15 * 60);
      expect(claims).toMatchObject({ uuid });
      for (const header of [`Bearer ${accessToken}`, accessToken, `bearer  ${accessToken}`])
        expect(await profile(header)).toMatchObject({ status: 200, body: { uuid, email } });
      identity().advance(15 * 60_000);
      expect(await profile(accessToken)).toMatchObject({ status: 401, body: { code: '100011' } });
    });

    it('has no data of the reader except a number', async () => {
      const { accessToken, email } = await identity().signUp();
      expect(JSON.stringify(decodeJwt(accessToken))).not.toContain(email.split('@')[0]);
    });

    it.each([['', 'undefined', 'null'].map((word) => `Bearer ${word}`), ['Bearer']].flat())(
      '%j counts as no token',
      async (header) => {
        expect(await profile(header)).toMatchObject({
          status: 401,
          body: { code: '100011', message: 'Missing or invalid jwt' },
        });
      },
    );

    it('is rejected if any part was changed', async () => {
      const { accessToken } = await identity().signUp();
      const victim = await identity().signUp();
      const [head = '', body = '', mark = ''] = accessToken.split('.');
      const claims = { ...decodeJwt(accessToken), uuid: victim.uuid };
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
      const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      const flipped = mark.slice(0, 10) + (mark[10] === 'A' ? 'B' : 'A') + mark.slice(11);
      const broken = [
        `${head}.${forged}.${mark}`,
        `${none}.${body}.`,
        `${none}.${forged}.${mark}`,
        `${head}.${body}.${flipped}`,
        `${head}.${body}`,
        'not-a-token',
      ];
      for (const token of broken)
        expect(await profile(`Bearer ${token}`)).toMatchObject({ status: 401, body: { code: '100011' } });
    });

    it('is rejected if it was signed with another secret, or for another use', async () => {
      const { accessToken, refreshToken } = await identity().signUp();
      const { jti = '', iat = 0, exp = 0, ...rest } = decodeJwt(accessToken);
      const sign = (key: Uint8Array) =>
        new SignJWT(rest)
          .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
          .setJti(jti)
          .setIssuedAt(iat)
          .setExpirationTime(exp)
          .sign(key);
      expect(await profile(await sign(new TextEncoder().encode('a'.repeat(64))))).toMatchObject({
        status: 401,
      });
      expect(await profile(refreshToken)).toMatchObject({ status: 401 });
      const right = await signingKey(identity().context, 'access-token');
      expect(await profile(await sign(right))).toMatchObject({ status: 200 });
    });
  });

  describe('A5 POST /v1/auth/token', () => {
    it('returns a new pair, and the old one is invalid afterwards', async () => {
      const first = await identity().signUp();
      identity().advance(60_000);
      const next = await renew(first.refreshToken);
      expect(next).toMatchObject({ status: 200, body: { uuid: first.uuid } });
      expect(next.body['refreshToken']).not.toBe(first.refreshToken);
      identity().advance(60_000);
      expect(await renew(first.refreshToken)).toMatchObject({ status: 401, body: { code: '100018' } });
    });

    it('a second use of a token ends the whole session', async () => {
      const stolen = await identity().signUp();
      identity().advance(60_000);
      const owner = await renew(stolen.refreshToken);
      identity().advance(60_000);
      await renew(stolen.refreshToken);
      expect(await rowOf(stolen)).toMatchObject({ revokedBecause: 'reuse' });
      expect(await renew(owner.body['refreshToken'] as string)).toMatchObject({ status: 401 });
      expect(await profile(owner.body['accessToken'] as string)).toMatchObject({ status: 401 });
    });

    it('a page that was left before the reply came: the next one gets the same new token', async () => {
      const { refreshToken } = await identity().signUp();
      const lost = await renew(refreshToken);
      identity().advance(OVERLAP_MS - 1);
      const got = await renew(refreshToken);
      expect(got).toMatchObject({ status: 200, body: { refreshToken: lost.body['refreshToken'] } });
      expect(await profile(got.body['accessToken'] as string)).toMatchObject({ status: 200 });
    });

    it('the token of a thief who was as fast ends the session when its owner has renewed again', async () => {
      const stolen = await identity().signUp();
      const owner = await renew(stolen.refreshToken);
      const thief = await renew(stolen.refreshToken);
      identity().advance(OVERLAP_MS);
      const next = await renew(owner.body['refreshToken'] as string);
      // Two exchanges ago, even within the overlap of the last one.
      expect(await renew(stolen.refreshToken)).toMatchObject({ status: 401, body: { code: '100018' } });
      expect(await rowOf(stolen)).toMatchObject({ revokedBecause: 'reuse' });
      for (const { body } of [thief, next])
        expect(await renew(body['refreshToken'] as string)).toMatchObject({ status: 401 });
    });

    it('from the end of the overlap a second use ends the session', async () => {
      const { refreshToken } = await identity().signUp();
      const owner = await renew(refreshToken);
      identity().advance(OVERLAP_MS);
      expect(await renew(refreshToken)).toMatchObject({ status: 401, body: { code: '100018' } });
      expect(await renew(owner.body['refreshToken'] as string)).toMatchObject({ status: 401 });
    });

    it('and does not affect the reader’s other sessions', async () => {
      const { email, refreshToken } = await identity().signUp();
      const other = await identity().login(email);
      identity().advance(60_000);
      await renew(refreshToken);
      identity().advance(60_000);
      await renew(refreshToken);
      expect(await renew(other.body['refreshToken'] as string)).toMatchObject({ status: 200 });
    });

    it('refuses a new token to a reader who was blocked since then, with its own code', async () => {
      const { uuid, refreshToken } = await identity().signUp();
      await identity().context.db.update(readers).set({ status: 'Blocked' }).where(eq(readers.uuid, uuid));
      expect(await renew(refreshToken)).toMatchObject({ status: 403, body: { code: '100014' } });
    });

    it.each([
      ['an access token', (session: Session) => session.accessToken],
      ['a tampered one', ({ refreshToken }: Session) => refreshToken.slice(0, -4) + 'AAAA'],
      ['nothing of ours', () => 'nothing'],
    ])('%s is 401 with 100018', async (_case, pick) => {
      expect(await renew(pick(await identity().signUp()))).toMatchObject({
        status: 401,
        body: { code: '100018' },
      });
    });

    it('another grant type is an input error', async () => {
      const body = { token: 'x', grantType: 'password' };
      expect(await identity().call('POST', '/v1/auth/token', body)).toMatchObject({ status: 400 });
    });
  });

  describe('A6 DELETE /v1/auth/token', () => {
    it('ends only this session, at once', async () => {
      const { email, accessToken: token, refreshToken } = await identity().signUp();
      const other = (await identity().login(email)).body['accessToken'] as string;
      expect(await identity().call('DELETE', '/v1/auth/token', undefined, { token })).toMatchObject({
        status: 200,
      });
      expect(await profile(token)).toMatchObject({ status: 401 });
      expect(await renew(refreshToken)).toMatchObject({ status: 401, body: { code: '100018' } });
      expect(await profile(other)).toMatchObject({ status: 200 });
    });

    it('without a token is 401', async () => {
      expect(await identity().call('DELETE', '/v1/auth/token')).toMatchObject({ status: 401 });
    });
  });

  describe('secrets at rest', () => {
    it('the table of nonces has only digests', async () => {
      const { email } = await identity().signUp();
      const secret = await identity().sentEmail('verify', email);
      const rows = await identity().context.db.select().from(nonces);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    it('the table of sessions has no token', async () => {
      const session = await identity().signUp();
      const rows = JSON.stringify(await identity().context.db.select().from(sessions));
      expect(rows).not.toContain(session.refreshToken.split('.')[2]);
    });
  });

  describe('replies about a reader', () => {
    it.each([
      ['GET', '/v1/profile'],
      ['PATCH', '/v1/profile'],
      ['PUT', '/v1/password'],
      ['PUT', '/v1/avatar'],
      ['DELETE', '/v1/avatar'],
      ['GET', '/v1/user/settings'],
      ['GET', '/v2/identity/segmentation'],
      ['GET', '/v1/gdpr'],
      ['GET', `/v1/gdpr/${randomUUID()}`],
      ['DELETE', '/v1/user/anonymize'],
      ['PUT', '/v1/user/anonymize/approve/x'],
      ['PUT', '/v1/user/anonymize/decline/x'],
      ['DELETE', '/v1/identity/google'],
      ['PUT', '/v2/oidc/unlink'],
      ['GET', '/v2/oidc/provider/login'],
      ['GET', '/v1/swg/x/relink/y'],
    ])('%s %s without a token is 401 with 100011', async (method, path) => {
      const reply = await identity().call(method, path, method === 'GET' ? undefined : {});
      expect(reply).toMatchObject({ status: 401, body: { code: '100011' } });
      expect(reply.headers.get('cache-control')).toBe('no-store');
    });
  });
}
