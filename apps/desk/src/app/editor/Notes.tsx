import type { ReactNode } from 'react';
import type { DraftNote } from 'rotativa/editor';
import type { Actions } from './use-actions.ts';

export const SEVERITY: Readonly<Record<DraftNote['severity'], string>> = {
  error: 'Impide publicar',
  warning: 'Aviso',
  info: 'Nota',
};

const ORDER: readonly DraftNote['severity'][] = ['error', 'warning', 'info'];

export interface NotesProps {
  notes: readonly DraftNote[];
  actions: Pick<Actions, 'select'>;
  /** The name of the block of a placement; undefined for one that is not there. */
  blockOf: (placementId: string) => string | undefined;
}

/** The remarks about a page: blocks that readers do not see, and what may trouble them. Each leads to its block. */
export function Notes({ notes, actions, blockOf }: NotesProps): ReactNode {
  if (notes.length === 0) return <p className="empty">Sin avisos: todo lo que pusiste se muestra.</p>;
  const sorted = [...notes].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  return (
    <ul className="notes">
      {sorted.map(({ placementId, severity, text, kind }, index) => {
        const block = placementId ? blockOf(placementId) : undefined;
        const words = (
          <>
            <b>{SEVERITY[severity]}</b>
            {block && <span className="where">{block}</span>}
            <span>{text}</span>
          </>
        );
        return (
          <li key={`${placementId ?? ''}${kind}${index}`} data-severity={severity}>
            {block && placementId ? (
              <button type="button" onClick={() => actions.select(placementId)}>
                {words}
              </button>
            ) : (
              <p>{words}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
