import { safeSource } from '../../domain/url/safe.ts';
import { BodyVideoRoot } from './BodyVideo.styles.ts';

export interface BodyAudioProps {
  title: string;
  sources: readonly { src: string; type?: string }[];
}

/** A recording with the browser's own player. @see N3 */
export function BodyAudio({ title, sources }: BodyAudioProps) {
  return (
    <BodyVideoRoot>
      <audio controls preload="none" aria-label={title || 'Audio'}>
        {sources.map(({ src, type }) => (
          <source key={src} src={safeSource(src)} type={type} />
        ))}
        {/* ANS carries no transcript of a recording. */}
        <track kind="captions" />
      </audio>
      {title && (
        <figcaption>
          <strong>{title}</strong>
        </figcaption>
      )}
    </BodyVideoRoot>
  );
}
