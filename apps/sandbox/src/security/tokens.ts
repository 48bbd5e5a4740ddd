import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { signingKey } from './secret.ts';

export const ACCESS_SECONDS = 15 * 60;
/** Lifetimes of a remembered session, and of one that ends with the browser. */
export const REFRESH_SECONDS = 60 * 24 * 60 * 60;
export const SHORT_REFRESH_SECONDS = 24 * 60 * 60;

const ALGORITHM = 'HS512';
const ISSUER = 'rotativa-sandbox';

export type TokenUse = 'access' | 'refresh';

/** The claims of a token. `iat` and `exp` are seconds since 1970. */
const Claims = z.object({
  uuid: z.uuid(),
  /** The session that it belongs to. */
  sid: z.uuid(),
  jti: z.uuid(),
  iat: z.number().int(),
  exp: z.number().int(),
});
export type TokenClaims = z.infer<typeof Claims>;

/** Why a token is rejected: expired or invalid. */
export type TokenFault = 'expired' | 'invalid';

const keyFor = (context: AppContext, use: TokenUse) => signingKey(context, `${use}-token`);

export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * A signed token. The same claims give the same text.
 * @param use access and refresh tokens have separate signing keys, so that they cannot replace each other
 */
export async function signToken(context: AppContext, use: TokenUse, claims: TokenClaims): Promise<string> {
  const { uuid, sid, jti, iat, exp } = claims;
  return new SignJWT({ uuid, sid })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setJti(jti)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(await keyFor(context, use));
}

/** The claims of a valid token for this use, by the sandbox's clock; else the reason why it is rejected. */
export async function verifyToken(
  context: AppContext,
  use: TokenUse,
  token: string,
): Promise<TokenClaims | TokenFault> {
  try {
    const { payload } = await jwtVerify(token, await keyFor(context, use), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: context.clock(),
    });
    const claims = Claims.safeParse(payload);
    return claims.success ? claims.data : 'invalid';
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return 'invalid';
    throw error;
  }
}
