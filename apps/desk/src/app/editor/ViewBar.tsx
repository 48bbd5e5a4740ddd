import { useId, type ReactNode } from 'react';
import type { View } from '../api/site.ts';
import { fromField, toField } from '../times.ts';
import { READERS, WIDTHS, type Seen } from './use-view.ts';

export interface ViewBarProps {
  view: Seen;
  onChange: (change: Partial<Seen>) => void;
}

/** Tomorrow at six by Bogotá's clocks, when the morning's front begins. */
function tomorrowAtSix(now: Date): string {
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  return fromField(`${toField(tomorrow).slice(0, 10)}T06:00`)!.toISOString();
}

/** How the page is seen. It changes nothing for readers. */
export function ViewBar({ view, onChange }: ViewBarProps): ReactNode {
  const id = useId();
  return (
    <div className="view-bar" role="group" aria-label="Cómo se ve la página">
      <fieldset className="segments">
        <legend className="visually-hidden">Ancho</legend>
        {WIDTHS.map(([width, label]) => (
          <label key={width}>
            <input
              type="radio"
              name={`${id}-width`}
              checked={view.width === width}
              onChange={() => onChange({ width })}
            />
            <span>
              {label} <small>{width}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="inline">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={view.mode === 'dark'}
          onChange={(event) => onChange({ mode: event.target.checked ? 'dark' : 'light' })}
        />
        <span>Oscuro</span>
      </label>
      <label className="inline">
        <span>Lector</span>
        <select
          value={view.reader}
          onChange={(event) => onChange({ reader: event.target.value as View['reader'] })}
        >
          {READERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="inline">
        <span>Momento</span>
        <input
          type="datetime-local"
          value={view.at ? toField(new Date(view.at)) : ''}
          onChange={(event) => onChange({ at: fromField(event.target.value)?.toISOString() })}
        />
      </label>
      {view.at ? (
        <button type="button" className="quiet" onClick={() => onChange({ at: undefined })}>
          Ahora
        </button>
      ) : (
        <button type="button" className="quiet" onClick={() => onChange({ at: tomorrowAtSix(new Date()) })}>
          Mañana a las 6
        </button>
      )}
    </div>
  );
}
