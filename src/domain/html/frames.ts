import { isExternal } from '../url/safe.ts';

/**
 * Hosts whose frames need their own storage to work. Only these get `allow-same-origin`, which gives a frame its
 * own origin back; every other frame runs in an opaque one.
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

/** The frame's address when it may be shown: https, on another host than the site's own. */
export function frameSource(src: string | undefined, siteHosts: readonly string[]): string | undefined {
  const address = src?.trim().replace(/^\/\//, 'https://') ?? '';
  if (!/^https:\/\//i.test(address) || !isExternal(address, siteHosts)) return undefined;
  return address;
}

/** Whether an address is of a host that is known for what it gives to embed. */
export function isFrameHost(src: string): boolean {
  const hostname = URL.canParse(src) ? new URL(src).hostname : '';
  return TRUSTED_FRAME_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The `sandbox` of a frame of that address. */
export function frameSandbox(src: string): string {
  return isFrameHost(src) ? `${BASE} allow-same-origin` : BASE;
}
