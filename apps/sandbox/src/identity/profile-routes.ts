import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readers } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { requireReader } from '../security/authenticate.ts';
import { asFault } from './accounts.ts';
import { proveEmailChange, requestEmailChange } from './email-change.ts';
import { faults } from './faults.ts';
import { readReader } from './profile-reply.ts';
import { checkProfile, profileColumns, ProfileBody } from './profile-rules.ts';
import { readProfile } from './read-profile.ts';
import { callersBrand } from './sites.ts';

/** `GET` and `PATCH /v1/profile`. @see A10 */
export function profileRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.get('/v1/profile', requireReader(context), async (c) =>
    c.json(await readProfile(db, c.get('reader').uuid, clock())),
  );

  app.patch('/v1/profile', requireReader(context), async (c) => {
    const body = await readBody(c, ProfileBody);
    const input = body.email === undefined ? body : { ...body, email: body.email.trim() };
    const { uuid } = c.get('reader');
    const now = clock();
    const present = await readReader(db, uuid);
    checkProfile(input, now, present);
    const { email, currentPassword } = input;
    const change =
      email === undefined || email === present.email
        ? undefined
        : await proveEmailChange(db, present, { email, password: currentPassword ?? '' });
    const profile = await db.transaction(async (tx) => {
      await writeColumns(tx, uuid, { ...profileColumns(input), modifiedOn: now });
      if (change)
        await requestEmailChange({ db: tx, clock }, present, { ...change, brand: callersBrand(c, context) });
      return readProfile(tx, uuid, now);
    });
    return c.json(profile);
  });
  return app;
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
