import { safeSource } from '../../../domain/url/safe.ts';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyVideoRoot } from './BodyVideo.styles.ts';
import { player } from '../../../words/blocks.ts';

export interface BodyAudioProps extends RootProps<'figure'> {
  title: string;
  sources: readonly { src: string; type?: string }[];
}

/** A recording in the browser's player. @see N3 */
export const BodyAudio = part<BodyAudioProps>(BodyVideoRoot, function BodyAudio({ title, sources, ...rest }) {
  return (
    <BodyVideoRoot {...rest}>
      <audio controls preload="none" aria-label={title || player.audio}>
        {sources.map(({ src, type }) => (
          <source key={src} src={safeSource(src)} type={type} />
        ))}
      </audio>
      {title && (
        <figcaption>
          <strong>{title}</strong>
        </figcaption>
      )}
    </BodyVideoRoot>
  );
});
