import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { settings } from '../../db/schema/index.ts';

const KEY = 'provider-keys';
export const KEY_ALGORITHM = 'ES256';
const KEY_ID = 'development';

const Stored = z.object({ privateJwk: z.record(z.string(), z.unknown()) });

export interface ProviderKeys {
  readonly privateKey: CryptoKey | Uint8Array;
  readonly publicJwk: JWK;
}

const known = new WeakMap<AppContext['db'], Promise<ProviderKeys>>();

/** The provider's signing key, created once per database, so that all processes share it. */
export function providerKeys({ db }: AppContext): Promise<ProviderKeys> {
  const found = known.get(db) ?? loadKeys(db);
  known.set(db, found);
  found.catch(() => known.delete(db));
  return found;
}

async function loadKeys(db: AppContext['db']): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair(KEY_ALGORITHM, { extractable: true });
  const value = { privateJwk: await exportJWK(privateKey) };
  await db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  const privateJwk = Stored.parse(row?.value).privateJwk as JWK;
  const { d: _secret, ...publicPart } = privateJwk;
  return {
    privateKey: await importJWK(privateJwk, KEY_ALGORITHM),
    publicJwk: { ...publicPart, alg: KEY_ALGORITHM, use: 'sig', kid: KEY_ID },
  };
}

export { KEY_ID };
