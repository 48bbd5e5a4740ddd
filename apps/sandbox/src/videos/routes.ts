import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { sendFile } from '../http/send-file.ts';
import { keepFile } from '../images/keep-file.ts';
import { PICTURE_ID, PictureStore } from '../images/picture-store.ts';
import { QueueFullError, WorkQueue } from '../images/work-queue.ts';
import { focalPoint } from '../seed/media.ts';
import { panVideo } from './pan.ts';

/** `/videos/{picture}.webm`: a video that is generated from a drawn picture at the first request. */
export function videoRoutes(context: AppContext): Hono {
  const store = new PictureStore(context.config.picturesDir);
  const queue = new WorkQueue<Uint8Array>(1, 20);
  const app = new Hono();

  async function videoOf(id: string): Promise<Uint8Array | undefined> {
    const original = PICTURE_ID.test(id) ? await store.original(id) : undefined;
    if (original === undefined) return undefined;
    const file = join(context.config.cacheDir, 'videos', `${id}-${original.size}.webm`);
    return queue.run(id, async () => {
      const kept = await readFile(file).catch(() => undefined);
      if (kept !== undefined) return kept;
      const described = await store.describe(id);
      const made = await panVideo(original.path, described ? focalPoint(described) : { x: 640, y: 360 });
      await keepFile(file, made);
      return made;
    });
  }

  app.get('/videos/:file{.+\\.webm}', async (c) => {
    const id = c.req.param('file').slice(0, -'.webm'.length);
    const video = await videoOf(id).catch((error: unknown) => {
      if (error instanceof QueueFullError)
        throw new HttpError(503, 'busy', 'Too many videos are being made.');
      throw error;
    });
    if (video === undefined) throw new HttpError(404, 'not_found', `There is no video '${id}'.`);
    return sendFile(c, video, 'video/webm');
  });

  return app;
}
