import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { avatars, readers } from '../db/schema/index.ts';
import { readForm } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { isUuid } from '../http/uuid.ts';
import { requireReader } from '../security/authenticate.ts';
import { avatarFrom, missingImage } from './avatar-image.ts';
import { readProfile } from './read-profile.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { PICTURE_LANES } from '../jobs/picture-lanes.ts';
import { WorkQueue } from '../jobs/work-queue.ts';

const VERSION_CHARACTERS = 16;

/** `PUT` and `DELETE /v1/avatar`, and the picture. @param make the stored picture of an upload @see A10 */
export function avatarRoutes(context: AppContext, make = avatarFrom): Hono {
  const app = new Hono();
  const { db, clock } = context;
  const queue = new WorkQueue<Uint8Array>({ concurrency: 1, waiting: 8, perCaller: 1, lanes: PICTURE_LANES });

  app.put('/v1/avatar', requireReader(context), async (c) => {
    const file = (await readForm(c))['avatar'];
    if (!(file instanceof File)) throw missingImage();
    const { uuid } = c.get('reader');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const jpeg = await queue.run(randomUUID(), () => make(bytes), uuid);
    const version = createHash('sha256').update(jpeg).digest('hex').slice(0, VERSION_CHARACTERS);
    const path = `/identity/public/v1/avatar/${uuid}/${version}`;
    const picture = new URL(path, publicOrigin(context, c.req.url)).href;
    const profile = await db.transaction(async (tx) => {
      await tx
        .insert(avatars)
        .values({ readerUuid: uuid, version, jpeg })
        .onConflictDoUpdate({ target: avatars.readerUuid, set: { version, jpeg } });
      await tx.update(readers).set({ picture, modifiedOn: clock() }).where(eq(readers.uuid, uuid));
      return readProfile(tx, uuid, clock());
    });
    return c.json(profile);
  });

  app.delete('/v1/avatar', requireReader(context), async (c) => {
    const { uuid } = c.get('reader');
    const profile = await db.transaction(async (tx) => {
      await tx.delete(avatars).where(eq(avatars.readerUuid, uuid));
      await tx.update(readers).set({ picture: null, modifiedOn: clock() }).where(eq(readers.uuid, uuid));
      return readProfile(tx, uuid, clock());
    });
    return c.json(profile);
  });

  app.get('/v1/avatar/:uuid/:version', async (c) => {
    const { uuid, version } = c.req.param();
    const [found] = isUuid(uuid)
      ? await db
          .select({ jpeg: avatars.jpeg })
          .from(avatars)
          .where(and(eq(avatars.readerUuid, uuid), eq(avatars.version, version)))
      : [];
    if (found === undefined) throw new HttpError(404, '404', 'There is no such picture');
    return c.body(new Uint8Array(found.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
