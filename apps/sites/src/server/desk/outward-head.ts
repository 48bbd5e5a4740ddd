import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 3_000;

/** Networks that are not the public internet: an editor's link must not reach what is beside this server. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // The list of IPv4 also holds for IPv4 addresses that are written as IPv6.
  return family !== 0 && !NOT_PUBLIC.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Names are resolved once, and the connection goes to what was checked.
 * @param resolve the name service
 */
export const publicOnly =
  (resolve: typeof lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first || found.some(({ address }) => !isPublicAddress(address))) {
        done(error ?? new Error(`${host} is not on the public internet`), '', 4);
        return;
      }
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

export const publicLookup = publicOnly(lookup);

/** Whether an address may be asked: of the public internet, on the usual ports, without a user. */
export function mayAsk({ protocol, port, hostname, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(protocol) || port !== '' || username !== '' || password !== '') return false;
  return isIP(host) === 0 || isPublicAddress(host);
}

/**
 * The status with which an address answers `HEAD`, without following where it redirects.
 * @param lookup decides to which addresses of a name the connection may go
 * @returns undefined without an answer in time
 */
export function headStatus(url: URL, lookup: LookupFunction, ms = TIMEOUT_MS): Promise<number | undefined> {
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const sent = ask(
      url,
      { method: 'HEAD', lookup, agent: false, signal: AbortSignal.timeout(ms) },
      (response) => {
        response.destroy();
        resolve(response.statusCode);
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
}

/** The same for a page elsewhere: undefined for one that may not be asked. */
export const outwardStatus = async (url: URL): Promise<number | undefined> =>
  mayAsk(url) ? headStatus(url, publicLookup) : undefined;
