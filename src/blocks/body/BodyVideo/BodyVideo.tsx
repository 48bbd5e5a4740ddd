import type { VideoPlayer, VideoSource } from '../../../domain/video/player.ts';
import { safeSource } from '../../../domain/url/safe.ts';
import { frameOf } from '../../../domain/video/providers.ts';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { HeldFrame } from '../held-frame/HeldFrame.tsx';
import { BodyVideoRoot } from './BodyVideo.styles.ts';
import { Captions } from './Captions.tsx';
import { player as words } from '../../../words/blocks.ts';

export interface BodyVideoProps extends RootProps<'figure'> {
  player: VideoPlayer;
  title: string;
  description?: string;
  /** Label of a player outside the text: 'En video'. */
  label?: string;
  /** False if the page shows title and description elsewhere. @defaultValue true */
  captioned?: boolean;
}

/** Sorts formats that every browser plays first, then by resolution. */
const byPlayability = (one: VideoSource, other: VideoSource): number =>
  Number(other.type === 'video/mp4') - Number(one.type === 'video/mp4') ||
  (other.width ?? 0) - (one.width ?? 0);

function Player({ player, title }: { player: VideoPlayer; title: string }) {
  if (player.provider !== 'file') {
    return (
      <HeldFrame src={frameOf(player)} title={title || words.video} allow="fullscreen; picture-in-picture" />
    );
  }
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={safeSource(player.poster)}
      aria-label={title || words.video}
    >
      {[...player.sources].sort(byPlayability).map(({ src, type }) => (
        <source key={src} src={safeSource(src)} type={type} />
      ))}
      <Captions kind="captions" file={player.captions?.[0]} />
    </video>
  );
}

/** A video in an article: the browser's player for files, a frame of the provider, which the reader loads, for others. Nothing plays automatically. @see N3 */
export const BodyVideo = part<BodyVideoProps>(
  BodyVideoRoot,
  function BodyVideo({ player, title, description = '', label, captioned = true, ...rest }) {
    return (
      <BodyVideoRoot {...rest}>
        {label && <p className="label">{label}</p>}
        <Player player={player} title={title} />
        {captioned && (title || description) && (
          <figcaption>
            {title && <strong>{title}</strong>} {description !== title && description}
          </figcaption>
        )}
      </BodyVideoRoot>
    );
  },
);
