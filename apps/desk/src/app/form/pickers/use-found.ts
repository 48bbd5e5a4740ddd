import { useEffect, useState } from 'react';

/** The record with an id: undefined while it is looked up or cannot be, null if there is none. */
export function useFound<T>(id: string, find: (id: string) => Promise<T | null>): T | null | undefined {
  const [state, setState] = useState<{ id: string; found: T | null }>();
  useEffect(() => {
    let gone = false;
    if (id !== '')
      find(id).then(
        (found) => void (gone || setState({ id, found })),
        // Without a search nothing is known: what is chosen is shown as it is.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [id, find]);
  return state?.id === id ? state.found : undefined;
}
