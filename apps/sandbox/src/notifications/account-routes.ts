import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { notificationEvents, outbox } from '../db/schema/index.ts';
import { parseInput, readBody, readForm } from '../http/body.ts';
import { requestReset } from '../identity/password-routes.ts';
import { sendMail } from '../mail/outbox.ts';
import { Email, FormFields, SiteName } from './notification-fields.ts';

const Account = z.looseObject({ email: Email, site: SiteName });
const Registration = Account.extend({ firstName: z.string().max(100).optional() });
const Purchase = Account.extend({
  orderNumber: z.string().min(1).max(50),
  productName: z.string().min(1).max(200).optional(),
  total: z.number().nonnegative().optional(),
  firstName: z.string().max(100).optional(),
});

type Kind = (typeof notificationEvents.$inferInsert)['kind'];

/** `/autogestion/*`: events of accounts, from the site's server. */
export function accountRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  const record = (tx: Database, kind: Kind, { email, site, ...payload }: z.output<typeof Account>) =>
    tx.insert(notificationEvents).values({ kind, email, payload: { site, ...payload }, createdAt: clock() });

  app.post('/reset_password_out', async (c) => {
    const fields = parseInput(FormFields, await readForm(c));
    const { email, site } = parseInput(Account, { ...fields, email: fields['email'] ?? fields['userName'] });
    await requestReset(context, email, site);
    return c.json({ success: true });
  });

  app.post('/user_registration', async (c) => {
    const body = await readBody(c, Registration);
    await db.transaction(async (tx) => {
      await record(tx, 'user_registration', body);
      if (await wasWritten(tx, 'welcome', body.email)) return;
      const data = { firstName: body.firstName };
      await sendMail({ db: tx, clock }, { kind: 'welcome', to: body.email, brand: body.site, data });
    });
    return c.json({ success: true });
  });

  app.post('/new_purchase', async (c) => {
    const body = await readBody(c, Purchase);
    const { email, site, orderNumber, productName, total, firstName } = body;
    await db.transaction(async (tx) => {
      await record(tx, 'new_purchase', body);
      // The shop writes its own receipts. Other purchases get one here, once.
      if (productName === undefined || total === undefined) return;
      if (await wasWritten(tx, 'receipt', email, orderNumber)) return;
      const data = { orderNumber, productName, totalCop: total, firstName };
      await sendMail({ db: tx, clock }, { kind: 'receipt', to: email, brand: site, data });
    });
    return c.json({ success: true });
  });

  app.patch('/update_profile', async (c) => {
    await record(db, 'update_profile', await readBody(c, Account));
    return c.json({ success: true });
  });
  return app;
}

async function wasWritten(tx: Database, kind: string, email: string, orderNumber?: string): Promise<boolean> {
  // Two concurrent calls for one address must not both find nothing.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${email}`}, 0))`);
  const same = and(eq(outbox.kind, kind), eq(outbox.recipient, email));
  const about = orderNumber === undefined ? undefined : sql`${outbox.data}->>'orderNumber' = ${orderNumber}`;
  const [row] = await tx.select({ id: outbox.id }).from(outbox).where(and(same, about)).limit(1);
  return row !== undefined;
}
