/** Addresses of other companies that a site's configuration names for some of its articles. @see N11 */
export interface ThirdPartyAddresses {
  /** The hosts of the addresses: 'player.ejemplo.com'. An address of another host is not used. */
  readonly hosts: readonly string[];
  /** Addresses by the id of the article. */
  readonly articles: Readonly<Record<string, string>>;
}

/** Whether an address is one of https on one of the hosts, without a name and a password. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && hosts.includes(host) && !username && !password;
}

/** The address for an article, or undefined. */
export function thirdPartyAddress(
  { hosts, articles }: ThirdPartyAddresses,
  articleId: string,
): string | undefined {
  const address = Object.hasOwn(articles, articleId) ? articles[articleId] : undefined;
  return address !== undefined && isOnHost(address, hosts) ? address : undefined;
}
