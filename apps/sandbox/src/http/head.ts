import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

/** Paths that only read: files, scripts, the publication and the offer. */
const ONLY_READS =
  /^\/(health|images|resizer|videos|sounds|documents|paywall|ads|recommendations|search-widget|swg|content|retail|identity\/public\/v1\/avatar)(\/|$)/;

/**
 * Refuses HEAD where a GET may change something: it uses up the link of an e-mail, signs in, begins a payment or writes a
 * report. Hono answers HEAD by the route of GET, and scanners of e-mails send it.
 */
export const refuseHead = createMiddleware(async (c, next) => {
  if (c.req.method === 'HEAD' && !ONLY_READS.test(c.req.path))
    throw new HttpError(405, 'http_405', 'HEAD is only for what a GET does not change.', { Allow: 'GET' });
  await next();
});
