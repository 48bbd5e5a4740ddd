import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../http/errors.ts';

export const BODY_LIMIT_BYTES = 100 * 1024;
/** A picture of the largest size, and what a form wraps around it. */
export const AVATAR_BODY_LIMIT_BYTES = 3_000_000 + 64 * 1024;

const limitTo = (maxSize: number, code: string) =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // Nobody knows how much of an unannounced body is still to come.
      if (c.req.header('content-length') === undefined) c.header('Connection', 'close');
      throw new HttpError(413, code, `The body may hold at most ${maxSize} bytes.`);
    },
  });

const ordinary = limitTo(BODY_LIMIT_BYTES, 'too_large');
const avatar = limitTo(AVATAR_BODY_LIMIT_BYTES, 'IMAGE_TOO_LARGE');

/** Paths with a limit of their own, which their routers set. */
const OWN_LIMIT = /^\/content\/v1\/import$/;
const AVATAR = /^\/identity\/public\/v1\/avatar$/;

/** What the HTTP server reads away by itself when a router has no use for it. */
const SMALL_BYTES = 64 * 1024;
/** What is read away of a body that nobody wants, so that the connection can be used again. */
const READ_AWAY_BYTES = 16 * 1024 * 1024;

/** Keeps no more of a body than its route can need, announced or not. */
export const bodyLimits = createMiddleware(async (c, next) => {
  try {
    if (OWN_LIMIT.test(c.req.path)) await next();
    else await (AVATAR.test(c.req.path) ? avatar : ordinary)(c, next);
  } finally {
    await readAway(c);
  }
});

/** The caller is still sending what was refused: its next call on the connection would be cut off with it. */
async function readAway(c: Context): Promise<void> {
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced <= SMALL_BYTES || c.req.raw.bodyUsed) return;
  if (announced > READ_AWAY_BYTES) {
    c.header('Connection', 'close');
    return;
  }
  // A caller who hangs up meanwhile does not hear the answer either.
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
