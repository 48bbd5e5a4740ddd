import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { sendFile } from '../http/send-file.ts';
import { PictureStore } from '../images/picture-store.ts';
import { KeptFiles, logUnkept } from '../jobs/kept-files.ts';
import { PICTURE_LANES } from '../jobs/picture-lanes.ts';
import { callers } from '../security/client-address.ts';
import { captionFile, type Film } from '../seed/film.ts';
import { films, type Films } from '../seed/films.ts';
import { SIZES } from '../seed/video.ts';
import { streamPart, webmFile } from './container.ts';
import { framesOf, segmentsOf } from './frames.ts';
import { encodeFrames } from './make-film.ts';
import { segmentsPlaylist, sizeName, sizesPlaylist } from './playlists.ts';

/** 'film.webm', 'film.vtt', 'film.m3u8'; of one size 'film-360p.m3u8', its head 'film-360p.mp4', 'film-360p-0.m4s'. */
const FILE = /^([a-z0-9-]+?)(?:-(\d+p)(?:-(\d{1,4}))?)?\.(webm|vtt|m3u8|mp4|m4s)$/;
/** Texts are made of the seed, which changes. */
const SHORT = 'public, max-age=300';
/** Of the places in the queue, one caller has so many. A player asks for a few parts of one film. */
const PER_CALLER = 16;
const CACHE_BYTES = 512 * 1024 * 1024;

/** A film, and who asks for it. */
interface Requested {
  readonly film: Film;
  readonly caller: string | undefined;
  /** Aborted when the caller waits no longer. */
  readonly left: AbortSignal;
}

function sendText(c: Context, text: string, type: string): Response {
  return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': SHORT });
}

/**
 * `/videos/…`: the films of the seed, as one WebM file, and as an HLS stream in two sizes with its captions. Frames are
 * drawn at the first request for them and kept.
 */
export function videoRoutes(context: AppContext, load: () => Promise<Films> = films): Hono {
  const store = new PictureStore(context.config.picturesDir);
  const callerOf = callers(context.config.trustedProxies);
  const files = new KeptFiles<Uint8Array>({
    folder: join(context.config.cacheDir, 'videos'),
    maxBytes: CACHE_BYTES,
    concurrency: 1,
    waiting: 40,
    perCaller: PER_CALLER,
    lanes: PICTURE_LANES,
    onUnkept: logUnkept(context.log),
  });
  const app = new Hono();

  /** A file that is made once. Its name changes with the film. */
  async function kept({ film, caller, left }: Requested, name: string, make: () => Promise<Uint8Array>) {
    const version = createHash('sha256').update(JSON.stringify(film)).digest('hex').slice(0, 12);
    return files.get(join(version, name), make, caller, left);
  }

  const whole = (requested: Requested): Promise<Uint8Array> =>
    kept(requested, 'film.webm', async () =>
      webmFile(
        SIZES[0],
        await encodeFrames(store, requested.film, framesOf(requested.film), 'vp8', SIZES[0]),
      ),
    );

  /** A part of a stream. Every part begins with the same head. */
  function part(requested: Requested, size: (typeof SIZES)[number], at: number, piece: 'head' | 'frames') {
    const { film } = requested;
    const segment = segmentsOf(film)[at];
    if (segment === undefined) return undefined;
    return kept(requested, `${sizeName(size)}-${at}.${piece}`, async () => {
      const encoded = await encodeFrames(store, film, segment.frames, 'av1', size);
      return (await streamPart(size, encoded))[piece];
    });
  }

  async function send(c: Context, name: string): Promise<Response | undefined> {
    const [, id = '', height, segment, kind] = FILE.exec(name) ?? [];
    const film = (await load()).get(id);
    if (film === undefined) return undefined;
    const requested = { film, caller: callerOf(c), left: c.req.raw.signal };
    const size = SIZES.find((one) => sizeName(one) === height);
    if (height !== undefined && size === undefined) return undefined;
    const about = [size && 'size', segment && 'segment', kind].filter(Boolean).join(' ');
    switch (about) {
      case 'vtt':
        return sendText(c, captionFile(film), 'text/vtt; charset=utf-8');
      case 'm3u8':
        return sendText(c, sizesPlaylist(id), 'application/vnd.apple.mpegurl');
      case 'size m3u8':
        return sendText(
          c,
          segmentsPlaylist(`${id}-${height}`, segmentsOf(film)),
          'application/vnd.apple.mpegurl',
        );
      case 'webm':
        return sendFile(c, await whole(requested), 'video/webm');
      case 'size mp4': {
        const head = await part(requested, size!, 0, 'head');
        return head && sendFile(c, head, 'video/mp4');
      }
      case 'size segment m4s': {
        const frames = await part(requested, size!, Number(segment), 'frames');
        return frames && sendFile(c, frames, 'video/mp4');
      }
      default:
        return undefined;
    }
  }

  app.get('/videos/:file', async (c) => {
    const name = c.req.param('file');
    const reply = await send(c, name);
    if (reply === undefined) throw new HttpError(404, 'not_found', `There is no video '${name}'.`);
    return reply;
  });

  return app;
}
