import { Caption } from '../../../components/Figure/Caption.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import type { VideoPlayer } from '../../../domain/video/player.ts';
import { frameOf } from '../../../domain/video/providers.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { HeldFrame } from '../held-frame/HeldFrame.tsx';
import { BodyVideoRoot } from './BodyVideo.styles.ts';
import { filmIsland } from './island.ts';
import { player as messages } from '../../../messages/blocks.ts';

export interface BodyVideoProps extends RootProps<'figure'> {
  player: VideoPlayer;
  title: string;
  description?: string | undefined;
  /** Label of a player outside the text: 'En video'. */
  label?: string | undefined;
  /** False if the page shows title and description elsewhere. @defaultValue true */
  captioned?: boolean | undefined;
}

function Player({ player, title }: { player: VideoPlayer; title: string }) {
  if (player.provider !== 'file') {
    return (
      <HeldFrame
        src={frameOf(player)}
        title={title || messages.video}
        allow="fullscreen; picture-in-picture"
      />
    );
  }
  const { sources, poster, captions, chapters } = player;
  return (
    <Island
      definition={filmIsland}
      props={{ title: title || messages.video, sources, poster, captions, chapters }}
    />
  );
}

/** A video in an article: the browser's player for files, with its tools, a frame of the provider, which the reader loads, for others. Nothing plays automatically. @see N3 */
export const BodyVideo = styleable<BodyVideoProps>(
  BodyVideoRoot,
  function BodyVideo({ player, title, description = '', label, captioned = true, ...rest }) {
    return (
      <BodyVideoRoot {...rest}>
        {label && <Kicker>{label}</Kicker>}
        <Player player={player} title={title} />
        {captioned && (title || description) && (
          <Caption>
            {title && <strong className="name">{title}</strong>} {description !== title && description}
          </Caption>
        )}
      </BodyVideoRoot>
    );
  },
);
