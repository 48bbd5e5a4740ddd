import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { customerSegments } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { bearerToken, serversOnly } from '../security/service-token.ts';

const Customer = z.object({ correo: z.string().trim().toLowerCase().min(1).max(254) });

/** `POST /s3plus/obtenersegmentoscliente`: what the customer service knows of a subscriber. @see C9 */
export function segmentRoutes({ db, config }: AppContext): Hono {
  const app = new Hono();
  app.use('/s3plus/*', serversOnly(config.segmentsToken, bearerToken));
  app.post('/s3plus/obtenersegmentoscliente', async (c) => {
    const { correo } = await readBody(c, Customer);
    const [row] = await db.select().from(customerSegments).where(eq(customerSegments.email, correo));
    return c.json({ data: { ObtenerSegmentosClienteResult: row?.records ?? [] } });
  });
  return app;
}
