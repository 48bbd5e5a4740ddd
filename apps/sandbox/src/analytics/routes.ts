import { asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { DAY_MS, analyticsEventFault } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { analyticsEvents } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { trustedOnly } from '../http/trusted.ts';
import { SiteName } from '../notifications/notification-fields.ts';

const MOST_EVENTS = 50;
const LISTED = 1000;

const Event = z
  .object({ name: z.string(), properties: z.record(z.string(), z.json()), at: z.iso.datetime() })
  .superRefine(({ name, properties }, context) => {
    const message = analyticsEventFault(name, properties);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const Batch = z.object({
  site: SiteName,
  visit: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'),
  events: z.array(Event).min(1).max(MOST_EVENTS),
});

/** A browser's clock may be wrong by years. */
const plausible = (at: string, now: number): Date =>
  new Date(Math.min(now, Math.max(now - DAY_MS, Date.parse(at))));

/** The service that keeps measured events. Browsers send them; programs on this machine read them. @see X14 */
export function analyticsRoutes({ db, config, clock }: AppContext): Hono {
  const app = new Hono();

  app.post('/events', async (c) => {
    const { site, visit, events } = await readBody(c, Batch);
    const receivedAt = clock();
    const now = receivedAt.getTime();
    const rows = events.map(({ name, properties, at }) => ({
      ...{ brand: site, visit, name, properties, receivedAt },
      happenedAt: plausible(at, now),
    }));
    await db.insert(analyticsEvents).values(rows);
    // A beacon is a request without CORS, whose empty answer the browser may take.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(null, 204);
  });

  app.get('/events', trustedOnly(config), async (c) => {
    const visit = c.req.query('visit');
    const { id, brand, name, properties, happenedAt } = analyticsEvents;
    const newest = db
      .select({ id, site: brand, visit: analyticsEvents.visit, name, properties, at: happenedAt })
      .from(analyticsEvents)
      .where(visit === undefined ? undefined : eq(analyticsEvents.visit, visit))
      .orderBy(desc(id))
      .limit(LISTED)
      .as('newest');
    const rows = await db.select().from(newest).orderBy(asc(newest.id));
    return c.json(rows.map(({ id: _, ...event }) => event));
  });
  return app;
}
