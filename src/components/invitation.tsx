import { playingTime } from '../domain/video/duration.ts';
import { Icon } from './Icon/Icon.tsx';
import { playIcon } from './Icon/icons/media.ts';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

export interface InvitationProps {
  /** For screen readers, before the note and the length. */
  name: string;
  durationMs?: number | undefined;
  note?: string | undefined;
}

/** The content of the play button: the sign of playing and its length. */
export function Invitation({ name, durationMs, note }: InvitationProps) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className="sign">
        <Icon icon={playIcon} size="m" />
      </span>
      {note && <span className="note">{note}</span>}
      {durationMs !== undefined && <span className="length">{playingTime(durationMs)}</span>}
    </>
  );
}
