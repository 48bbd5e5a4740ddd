import { getConnInfo } from '@hono/node-server/conninfo';
import { addressGroup } from '../../../shared/client-address.ts';
import type { Context } from 'hono';
import type { ServerContext } from './context.ts';

/** A call, and how the server knows who calls. */
interface Called {
  readonly c: Context;
  readonly context: Pick<ServerContext, 'nearestAddress'>;
}

/**
 * Whether the site's own page sent the request. Browsers name the origin of every form, and write 'null' for a page
 * that sends no referrer, as those of e-mails; then their other header tells.
 */
export function isOwnRequest(request: Request, origin: string): boolean {
  const given = request.headers.get('origin');
  if (given !== null && given !== 'null') return given === origin;
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/** The reader's address, behind the proxies that the configuration names. '' for a call without a connection. */
export function clientAddress({ c, context }: Called): string {
  try {
    const peer = getConnInfo(c).remote.address;
    return peer === undefined ? '' : context.nearestAddress(peer, c.req.header('X-Forwarded-For'));
  } catch {
    // A test has no connection.
    return '';
  }
}

/** The address that a limit counts, or the network of a customer with many. */
export const countedAddress = (request: Called): string => addressGroup(clientAddress(request));
