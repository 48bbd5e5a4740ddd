import { and, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { requireReader, type CallingReader } from '../security/authenticate.ts';
import { happen } from './account-life.ts';
import { faults } from './faults.ts';
import { identitiesOf, identityReply } from './profile-reply.ts';
import { OIDC_TYPE, typeOfGrant } from './social-credentials.ts';

const Unlink = z.object({ identifier: z.string().min(1).max(255) });

/** `DELETE /v1/identity/{provider}` and `PUT /v2/oidc/unlink`: removes a sign-in method. @see A10 */
export function unlinkRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  const unlink = ({ uuid, sessionId }: CallingReader, type: string) =>
    db.transaction(async (tx) => {
      // Holds the account: two concurrent removals must not both see two identities.
      await happen({ db: tx, clock }, uuid, 'unlinked', { sessionId });
      await removeIdentity(tx, uuid, type);
      return { success: true, identities: (await identitiesOf(tx, uuid)).map(identityReply) };
    });

  app.delete('/v1/identity/:provider', requireReader(context), async (c) => {
    const type = typeOfGrant(c.req.param('provider'));
    if (type === undefined) throw faults.provider();
    return c.json(await unlink(c.get('reader'), type));
  });

  // The identifier is the client of the provider, its account's name, or the identity's number.
  app.put('/v2/oidc/unlink', requireReader(context), async (c) => {
    const { identifier } = await readBody(c, Unlink);
    const { uuid } = c.get('reader');
    const held = (await identitiesOf(db, uuid)).find(({ type }) => type === OIDC_TYPE);
    const named = held !== undefined && [held.userName, String(held.id)].includes(identifier);
    if (!named && typeOfGrant(identifier) !== OIDC_TYPE) throw faults.noIdentity();
    return c.json(await unlink(c.get('reader'), OIDC_TYPE));
  });
  return app;
}

/** @throws HttpError 404 if it does not exist, 300044 if it is the last */
async function removeIdentity(tx: Database, readerUuid: string, type: string): Promise<void> {
  const mine = eq(identities.readerUuid, readerUuid);
  const [held] = await tx
    .select({ id: identities.id })
    .from(identities)
    .where(and(mine, eq(identities.type, type)));
  if (held === undefined) throw faults.noIdentity();
  const [total] = await tx.select({ n: count() }).from(identities).where(mine);
  if ((total?.n ?? 0) < 2) throw faults.lastIdentity();
  await tx.delete(identities).where(eq(identities.id, held.id));
}
