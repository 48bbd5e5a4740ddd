import { Hono } from 'hono';
import { HttpError } from '../http/errors.ts';
import { sendFile } from '../http/send-file.ts';
import { SOUNDS } from '../seed/sounds.ts';
import { compose } from './compose.ts';
import { mp3 } from './mp3.ts';

/** `/sounds/{id}.mp3`: a sound that is composed at the first request, in about two seconds, and kept in memory. */
export function soundRoutes(): Hono {
  const made = new Map<string, Promise<Uint8Array>>();
  const app = new Hono();

  app.get('/sounds/:file{.+\\.mp3}', async (c) => {
    const id = c.req.param('file').slice(0, -'.mp3'.length);
    const sound = SOUNDS.find((one) => one.id === id);
    if (!sound) throw new HttpError(404, 'not_found', 'There is no such sound.');
    const bytes = made.get(id) ?? mp3(compose(sound));
    made.set(id, bytes);
    return sendFile(c, await bytes, 'audio/mpeg');
  });

  return app;
}
