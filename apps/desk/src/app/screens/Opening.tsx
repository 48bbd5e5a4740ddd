import type { ReactNode } from 'react';
import { problemOf } from '../api/problem-of.ts';
import { DeskLink } from '../DeskLink.tsx';
import type { Loaded } from '../use-loaded.ts';

export interface OpeningProps<T> {
  loaded: Loaded<T>;
  /** 'Abriendo la página…'. */
  words: string;
  /** The list from which one came. */
  back: { readonly href: string; readonly words: string };
  children: (value: T) => ReactNode;
}

/** One thing of a list as soon as it is loaded; until then that it opens, or why it does not. */
export function Opening<T>({ loaded, words, back, children }: OpeningProps<T>): ReactNode {
  const { value, error, again } = loaded;
  if (value !== undefined) return children(value);
  return (
    <main className="waiting">
      {error === undefined ? (
        <p className="muted">{words}</p>
      ) : (
        <>
          <p className="note" data-severity="error" role="alert">
            {problemOf(error)}
          </p>
          <button type="button" onClick={again}>
            Intentar de nuevo
          </button>{' '}
          <DeskLink href={back.href}>{back.words}</DeskLink>
        </>
      )}
    </main>
  );
}
