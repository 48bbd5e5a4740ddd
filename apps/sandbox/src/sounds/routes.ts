import { Hono } from 'hono';
import { HttpError } from '../http/errors.ts';
import { sendFile } from '../http/send-file.ts';
import { SOUNDS } from '../seed/sounds.ts';
import { compose, SAMPLES_PER_SECOND } from './compose.ts';
import { wav } from './wav.ts';

/** `/sounds/{id}.wav`: a sound that is composed at the first request, in about a second, and kept in memory. */
export function soundRoutes(): Hono {
  const made = new Map<string, Uint8Array>();
  const app = new Hono();

  app.get('/sounds/:file{.+\\.wav}', (c) => {
    const id = c.req.param('file').slice(0, -'.wav'.length);
    const sound = SOUNDS.find((one) => one.id === id);
    if (!sound) throw new HttpError(404, 'not_found', 'There is no such sound.');
    const bytes = made.get(id) ?? wav(compose(sound), SAMPLES_PER_SECOND);
    made.set(id, bytes);
    return sendFile(c, bytes, 'audio/wav');
  });

  return app;
}
