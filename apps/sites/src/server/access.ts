import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { setCookie } from './cookies.ts';

/** The variants of a locked article. No other property of the reader changes its page. @see P1 */
export type Variant = 'anonymous' | 'registered' | 'subscriber';

/** The cookie that chooses the variant. */
export const ACCESS_COOKIE = 'rt-acceso';
/** The session renews it. A cancelled or refunded subscription ends with it. */
export const ACCESS_S = 15 * 60;

const ALGORITHM = 'HS256';
/** A browser keeps 4 KB of a cookie. One product is enough to read. */
const MOST_PRODUCTS = 20;

export interface Access {
  /** The cookie's value for a reader of one site. It does not name the reader. */
  seal(entitlements: readonly string[], origin: string): Promise<string>;
  /** The variant of a cookie's value; anonymous for none, and for one that is old, changed, or of another site. */
  variantOf(value: string | undefined, origin: string): Promise<Variant>;
}

/** The variant of a reader with an account. */
export const variantFor = (entitlements: readonly unknown[]): Variant =>
  entitlements.length > 0 ? 'subscriber' : 'registered';

/**
 * Signs and reads the cookie of entitlements.
 * @param secret shared by the servers of a site and by the cache in front that chooses variants; random by default
 */
export function createAccess(secret: string | undefined, clock: () => Date): Access {
  const key = secret
    ? new TextEncoder().encode(secret)
    : createHash('sha256').update(randomBytes(32)).digest();
  return {
    seal: (entitlements, origin) => {
      const issued = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ entitlements: entitlements.slice(0, MOST_PRODUCTS) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(origin)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_S)
        .sign(key);
    },
    variantOf: async (value, origin) => {
      if (!value) return 'anonymous';
      try {
        const { payload } = await jwtVerify<{ entitlements?: unknown }>(value, key, {
          algorithms: [ALGORITHM],
          audience: origin,
          currentDate: clock(),
          maxTokenAge: ACCESS_S,
          requiredClaims: ['exp', 'entitlements'],
        });
        return Array.isArray(payload.entitlements) ? variantFor(payload.entitlements) : 'anonymous';
      } catch {
        return 'anonymous';
      }
    },
  };
}

/** The header that keeps the cookie of a site; '' removes it. */
export const accessCookie = (value: string, origin: string): string =>
  setCookie({
    name: ACCESS_COOKIE,
    value,
    path: '/',
    seconds: value ? ACCESS_S : 0,
    secure: origin.startsWith('https:'),
  });
