import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What a secret is kept as: whoever reads the database cannot use it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret of 256 random bits that fits into an address. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
