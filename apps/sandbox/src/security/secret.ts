import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { settings } from '../db/schema/index.ts';

const KEY = 'signing-secret';
const SECRET_BYTES = 64;
const Stored = z.object({ secret: z.string().min(1) });

/** Read once per process, because the secret never changes while the sandbox runs. */
const known = new WeakMap<AppContext['db'], Promise<Buffer>>();

/**
 * A key for one purpose, 64 bytes, derived from SANDBOX_SECRET, or else from a secret in the database, so that all
 * processes of one database share it.
 */
export async function signingKey(context: AppContext, purpose: string): Promise<Uint8Array> {
  const secret = await masterSecret(context);
  return new Uint8Array(hkdfSync('sha512', secret, '', `rotativa-sandbox:${purpose}`, SECRET_BYTES));
}

/**
 * Reads the secret before a router begins a transaction. Otherwise the first token would read it on another
 * connection, and the embedded database has only one.
 */
export const secretReady = (context: AppContext) =>
  createMiddleware(async (_c, next) => {
    await masterSecret(context);
    await next();
  });

function masterSecret({ config, db }: AppContext): Promise<Buffer> {
  if (config.secret !== undefined) return Promise.resolve(Buffer.from(config.secret));
  const found = known.get(db) ?? storedSecret(db);
  known.set(db, found);
  found.catch(() => known.delete(db));
  return found;
}

async function storedSecret(db: AppContext['db']): Promise<Buffer> {
  const value = { secret: randomBytes(SECRET_BYTES).toString('base64') };
  await db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return Buffer.from(Stored.parse(row?.value).secret, 'base64');
}
