import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import { signingKey } from '../src/security/secret.ts';
import { signToken, toSeconds, verifyToken, type TokenClaims } from '../src/security/tokens.ts';
import { SILENT } from './open-app.ts';

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

/** A token with the right key, and with the changes of a forger who had it. */
async function forged({ alg = 'HS512', iss = 'rotativa-sandbox', ...over }: Record<string, unknown> = {}) {
  return new SignJWT({ ...claims, iss, ...over })
    .setProtectedHeader({ alg: alg as string, typ: 'JWT' })
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
});
