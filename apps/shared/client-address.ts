import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** An entry of X-Forwarded-For, without the port or brackets that some proxies add. */
const bare = (entry: string) =>
  unmapped(
    entry
      .trim()
      .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
      .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'),
  );

/** @param peer the other end of the connection. @param forwarded the header `X-Forwarded-For` */
export type NearestAddress = (peer: string, forwarded?: string) => string;

/**
 * The caller's address: the other end of the connection, or, if that is a trusted proxy, the nearest address of
 * `X-Forwarded-For` that is not one. Earlier entries of that header, which a caller can invent, are ignored.
 *
 * @param proxies addresses and networks ('10.0.0.0/8')
 */
export function nearestAddress(proxies: readonly string[]): NearestAddress {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (peer, header = '') => {
    let nearest = unmapped(peer);
    const forwarded = header.split(',').map(bare);
    while (isTrusted(nearest)) {
      const next = forwarded.pop();
      if (next === undefined || isIP(next) === 0) break;
      nearest = next;
    }
    return nearest;
  };
}

/** The counted part of an address: an IPv6 customer has a whole /64 and could use a new address for each call. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
