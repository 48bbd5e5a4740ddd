import { useEffect, useMemo, useState } from 'react';
import type { PagesPort } from 'rotativa/providers';
import { failureOf, problemOf } from '../api/problem-of.ts';
import { createDraftKeeper, type DraftState } from './draft-keeper.ts';

/** The place of a page's draft in the browser. Each member of staff has another. */
export const draftKey = (email: string, brand: string, page: string): string =>
  `mesa:borrador:${email}:${brand}:${page}`;

const WHY = {
  offline: 'Sin conexión: se guarda en este equipo',
  session: 'La sesión terminó: se guarda en este equipo',
  refused: 'El servidor no lo recibió: se guarda en este equipo',
} as const;

export interface DraftPlace {
  readonly email: string;
  readonly brand: string;
  readonly page: string;
}

/** The keeper of a page's draft, and where the work is. It sends what is left when the network is back. */
export function useDraftKeeper(
  { email, brand, page }: DraftPlace,
  pages: PagesPort,
  first: DraftState,
  onSessionEnded: () => void,
) {
  const [state, setState] = useState(first);
  const keeper = useMemo(
    () =>
      createDraftKeeper({
        key: draftKey(email, brand, page),
        storage: localStorage,
        send: (draft) => pages.saveDraft({ brand, page, ...draft }),
        reasonOf: (error) => {
          const why = failureOf(error);
          if (why === 'session') onSessionEnded();
          return {
            kind: 'local',
            why,
            message: why === 'refused' ? `${WHY[why]}. ${problemOf(error)}` : WHY[why],
          };
        },
        now: () => new Date(),
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        changed: setState,
      }),
    [email, brand, page, pages, onSessionEnded],
  );
  useEffect(() => {
    const back = (): void => void keeper.retry();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      keeper.close();
    };
  }, [keeper]);
  return [keeper, state] as const;
}
