import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities, readers } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { requireReader } from '../security/authenticate.ts';
import { asFault, PASSWORD_TYPE } from './accounts.ts';
import { faults } from './faults.ts';
import { voidNonces } from './nonces.ts';
import { readProfile, readReader } from './profile-reply.ts';
import type { ReaderRow } from './profile-reply.ts';
import { checkProfile, profileColumns, ProfileInput } from './profile-rules.ts';
import { callersBrand } from './sites.ts';
import { sendVerification } from './verify-routes.ts';

/** `GET` and `PATCH /v1/profile`. @see 000 §5, §7, A10 */
export function profileRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.get('/v1/profile', requireReader(context), async (c) =>
    c.json(await readProfile(db, c.get('reader').uuid)),
  );

  app.patch('/v1/profile', requireReader(context), async (c) => {
    const body = await readBody(c, ProfileInput);
    const input = body.email === undefined ? body : { ...body, email: body.email.trim() };
    const { uuid } = c.get('reader');
    const now = clock();
    const present = await readReader(db, uuid);
    checkProfile({ ...birthDateOf(present, input), ...input }, now);
    const profile = await db.transaction(async (tx) => {
      await writeColumns(tx, uuid, { ...profileColumns(input), modifiedOn: now });
      if (input.email !== undefined && input.email !== present.email) {
        await changeEmail(tx, present, input.email, now);
        const moved = await readReader(tx, uuid);
        await sendVerification({ db: tx, clock }, moved, callersBrand(c, context));
      }
      return readProfile(tx, uuid);
    });
    return c.json(profile);
  });
  return app;
}

/** Who changes one part of the date of birth means it together with the parts that are there. */
function birthDateOf(present: ReaderRow, input: ProfileInput): ProfileInput {
  const { birthYear, birthMonth, birthDay } = input;
  const touched = [birthYear, birthMonth, birthDay].some((part) => part !== undefined);
  if (!touched) return {};
  return { birthYear: present.birthYear, birthMonth: present.birthMonth, birthDay: present.birthDay };
}

async function writeColumns(
  tx: Database,
  uuid: string,
  columns: Partial<typeof readers.$inferInsert>,
): Promise<void> {
  try {
    await tx.update(readers).set(columns).where(eq(readers.uuid, uuid));
  } catch (error) {
    throw asFault(error, { readers_display_name: faults.displayNameTaken }) ?? error;
  }
}

/** A new address is unverified; who signed in with the old one signs in with it. @throws HttpError 300022 */
async function changeEmail(tx: Database, reader: ReaderRow, email: string, now: Date): Promise<void> {
  const sameMailbox = reader.email?.toLowerCase() === email.toLowerCase();
  try {
    await tx
      .update(readers)
      .set({ email, emailVerified: sameMailbox && reader.emailVerified })
      .where(eq(readers.uuid, reader.uuid));
    await tx
      .update(identities)
      .set({ userName: email })
      .where(
        and(
          eq(identities.readerUuid, reader.uuid),
          eq(identities.type, PASSWORD_TYPE),
          eq(sql`lower(${identities.userName})`, reader.email?.toLowerCase() ?? ''),
        ),
      );
  } catch (error) {
    throw (
      asFault(error, {
        readers_email: faults.emailTaken,
        identities_user_name: faults.emailTaken,
      }) ?? error
    );
  }
  // Links that went to the old mailbox must open nothing any more.
  for (const purpose of ['reset', 'magic', 'verify'] as const)
    await voidNonces(tx, purpose, reader.uuid, now);
}
