import type { VideoPlayer } from '../../../domain/video/player.ts';
import { safeSource } from '../../../domain/url/safe.ts';

export interface CaptionsProps {
  kind: 'captions';
  file: NonNullable<VideoPlayer['captions']>[number] | undefined;
}

/** The captions of a video. Without a file there is no track: browsers would offer captions that never load. */
export function Captions({ kind, file }: CaptionsProps) {
  const src = safeSource(file?.src);
  return src ? <track kind={kind} src={src} srcLang={file?.language} /> : null;
}
