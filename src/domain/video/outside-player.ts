/** A video in the player of another company, at an address that the site's configuration names. */
export interface FramedVideo {
  provider: 'frame';
  src: string;
}

/** The players of other companies that a site shows in articles. @see N11 */
export interface OutsidePlayers {
  /** The hosts of their frames: 'player.ejemplo.com'. An address of another host is not shown. */
  readonly hosts: readonly string[];
  /** Addresses of frames by the id of the article whose video they replace. */
  readonly articles: Readonly<Record<string, string>>;
}

/** Whether a frame has an https address of one of the hosts, without a name and a password. */
export function isFrameOf(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && hosts.includes(host) && !username && !password;
}

/** The player of another company for an article, or undefined. */
export function outsidePlayer(
  { hosts, articles }: OutsidePlayers,
  articleId: string,
): FramedVideo | undefined {
  const src = Object.hasOwn(articles, articleId) ? articles[articleId] : undefined;
  return src !== undefined && isFrameOf(src, hosts) ? { provider: 'frame', src } : undefined;
}
