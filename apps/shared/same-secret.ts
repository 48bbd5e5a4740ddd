import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Whether two secrets are equal, compared in constant time. Their digests are compared, which have one length: texts with
 * equally many characters need not have equally many bytes.
 */
export const sameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(wanted));
