import type { AnsDocument } from '../ans/document.ts';
import type { LeadBlock } from '../article/lead.ts';
import { publishedAt } from '../article/dates.ts';
import { titleOf } from '../article/title.ts';
import { plainText } from '../html/plain-text.ts';
import { absolute } from '../structured-data/site.ts';
import type { VideoElsewhere } from '../video/providers.ts';
import type { SitemapVideo } from './sitemap.ts';

/** The addresses of frames with a video of another company. */
const PLAYERS = {
  youtube: 'https://www.youtube.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
  dailymotion: 'https://www.dailymotion.com/embed/video/',
} as const;

const embedOf = (video: VideoElsewhere): string =>
  video.provider === 'frame' ? video.src : PLAYERS[video.provider] + video.videoId;

/** The site of a video, and who may see it. */
export interface SitemapVideoOptions {
  /** Scheme and host of the site. */
  origin: string;
  /** Whether all readers may read the story of the video. */
  free: boolean;
}

/**
 * The main video of a document for a sitemap; undefined for a locked story, without a video, or without a field that
 * search engines require.
 */
export function sitemapVideo(
  document: AnsDocument,
  lead: LeadBlock | undefined,
  { origin, free }: SitemapVideoOptions,
): SitemapVideo | undefined {
  if (!free || lead?.type !== 'video' || !lead.player.poster) return undefined;
  const { player } = lead;
  const file = player.provider === 'file' ? player.sources[0]?.src : undefined;
  const frame = player.provider === 'file' ? undefined : embedOf(player);
  if (!file && !frame) return undefined;
  const title = titleOf(document);
  return {
    thumbnail: absolute(lead.player.poster, origin),
    title,
    description: plainText(document.description.basic || document.subheadlines.basic) || title,
    file: file && absolute(file, origin),
    player: frame,
    seconds: player.durationMs && Math.round(player.durationMs / 1000),
    published: publishedAt(document),
  };
}
