import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { PICTURE_ID, PictureStore } from '../images/picture-store.ts';
import { QueueFullError, WorkQueue } from '../images/work-queue.ts';
import { focalPoint } from '../seed/media.ts';
import { panVideo } from './pan.ts';
import { parseRange } from './range.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

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
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.${process.pid}`, made);
      await rename(`${file}.${process.pid}`, file);
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
    c.header('Content-Type', 'video/webm');
    c.header('Accept-Ranges', 'bytes');
    c.header('Cache-Control', IMMUTABLE);
    const range = parseRange(c.req.header('range'), video.length);
    if (range === 'unsatisfiable') {
      return c.body(null, 416, { 'Content-Range': `bytes */${video.length}` });
    }
    if (range === undefined) return c.body(new Uint8Array(video));
    const { start, end } = range;
    return c.body(new Uint8Array(video.subarray(start, end + 1)), 206, {
      'Content-Range': `bytes ${start}-${end}/${video.length}`,
    });
  });

  return app;
}
