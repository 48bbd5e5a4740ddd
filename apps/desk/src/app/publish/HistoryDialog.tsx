import { useCallback, useState, type ReactNode, type SubmitEvent } from 'react';
import { withPlacementIds } from 'rotativa/domain';
import type { FullRevision, PageEvent, PagesPort } from 'rotativa/providers';
import { problemOf } from '../api/problem-of.ts';
import { Modal } from '../Modal.tsx';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';

export interface HistoryDialogProps {
  brand: string;
  page: string;
  pages: PagesPort;
  mayPublish: boolean;
  onClose: () => void;
  /** Puts a revision on the desk, as one step of undo. */
  onOpen: (revision: FullRevision) => void;
  onRolledBack: (said: string) => void;
}

const ACTIONS: Readonly<Record<PageEvent['action'], string>> = {
  saved: 'guardó la revisión',
  published: 'publicó la revisión',
  scheduled: 'programó la revisión',
  withdrawn: 'retiró de la programación la revisión',
  'rolled-back': 'volvió a la revisión',
};

/** Who did what, when and why; any revision can be opened, and the last publication taken back. */
export function HistoryDialog(props: HistoryDialogProps): ReactNode {
  const { brand, page, pages, mayPublish, onClose, onOpen, onRolledBack } = props;
  const [problem, setProblem] = useState<string>();
  const load = useCallback(async () => {
    const [events, summaries] = await Promise.all([pages.history({ brand, page }), pages.list({ brand })]);
    const scheduled = summaries.find((one) => one.page === page)?.scheduled ?? [];
    return { events, scheduled };
  }, [pages, brand, page]);
  const { value, error, again } = useLoaded(load);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await act();
    } catch (failure) {
      setProblem(problemOf(failure));
    }
  };
  const open = (number: number): Promise<void> =>
    attempt(async () => {
      const revision = await pages.revision({ brand, page, number });
      onOpen({ ...revision, document: withPlacementIds(revision.document) });
    });
  const rollBack = (): Promise<void> =>
    attempt(async () => {
      const { revision } = await pages.rollBack({ brand, page });
      onRolledBack(`Los lectores ven de nuevo la revisión ${revision}.`);
    });
  const withdraw = (id: string): Promise<void> =>
    attempt(async () => {
      await pages.withdraw({ brand, page, id });
      again();
    });
  const now = new Date();
  const openWritten = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const number = Number(new FormData(event.currentTarget).get('number'));
    if (Number.isInteger(number) && number > 0) void open(number);
    else setProblem('Escribe el número de una revisión.');
  };
  return (
    <Modal title="Historial" onClose={onClose} wide>
      {(problem || error !== undefined) && (
        <p className="note" data-severity="error" role="alert">
          {problem ?? problemOf(error)}
        </p>
      )}
      {mayPublish && (
        <p className="row">
          <button type="button" onClick={() => void rollBack()}>
            Volver a la publicación anterior
          </button>
          <span className="muted">
            Los lectores la ven de nuevo en segundos. Tu borrador queda como está.
          </span>
        </p>
      )}
      {value && value.scheduled.length > 0 && (
        <section aria-label="Programado">
          <h3>Programado</h3>
          <ul className="events">
            {value.scheduled.map(({ id, revision, from, until }) => (
              <li key={id}>
                <span>
                  Revisión {revision} desde {dayAndTime(from, now)}
                  {until && ` hasta ${dayAndTime(until, now)}`}
                </span>
                {mayPublish && (
                  <button type="button" className="quiet" onClick={() => void withdraw(id)}>
                    Retirar
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Lo que pasó">
        <h3>Lo que pasó</h3>
        {!value && error === undefined && <p className="muted">Abriendo…</p>}
        <ol className="events">
          {value?.events.map((event, index) => (
            <li key={`${event.at}${event.action}${index}`}>
              <time dateTime={event.at}>{dayAndTime(event.at, now)}</time>
              <span>
                <b>{event.by === 'seed' ? 'El sitio' : event.by}</b> {ACTIONS[event.action]} {event.revision}
                {event.from && event.action === 'scheduled' && ` para ${dayAndTime(event.from, now)}`}
                {event.note && <em> — {event.note}</em>}
              </span>
              <button
                type="button"
                className="quiet"
                aria-label={`Abrir la revisión ${event.revision}`}
                onClick={() => void open(event.revision)}
              >
                Abrir
              </button>
            </li>
          ))}
        </ol>
        {/* The list ends at some number of events; every revision is kept. */}
        <form className="row" onSubmit={openWritten} noValidate>
          <label>
            Abrir la revisión número <input name="number" type="number" min={1} />
          </label>
          <button type="submit">Abrir</button>
        </form>
      </section>
    </Modal>
  );
}
