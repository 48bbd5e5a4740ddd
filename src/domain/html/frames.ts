import { isExternal } from '../url/safe.ts';

/**
 * Hosts whose frames need browser storage. Only these get `allow-same-origin`; all other frames have an opaque origin.
 */
const TRUSTED_FRAME_HOSTS = [
  'youtube.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
  'dailymotion.com',
  'facebook.com',
  'instagram.com',
  'platform.twitter.com',
  'tiktok.com',
  'open.spotify.com',
  'w.soundcloud.com',
  'google.com',
  'datawrapper.dwcdn.net',
  'flo.uri.sh',
  'flourish.studio',
  'infogram.com',
  'genial.ly',
  'view.genially.com',
  'issuu.com',
  'ivoox.com',
  'omny.fm',
  'embed.podcasts.apple.com',
  'documentcloud.org',
  'giphy.com',
  'arcgis.com',
] as const;

const BASE = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** The address of a frame that may be shown: https, on another host than the site; else undefined. */
export function frameSource(src: string | undefined, siteHosts: readonly string[]): string | undefined {
  const address = src?.trim().replace(/^\/\//, 'https://') ?? '';
  if (!/^https:\/\//i.test(address) || !isExternal(address, siteHosts)) return undefined;
  return address;
}

/** Whether the address is on a host of a known embed provider. */
export function isFrameHost(src: string): boolean {
  const hostname = URL.canParse(src) ? new URL(src).hostname : '';
  return TRUSTED_FRAME_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The kind of content of a frame. It determines the shape of a frame without a height. */
export type FrameKind = 'video' | 'audio' | 'post' | 'page';

const KIND_HOSTS: readonly { kind: FrameKind; hosts: readonly string[] }[] = [
  { kind: 'video', hosts: ['youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'dailymotion.com'] },
  { kind: 'audio', hosts: ['spotify.com', 'soundcloud.com', 'ivoox.com', 'omny.fm', 'podcasts.apple.com'] },
  { kind: 'post', hosts: ['facebook.com', 'instagram.com', 'twitter.com', 'tiktok.com'] },
];

/** The kind of a frame by its host. A word in the path such as '/embed/video/' also means video. Default: page. */
export function frameKind(src: string): FrameKind {
  const { hostname, pathname } = new URL(src);
  const known = KIND_HOSTS.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  return known?.kind ?? (/\bvideos?\b/i.test(pathname) ? 'video' : 'page');
}

/** The `sandbox` attribute for a frame with that address. */
export function frameSandbox(src: string): string {
  return isFrameHost(src) ? `${BASE} allow-same-origin` : BASE;
}
