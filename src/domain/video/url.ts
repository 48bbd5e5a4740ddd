import { decodeEntities } from '../html/plain-text.ts';

/** A video at another host. */
export interface VideoReference {
  provider: 'youtube' | 'vimeo' | 'dailymotion';
  videoId: string;
}

/** The known formats of video addresses. The first group is the id. */
const SHAPES: readonly { provider: VideoReference['provider']; shape: RegExp }[] = [
  {
    provider: 'youtube',
    shape:
      /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v|e)\/([\w-]{11})(?![\w-])/i,
  },
  {
    provider: 'youtube',
    shape:
      /^(?:www\.|m\.|music\.)?youtube\.com\/(?:watch|attribution_link)\?(?:[^#]*&)?v=([\w-]{11})(?![\w-])/i,
  },
  { provider: 'youtube', shape: /^youtu\.be\/([\w-]{11})(?![\w-])/i },
  { provider: 'vimeo', shape: /^(?:www\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{5,12})(?!\d)/i },
  { provider: 'vimeo', shape: /^player\.vimeo\.com\/video\/(\d{5,12})(?!\d)/i },
  {
    provider: 'dailymotion',
    shape: /^(?:www\.|geo\.)?dailymotion\.com\/(?:embed\/)?video\/(x?[a-z0-9]{5,12})(?![a-z0-9])/i,
  },
  {
    provider: 'dailymotion',
    shape: /^(?:geo\.)?dailymotion\.com\/player(?:\/\w+)?\.html\?(?:[^#]*&)?video=(x?[a-z0-9]{5,12})/i,
  },
  { provider: 'dailymotion', shape: /^dai\.ly\/(x?[a-z0-9]{5,12})(?![a-z0-9])/i },
];

/**
 * The video of an address, or undefined. An embed counts as a video only if it matches a known format, which also gives
 * the id.
 */
export function parseVideoUrl(address: string | undefined): VideoReference | undefined {
  const url = (address ?? '').trim().replace(/^(?:https?:)?\/\//i, '');
  for (const { provider, shape } of SHAPES) {
    const videoId = shape.exec(url)?.[1];
    if (videoId) return { provider, videoId };
  }
  return undefined;
}

const FRAME_SOURCE =
  /<iframe\b[^>]*?\s(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>(?:[\s\S]*?<\/iframe\s*>)?/gi;

/** The video of an HTML embed (its frame, or the address that is its only content), and the HTML around it. */
export function videoInHtml(html: string): { video: VideoReference; rest: string } | undefined {
  for (const match of html.matchAll(FRAME_SOURCE)) {
    const video = parseVideoUrl(decodeEntities(match[1] ?? match[2] ?? match[3] ?? ''));
    if (video) return { video, rest: html.replace(match[0], '') };
  }
  const address = html.trim();
  const video = /^\S+$/.test(address) ? parseVideoUrl(address) : undefined;
  return video && { video, rest: '' };
}
