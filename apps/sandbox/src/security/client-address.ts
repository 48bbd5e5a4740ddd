import type { Context } from 'hono';
import { addressGroup, nearestAddress } from '../../../shared/client-address.ts';
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

/** The caller whose turns and share of a queue a call takes: an address, or the network of a customer with many. */
export function callers(proxies: readonly string[]): ClientAddress {
  const addressOf = clientAddresses(proxies);
  return (c) => {
    const address = addressOf(c);
    return address === undefined ? undefined : addressGroup(address);
  };
}
