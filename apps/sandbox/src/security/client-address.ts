import type { Context } from 'hono';
import { nearestAddress } from '../../../shared/client-address.ts';
import { remoteAddress } from '../http/trusted.ts';

/** Undefined for a call inside this process. */
export type ClientAddress = (c: Context) => string | undefined;

/** The address of a caller, behind the given proxies. */
export function clientAddresses(proxies: readonly string[]): ClientAddress {
  const nearest = nearestAddress(proxies);
  return (c) => {
    const peer = remoteAddress(c);
    return peer === undefined ? undefined : nearest(peer, c.req.header('x-forwarded-for'));
  };
}
