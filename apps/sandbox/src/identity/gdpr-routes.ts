import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { DAY_MS } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { anonymizations, privacyReports, readers, sessions } from '../db/schema/index.ts';
import { buyerReport } from '../sales/report.ts';
import { isUuid } from '../http/uuid.ts';
import { requireReader } from '../security/authenticate.ts';
import { faults } from './faults.ts';
import { readProfile } from './read-profile.ts';
import { readerRecords } from './reader-records.ts';

/** A repeated request within a day returns the same report. */
const FRESH_MS = DAY_MS;

/** `GET /v1/gdpr`, `GET /v1/gdpr/{id}`: the data of the service about the reader. @see A11 */
export function gdprRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.get('/v1/gdpr', requireReader(context), async (c) => {
    const { uuid } = c.get('reader');
    const rows = await db.transaction(async (tx) => {
      await writeReport(tx, uuid, clock());
      return tx
        .select({ id: privacyReports.id, createdOn: privacyReports.createdOn })
        .from(privacyReports)
        .where(eq(privacyReports.readerUuid, uuid))
        .orderBy(desc(privacyReports.createdOn));
    });
    return c.json(rows.map(({ id, createdOn }) => ({ id, createdOn: createdOn.getTime(), status: 'Ready' })));
  });

  app.get('/v1/gdpr/:id', requireReader(context), async (c) => {
    const id = c.req.param('id');
    const mine = and(eq(privacyReports.id, id), eq(privacyReports.readerUuid, c.get('reader').uuid));
    const [row] = isUuid(id) ? await db.select().from(privacyReports).where(mine) : [];
    if (row === undefined) throw faults.noReport();
    return c.json({ id: row.id, createdOn: row.createdOn.getTime(), data: row.report });
  });
  return app;
}

/** Writes today's report unless there is one: a summary, and every record. */
async function writeReport(tx: Database, uuid: string, now: Date): Promise<void> {
  // Two concurrent requests write only one report.
  await tx.select().from(readers).where(eq(readers.uuid, uuid)).for('update');
  const [fresh] = await tx
    .select({ id: privacyReports.id })
    .from(privacyReports)
    .where(
      and(
        eq(privacyReports.readerUuid, uuid),
        gt(privacyReports.createdOn, new Date(now.getTime() - FRESH_MS)),
      ),
    );
  if (fresh !== undefined) return;
  const profile = await readProfile(tx, uuid, now);
  const report = {
    profile,
    sessions: await tx
      .select({
        grantType: sessions.grantType,
        createdAt: sessions.createdAt,
        renewedAt: sessions.refreshIssuedAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.readerUuid, uuid))
      .orderBy(asc(sessions.createdAt)),
    deletionRequests: await tx
      .select({
        state: anonymizations.state,
        requestedOn: anonymizations.requestedOn,
        decidedOn: anonymizations.decidedOn,
      })
      .from(anonymizations)
      .where(eq(anonymizations.readerUuid, uuid))
      .orderBy(asc(anonymizations.id)),
    purchases: await buyerReport(tx, uuid),
    records: await readerRecords(tx, { uuid, email: profile.email?.toLowerCase(), now }),
  };
  await tx.insert(privacyReports).values({ id: randomUUID(), readerUuid: uuid, createdOn: now, report });
}
