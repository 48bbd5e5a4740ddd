import { createHash, randomBytes } from 'node:crypto';
import { fileStore } from './store.ts';

/** The use of a secret. */
type Use = 'session' | 'sign-in' | 'password';

interface Secret {
  /** Of the secret itself, which only the reader has. */
  hash: string;
  use: Use;
  reader: string;
  /** Milliseconds since the epoch. */
  until: number;
}

const secrets = fileStore<Secret>('secrets');
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Makes a secret for a reader. Those that are over are forgotten. @param seconds how long it is valid */
export async function makeSecret(use: Use, reader: string, seconds: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = Date.now();
  const entry = { hash: hashOf(secret), use, reader, until: now + seconds * 1000 };
  await secrets.change((all) => [...all.filter(({ until }) => until > now), entry]);
  return secret;
}

/** The reader's id of a secret that is valid. */
export async function ownerOf(use: Use, secret: string): Promise<string | undefined> {
  const hash = hashOf(secret);
  const found = (await secrets.read()).find((one) => one.hash === hash && one.use === use);
  return found && found.until > Date.now() ? found.reader : undefined;
}

/** Ends one secret: a session at sign-out, the link of an e-mail when it was used. */
export const endSecret = (secret: string): Promise<void> =>
  secrets.change((all) => all.filter(({ hash }) => hash !== hashOf(secret)));

/** Ends every session and link of a reader. */
export const endSecretsOf = (reader: string): Promise<void> =>
  secrets.change((all) => all.filter((one) => one.reader !== reader));
