import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Not a valid password: compared if there is no account, so that the response takes as long. */
let noAccount: Promise<string> | undefined;

/** The argon2id digest of a password with salt and cost, as stored in the database. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether a password matches a digest. Without a digest it is false, after the same work. */
export async function verifyPassword(digest: string | null | undefined, password: string): Promise<boolean> {
  noAccount ??= hashPassword(crypto.randomUUID());
  const right = await verify(digest ?? (await noAccount), password);
  return right && typeof digest === 'string';
}
