import { playingTime } from '../domain/video/duration.ts';
import type { MediaChapter } from '../domain/video/player.ts';

export interface ChapterListProps {
  chapters: readonly MediaChapter[];
  /** The file that is played. */
  file: string | undefined;
  label: string;
}

/** The file from a chapter on, for browsers without the script: a media fragment. */
const fileFrom = (file: string | undefined, startMs: number): string | undefined =>
  file && `${file}#t=${startMs / 1000}`;

/** The chapters of a player. `followChapters` plays from them and marks the one that plays. */
export function ChapterList({ chapters, file, label }: ChapterListProps) {
  return (
    <ol className="parts" aria-label={label}>
      {chapters.map(({ title, startMs }) => (
        <li key={startMs}>
          <a href={fileFrom(file, startMs)} data-starts={startMs / 1000} data-hold="">
            <span className="time">{playingTime(startMs)}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
