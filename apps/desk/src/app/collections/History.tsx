import { useCallback, useState, type ReactNode } from 'react';
import type { CollectionsPort, FullCollection } from 'rotativa/providers';
import { problemOf } from '../api/problem-of.ts';
import { Modal } from '../Modal.tsx';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';

export interface HistoryProps {
  brand: string;
  id: string;
  port: CollectionsPort;
  onClose: () => void;
  onOpen: (revision: FullCollection) => void;
}

/** Who saved what, when and why. Any revision can be put on the desk. */
export function CollectionHistory({ brand, id, port, onClose, onOpen }: HistoryProps): ReactNode {
  const load = useCallback(() => port.history({ brand, id }), [port, brand, id]);
  const { value, error } = useLoaded(load);
  const [problem, setProblem] = useState<string>();
  const now = new Date();
  return (
    <Modal title="Historial" onClose={onClose} wide>
      {(problem || error !== undefined) && (
        <p className="note" data-severity="error" role="alert">
          {problem ?? problemOf(error)}
        </p>
      )}
      {!value && error === undefined && <p className="muted">Abriendo…</p>}
      <ol className="events">
        {value?.map(({ number, author, created, note, changes }) => (
          <li key={number}>
            <time dateTime={created}>{dayAndTime(created, now)}</time>
            <span>
              <b>{author === 'seed' ? 'El sitio' : author}</b> guardó la revisión {number}
              {note && <em> — {note}</em>}
              {changes.length > 0 && <small>{changes.join('. ')}.</small>}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={`Abrir la revisión ${number}`}
              onClick={() =>
                port
                  .read({ brand, id, number })
                  .then(onOpen, (failure: unknown) => setProblem(problemOf(failure)))
              }
            >
              Abrir
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
