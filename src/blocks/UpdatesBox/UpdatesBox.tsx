import type { UpdateEntry } from '../../domain/article/updates.ts';
import { SideBox } from '../LatestBox/SideBox.tsx';

export interface UpdatesBoxProps {
  title?: string;
  /** In the order of the text. */
  updates: readonly UpdateEntry[];
}

/** 'Actualizaciones': the times of a running story, each a link to its place in the text; starts closed on small screens. @see 001 §2, N6 */
export function UpdatesBox({ title = 'Actualizaciones', updates }: UpdatesBoxProps) {
  if (updates.length === 0) return null;
  return (
    <SideBox
      title={title}
      startsOpen={false}
      items={updates.map(({ id, time, dateTime, text }) => ({
        key: id,
        content: (
          <a href={`#${id}`}>
            {dateTime ? <time dateTime={dateTime}>{time}</time> : <span className="time">{time}</span>} {text}
          </a>
        ),
      }))}
    />
  );
}
