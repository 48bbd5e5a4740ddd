import type { VideoPlayer, VideoSource } from '../../domain/video/player.ts';
import { safeSource } from '../../domain/url/safe.ts';
import { BodyVideoRoot } from './BodyVideo.styles.ts';

export interface BodyVideoProps {
  player: VideoPlayer;
  title: string;
  description?: string;
  /** Stands over a player that is no part of the text: 'En video'. */
  label?: string;
  /** False where title and description stand elsewhere on the page. @defaultValue true */
  captioned?: boolean;
}

/** The players of other houses; none of them sets a cookie before the reader plays. */
const FRAMES = {
  youtube: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`,
  dailymotion: (id: string) => `https://www.dailymotion.com/embed/video/${id}`,
} as const;

/** What every browser plays comes first, the sharpest ahead. */
const byPlayability = (one: VideoSource, other: VideoSource): number =>
  Number(other.type === 'video/mp4') - Number(one.type === 'video/mp4') ||
  (other.width ?? 0) - (one.width ?? 0);

function Player({ player, title }: { player: VideoPlayer; title: string }) {
  if (player.provider !== 'file') {
    const src = FRAMES[player.provider](encodeURIComponent(player.videoId));
    return (
      <iframe src={src} title={title || 'Video'} loading="lazy" allow="fullscreen; picture-in-picture" />
    );
  }
  const captions = player.captions?.[0];
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={safeSource(player.poster)}
      aria-label={title || 'Video'}
    >
      {[...player.sources].sort(byPlayability).map(({ src, type }) => (
        <source key={src} src={safeSource(src)} type={type} />
      ))}
      {/* Without captions of its own the film has an empty track: players then offer none. */}
      <track kind="captions" src={safeSource(captions?.src)} srcLang={captions?.language} />
    </video>
  );
}

/** A video in an article: the browser's own player for files, the house's frame for the others; nothing plays by itself. @see 001 §2, N3 */
export function BodyVideo({ player, title, description = '', label, captioned = true }: BodyVideoProps) {
  return (
    <BodyVideoRoot>
      {label && <p className="label">{label}</p>}
      <Player player={player} title={title} />
      {captioned && (title || description) && (
        <figcaption>
          {title && <strong>{title}</strong>} {description !== title && description}
        </figcaption>
      )}
    </BodyVideoRoot>
  );
}
