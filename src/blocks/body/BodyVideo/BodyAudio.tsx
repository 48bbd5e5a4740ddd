import {
  AudioPlayer,
  type AudioChapter,
  type AudioSource,
} from '../../../components/AudioPlayer/AudioPlayer.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyVideoRoot } from './BodyVideo.styles.ts';
import { player } from '../../../messages/blocks.ts';

export interface BodyAudioProps extends RootProps<'figure'> {
  title: string;
  sources: readonly AudioSource[];
  durationMs?: number | undefined;
  chapters?: readonly AudioChapter[] | undefined;
}

/** A recording in an article. @see N3 */
export const BodyAudio = styleable<BodyAudioProps>(
  BodyVideoRoot,
  function BodyAudio({ title, sources, durationMs, chapters, ...rest }) {
    return (
      <BodyVideoRoot {...rest}>
        <AudioPlayer
          title={title || player.audio}
          sources={sources}
          durationMs={durationMs}
          chapters={chapters}
        />
      </BodyVideoRoot>
    );
  },
);
