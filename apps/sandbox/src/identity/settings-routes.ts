import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { requireReader } from '../security/authenticate.ts';
import { disqusKey } from './disqus.ts';
import { readReader } from './profile-reply.ts';

/** `GET /v1/user/settings` and `GET /v2/identity/segmentation`. @see A15 */
export function settingsRoutes(context: AppContext): Hono {
  const app = new Hono();

  app.get('/v1/user/settings', requireReader(context), async (c) => {
    const reader = await readReader(context.db, c.get('reader').uuid);
    return c.json({ disqus: { ssoKey: await disqusKey(context, reader) } });
  });

  app.get('/v2/identity/segmentation', requireReader(context), async (c) => {
    const { uuid, segment } = await readReader(context.db, c.get('reader').uuid);
    return c.json({ id: uuid, segment: segment ?? 'registrado' });
  });
  return app;
}
