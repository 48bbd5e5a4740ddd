import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals values for one purpose, for a time. What is sealed for another purpose, or changed, does not open. */
export interface Seal {
  seal(value: unknown): string;
  /** The value; undefined if it is not of this seal, or too old. */
  open(text: string): unknown;
}

export interface SealOptions {
  /** Shared by the servers of a site; random by default. */
  secret: string | undefined;
  purpose: string;
  lifetimeS: number;
  clock: () => Date;
}

/** Seals what passes through a cookie, because cookies are written to disk and to logs. */
export function createSeal({ secret, purpose, lifetimeS, clock }: SealOptions): Seal {
  const key = createHash('sha256')
    .update(secret ?? randomBytes(32))
    .digest();
  const aad = Buffer.from(purpose);
  return {
    seal: (value) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(aad);
      const text = JSON.stringify([value, clock().getTime() + lifetimeS * 1000]);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (text) => {
      try {
        const bytes = Buffer.from(text, 'base64url');
        const iv = bytes.subarray(0, IV_BYTES);
        // Without the length, a shorter tag would do, which is easier to guess.
        const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(aad);
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const opened = Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]);
        const [value, until] = JSON.parse(opened.toString()) as [unknown, unknown];
        return typeof until === 'number' && until >= clock().getTime() ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
