import { useId, useState, type ReactNode } from 'react';
import { failureOf, problemOf } from '../api/problem-of.ts';
import type { StoryPreview } from '../api/unpublished.ts';
import { dayAndTime } from '../times.ts';

/** How long a link works, in minutes. */
const TIMES: readonly (readonly [minutes: number, label: string])[] = [
  [60, 'Una hora'],
  [24 * 60, 'Un día'],
  [7 * 24 * 60, 'Una semana'],
];

export interface PreviewLinkProps {
  /** Of the story, for readers of screens. */
  headline: string;
  ask: (minutes: number) => Promise<StoryPreview>;
  onSessionEnded: () => void;
}

/** Asks for a link that shows a story before its time, and shows it. */
export function PreviewLink({ headline, ask, onSessionEnded }: PreviewLinkProps): ReactNode {
  const id = useId();
  const [minutes, setMinutes] = useState<number>(TIMES[0]![0]);
  const [made, setMade] = useState<StoryPreview>();
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const get = async (): Promise<void> => {
    setIsAsking(true);
    setProblem('');
    try {
      setMade(await ask(minutes));
    } catch (error) {
      if (failureOf(error) === 'session') onSessionEnded();
      setProblem(problemOf(error));
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <div className="preview-link">
      <label className="inline">
        <span>Sirve</span>
        <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
          {TIMES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={isAsking} aria-describedby={`${id}-story`} onClick={() => void get()}>
        Pedir un enlace
      </button>
      <span id={`${id}-story`} hidden>
        {headline}
      </span>
      <p role="status" className="muted">
        {made && (
          <>
            <a href={made.address} target="_blank" rel="noreferrer">
              Abrir la vista previa
            </a>{' '}
            Deja de servir: {dayAndTime(made.until, new Date())}
          </>
        )}
      </p>
      {made && (
        <label className="inline">
          <span>Enlace</span>
          <input readOnly value={made.address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {problem && (
        <p className="note" data-severity="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
