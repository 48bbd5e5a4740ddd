import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** The stored form of a secret, which is useless to readers of the database. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret of 256 random bits that fits into an address. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * Whether two secrets are equal, compared in constant time. Their digests are compared, which have one length: texts with
 * equally many characters need not have equally many bytes.
 */
export const sameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(wanted)));
