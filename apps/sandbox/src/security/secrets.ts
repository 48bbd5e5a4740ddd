import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** The stored form of a secret, which is useless to readers of the database. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret of 256 random bits that fits into an address. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
