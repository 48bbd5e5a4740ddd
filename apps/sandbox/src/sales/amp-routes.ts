import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { ampReaders } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { requireReader, type ReaderEnv } from '../security/authenticate.ts';
import { readBody } from '../http/body.ts';
import { entitledSkus } from './entitlements.ts';

const MAX_READER_ID = 255;
const Added = z.object({ ampReaderId: z.string().trim().min(1).max(MAX_READER_ID) });

/** Reader ids of the accelerated pages: their reader and products. @see C11 */
export function ampRoutes(context: AppContext): Hono {
  const { db, clock } = context;
  const app = new Hono();
  const mine = new Hono<ReaderEnv>();
  mine.use(requireReader(context));

  mine.get('/', async (c) => {
    const rows = await db
      .select({ id: ampReaders.id })
      .from(ampReaders)
      .where(eq(ampReaders.readerUuid, c.get('reader').uuid))
      .orderBy(asc(ampReaders.addedAt));
    return c.json({ ampReaderIds: rows.map(({ id }) => id) });
  });

  mine.put('/add', async (c) => {
    const { ampReaderId } = await readBody(c, Added);
    const values = { id: ampReaderId, readerUuid: c.get('reader').uuid, addedAt: clock() };
    await db.insert(ampReaders).values(values).onConflictDoUpdate({ target: ampReaders.id, set: values });
    return c.json({ ampReaderId });
  });

  mine.put('/logout', async (c) => {
    await db.delete(ampReaders).where(eq(ampReaders.readerUuid, c.get('reader').uuid));
    return c.json({ success: true });
  });

  /** The page calls without a session, because it only has the reader id. */
  app.get('/:id', async (c) => {
    const ampReaderId = c.req.param('id');
    const [known] = await db.select().from(ampReaders).where(eq(ampReaders.id, ampReaderId));
    if (ampReaderId.length > MAX_READER_ID) throw new HttpError(404, 'not_found', 'Reader id not found');
    const skus = known === undefined ? [] : await entitledSkus(db, known.readerUuid, clock());
    return c.json({ ampReaderId, loggedIn: known !== undefined, subscriber: skus.length > 0 });
  });

  app.route('/', mine);
  return app;
}
