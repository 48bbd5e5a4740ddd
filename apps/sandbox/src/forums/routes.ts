import { Hono } from 'hono';
import { isGuestName, ORGANISATION_MAX } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { Email, SiteName } from '../notifications/notification-fields.ts';
import { serversOnly } from '../security/service-token.ts';
import { register } from './register.ts';
import { cancelSeat, readSeat } from './seats.ts';

const Registration = z.object({
  site: SiteName,
  path: z.string().min(1).max(500),
  email: Email.max(200),
  name: z.string().trim().refine(isGuestName, 'must be the name of a person'),
  organisation: z.string().trim().max(ORGANISATION_MAX).default(''),
});
const Link = z.object({ token: z.string().min(20).max(1000) });

/** `/forums/v1`: guests of forums. Its callers are the sites' servers, with the token in `X-Api-Token`. @see B17 */
export function forumRoutes(context: AppContext): Hono {
  const app = new Hono();
  app.use(serversOnly(context.config.notificationToken, (c) => c.req.header('x-api-token')));

  app.post('/registrations', async (c) => {
    const { site: brand, path, ...guest } = await readBody(c, Registration);
    await register(context, { brand, path }, guest);
    return c.json({ ok: 1 });
  });
  app.post('/registrations/read', async (c) =>
    c.json(await readSeat(context, (await readBody(c, Link)).token)),
  );
  app.post('/registrations/cancel', async (c) =>
    c.json(await cancelSeat(context, (await readBody(c, Link)).token)),
  );
  return app;
}
