import type { ReactNode } from 'react';
import { problemOf } from '../api/problem-of.ts';
import type { Loaded } from '../use-loaded.ts';

export interface ListScreenProps<T> {
  /** Above the title: who one is, where one is. */
  above: ReactNode;
  title: string;
  /** Beside the title. */
  lead?: ReactNode;
  /** Links and buttons of the list, after what it says. */
  tools?: ReactNode;
  loaded: Loaded<T>;
  /** Why the last action failed. */
  problem?: string | undefined;
  children: (value: T, now: Date) => ReactNode;
  /** Below what was loaded, whether it was or not. */
  below?: ReactNode;
}

/** A list of the desk: its title, what went wrong, and its rows as soon as they are loaded. */
export function ListScreen<T>(props: ListScreenProps<T>): ReactNode {
  const { above, title, lead, tools, loaded, problem, children, below } = props;
  const { value, error } = loaded;
  return (
    <main className="list-screen">
      {above}
      <header className="list-head">
        <h1>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
        {tools}
      </header>
      {(problem ?? error) !== undefined && (
        <p className="note" data-severity="error" role="alert">
          {problem ?? problemOf(error)}
        </p>
      )}
      {value === undefined && error === undefined && <p className="muted">Abriendo…</p>}
      {value !== undefined && children(value, new Date())}
      {below}
    </main>
  );
}

/** Loads a list again. */
export const Refresh = ({ again }: { again: () => void }): ReactNode => (
  <button type="button" className="quiet" onClick={again}>
    Actualizar
  </button>
);
