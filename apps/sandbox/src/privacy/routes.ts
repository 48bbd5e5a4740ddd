import { Hono } from 'hono';
import { PURPOSES } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { consentProofs } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { SiteName } from '../notifications/notification-fields.ts';
import { serversOnly } from '../security/service-token.ts';

const Proof = z.object({
  id: z.string().regex(/^[\w-]{16,64}$/),
  site: SiteName,
  version: z.string().regex(/^[\w-]{1,20}$/),
  purposes: z.array(z.enum(PURPOSES)).max(PURPOSES.length),
  at: z.iso.datetime(),
});

/** The service that keeps proofs of consent. Its callers are the sites' servers, with the token in `X-Api-Token`. */
export function privacyRoutes({ db, config }: AppContext): Hono {
  const app = new Hono();
  app.use(serversOnly(config.notificationToken, (c) => c.req.header('x-api-token')));
  app.post('/consents', async (c) => {
    const { id, site, version, purposes, at } = await readBody(c, Proof);
    const row = { id, brand: site, version, purposes, decidedAt: new Date(at) };
    await db.insert(consentProofs).values(row).onConflictDoNothing();
    return c.json({ success: true });
  });
  return app;
}
