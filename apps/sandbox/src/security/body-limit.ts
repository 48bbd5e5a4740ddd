import type { Context } from 'hono';
import { HELP_FILES } from 'rotativa/domain';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../http/errors.ts';

export const BODY_LIMIT_BYTES = 100 * 1024;
/** The largest picture, plus the overhead of a form. */
const AVATAR_BODY_LIMIT_BYTES = 3_000_000 + 64 * 1024;

/** The files of a message, and its fields. */
const MESSAGE_BODY_LIMIT_BYTES = HELP_FILES.most * HELP_FILES.maxBytes + 64 * 1024;

/** A page of 200 blocks with long settings. */
const PAGE_BODY_LIMIT_BYTES = 1024 * 1024;

const limitTo = (maxSize: number, code: string) =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // The remaining length of a body without Content-Length is unknown.
      if (c.req.header('content-length') === undefined) c.header('Connection', 'close');
      throw new HttpError(413, code, `The body may hold at most ${maxSize} bytes.`);
    },
  });

const ordinary = limitTo(BODY_LIMIT_BYTES, 'too_large');
const page = limitTo(PAGE_BODY_LIMIT_BYTES, 'too_large');
const avatar = limitTo(AVATAR_BODY_LIMIT_BYTES, 'IMAGE_TOO_LARGE');
const message = limitTo(MESSAGE_BODY_LIMIT_BYTES, 'FILE_TOO_LARGE');

/** Hono looks for the body of every request, which makes a second request of it. These never have one for a router. */
const HAS_NO_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Paths with a separate limit, which their routers set. */
const OWN_LIMIT = /^\/content\/v1\/import$/;
const LONGER: readonly (readonly [path: RegExp, limit: typeof ordinary])[] = [
  [/^\/identity\/public\/v1\/avatar$/, avatar],
  [/^\/wolkvox\/report$/, message],
  [/^\/desk\/v1\/(draft|revisions)$/, page],
];
const limitOf = (path: string) => LONGER.find(([long]) => long.test(path))?.[1] ?? ordinary;

/** The amount that the HTTP server discards automatically if a router does not read the body. */
const SMALL_BYTES = 64 * 1024;
/** The amount of a rejected body that is discarded, so that the connection can be reused. */
const READ_AWAY_BYTES = 16 * 1024 * 1024;

/** Reads no more of a body than its route allows, whatever its Content-Length. */
export const bodyLimits = createMiddleware(async (c, next) => {
  try {
    if (HAS_NO_BODY.has(c.req.method) || OWN_LIMIT.test(c.req.path)) await next();
    else await limitOf(c.req.path)(c, next);
  } finally {
    await readAway(c);
  }
});

/** The caller is still sending the rejected body: otherwise its next call on the connection would fail, too. */
async function readAway(c: Context): Promise<void> {
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced <= SMALL_BYTES || c.req.raw.bodyUsed) return;
  if (announced > READ_AWAY_BYTES) {
    c.header('Connection', 'close');
    return;
  }
  // A caller that disconnects does not get the response either.
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
