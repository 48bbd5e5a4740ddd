import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

/** Rejects an invalid `Host`, such as one with a port number that is too large, because reading the URL would throw. */
export const refuseOddHosts = createMiddleware(async (c, next) => {
  if (!URL.canParse(c.req.url)) throw new HttpError(400, 'invalid_host', 'The Host header is not a host.');
  await next();
});
