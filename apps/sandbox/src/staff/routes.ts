import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { requireStaff, signIn, signOut, type StaffEnv } from './sessions.ts';

const SignIn = z.object({
  email: z.string().trim().toLowerCase().max(320),
  password: z.string().max(8_192),
});

/** `POST`, `GET` and `DELETE /desk/v1/session`. */
export function sessionRoutes(context: AppContext): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  app.post('/session', async (c) => c.json(await signIn(context, await readBody(c, SignIn))));
  app.get('/session', requireStaff(context), (c) => c.json({ staff: c.get('staff') }));
  app.delete('/session', requireStaff(context), async (c) => {
    await signOut(context, c.get('session'));
    return c.body(null, 204);
  });
  return app;
}
