import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { IMMUTABLE } from '../http/send-file.ts';
import { callers } from '../security/client-address.ts';
import { parseCut } from './cut-request.ts';
import { PICTURE_ID, PictureStore } from './picture-store.ts';
import { Resizer } from './resizer.ts';

const missing = (id: string) => new HttpError(404, 'not_found', `There is no picture '${id}'.`);

/**
 * `/images/{id}`: a picture, also its files at `/images/{id}/{width}.avif`;
 * `/resizer/images/{id}?width=&height=&focal=x,y&format=&treatment={brand}`: cropped, scaled and printed in a brand's manner.
 */
export function imageRoutes(context: AppContext): Hono {
  const store = new PictureStore(context.config.picturesDir);
  const resizer = new Resizer(store, context);
  const callerOf = callers(context.config.trustedProxies);
  const app = new Hono();

  const cut = async (c: Context, caller?: string) => {
    const id = c.req.param('id') ?? '';
    const request = parseCut(c.req.query(), c.req.header('accept') ?? '');
    if (!PICTURE_ID.test(id)) throw missing(id);
    const picture = await resizer.cut(id, request, caller, c.req.raw.signal);
    if (picture === undefined) throw missing(id);
    c.header('Content-Type', `image/${request.format}`);
    c.header('Cache-Control', IMMUTABLE);
    if (request.negotiated) c.header('Vary', 'Accept');
    return c.body(picture);
  };

  app.get('/resizer/images/:id', etag(), (c) => cut(c, callerOf(c)));
  // Sites ask for these on behalf of all their readers.
  app.get('/images/:id', etag(), (c) => cut(c));

  app.get('/images/:id/:file', etag(), async (c) => {
    const { id, file } = c.req.param();
    const [, width] = /^(\d+)\.avif$/.exec(file) ?? [];
    const drawn = await store.file(id, Number(width));
    if (drawn === undefined) throw missing(`${id}/${file}`);
    c.header('Content-Type', 'image/avif');
    c.header('Cache-Control', IMMUTABLE);
    return c.body(new Uint8Array(await readFile(drawn.path)));
  });

  return app;
}
