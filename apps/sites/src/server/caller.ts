import { getConnInfo } from '@hono/node-server/conninfo';
import type { PageRequest } from './page/page-request.ts';

/**
 * Whether the site's own page sent the request. Browsers name the origin of every form, and write 'null' for a page
 * that sends no referrer, as those of letters; then their other header tells.
 */
export function isOwnRequest(request: Request, origin: string): boolean {
  const given = request.headers.get('origin');
  if (given !== null && given !== 'null') return given === origin;
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/** The reader's address: as the proxy in front of the named hosts saw it, else as the connection has it. */
export function clientAddress({ c, context }: PageRequest): string {
  const seen = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (seen && Object.keys(context.config.hosts).length > 0) return seen;
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // A test has no connection.
    return '';
  }
}
