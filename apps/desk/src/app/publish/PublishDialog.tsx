import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiError, inForce, type PageDocument } from 'rotativa/domain';
import { changesInWords, mergeDocuments, withPlacementIds, type DraftNote } from 'rotativa/editor';
import type { FullRevision, PagesPort, RevisionConflict } from 'rotativa/providers';
import { problemOf } from '../api/problem-of.ts';
import type { SiteConfig } from '../api/site.ts';
import { useCanvas, type CanvasStore } from '../canvas/canvas-store.ts';
import { Field } from '../form/Field.tsx';
import { problemsOf } from '../form/problems.ts';
import { Modal } from '../Modal.tsx';
import { fromField, toField } from '../times.ts';
import { documentLabels } from './labels.ts';
import { useLoaded } from '../use-loaded.ts';
import type { Seen } from '../editor/use-view.ts';
import { BothPictures, type BothPicturesProps } from './BothPictures.tsx';
import { MergeView } from './MergeView.tsx';

export interface PublishDialogProps {
  brand: string;
  page: string;
  pages: PagesPort;
  site: SiteConfig;
  base: FullRevision;
  document: PageDocument;
  published: { readonly revision: number; readonly document: PageDocument } | null;
  canvas: CanvasStore;
  /** The site's origin, an address of the page, and how it is seen. */
  origin: string;
  path: string;
  view: Seen;
  draw: BothPicturesProps['draw'];
  mayPublish: boolean;
  onClose: () => void;
  /** The work continues from another's revision. */
  onMerged: (document: PageDocument, theirs: FullRevision) => void;
  onDone: (said: string) => void;
  /** Runs what makes the work a revision. No draft of it arrives at the server after that. */
  end: (act: () => Promise<void>) => Promise<void>;
}

type When = 'now' | 'later' | 'save';

const NO_NOTES: readonly DraftNote[] = [];

/** The faults of settings that the blocks' schemas find, in words. */
function settingFaults(document: PageDocument, { config }: SiteConfig): string[] {
  const blocks = new Map(config.blocks.map((block) => [block.name, block]));
  return Object.values(document.regions).flatMap((list) =>
    (list ?? []).flatMap(({ block, settings = {} }) => {
      const known = blocks.get(block);
      const faults = known ? problemsOf(known.schema, settings) : [];
      return faults.map(({ path, text }) => {
        const field = known?.fields.find(({ name }) => name === path[0]);
        return `${known?.label}, ${field?.label ?? path.join('.')}: ${text}`;
      });
    }),
  );
}

const conflictOf = (error: unknown): RevisionConflict | undefined =>
  error instanceof ApiError && error.code === 'revision_conflict'
    ? (error.details as RevisionConflict | undefined)
    : undefined;

/** The changes, their reason, and their time. Faults stop it; another's revision is merged first. */
export function PublishDialog(props: PublishDialogProps): ReactNode {
  const { brand, page, pages, site, base, document, published, canvas, mayPublish, onClose, onDone } = props;
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<When>(mayPublish ? 'now' : 'save');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tried = useRef(false);
  const [conflict, setConflict] = useState<RevisionConflict>();
  // Remarks that only the server has found, for this document.
  const [refused, setRefused] = useState<readonly string[]>([]);
  const notes = useCanvas(canvas, (state) => state.page?.notes ?? NO_NOTES);
  const errors = useMemo(
    () => [
      ...new Set([
        ...settingFaults(document, site),
        ...notes.filter(({ severity }) => severity === 'error').map(({ text }) => text),
        ...refused,
      ]),
    ],
    [document, site, notes, refused],
  );
  const labels = useMemo(() => documentLabels(site, document.layout), [site, document.layout]);
  // Another may have published since this page was opened.
  const loadShown = useCallback(async () => {
    const shown = inForce(await pages.published({ brand, page }), page, new Date());
    return shown ? withPlacementIds(shown.document) : null;
  }, [pages, brand, page]);
  const { value: shown } = useLoaded(loadShown);
  const before = shown ?? published?.document ?? base.document;
  const changes = useMemo(() => changesInWords(before, document, labels), [before, document, labels]);

  const changed = useMemo(() => new Set(changes.flatMap(({ placementId }) => placementId ?? [])), [changes]);

  const start = when === 'later' ? fromField(from) : undefined;
  const end = fromField(until);
  /** Saves a revision, unless an earlier attempt has: its answer may have been lost. */
  const save = async (): Promise<FullRevision> => {
    try {
      return await pages.save({ brand, page, expected: base.number, document, note: note.trim() });
    } catch (error) {
      const theirs = conflictOf(error)?.theirs;
      if (
        theirs?.number === base.number + 1 &&
        changesInWords(theirs.document, document, labels).length === 0
      )
        return theirs;
      throw error;
    }
  };
  /** Whether an earlier attempt has published it so, and its answer was lost. */
  const isPublished = async (revision: number): Promise<boolean> => {
    if (!tried.current) return false;
    const periods = await pages.published({ brand, page });
    // The first one is in force by the clock of the service, which may differ from this computer's.
    const found = start ? periods.find(({ from }) => Date.parse(from) === start.getTime()) : periods[0];
    return found?.revision === revision && (found.until ?? undefined) === end?.toISOString();
  };
  const publish = async (): Promise<void> => {
    if (when === 'later' && !start) return setProblem('Escribe desde cuándo.');
    if (until !== '' && !end) return setProblem('Escribe hasta cuándo, o deja la hora vacía.');
    if (end && end <= (start ?? new Date())) return setProblem('El final debe ser después del comienzo.');
    setBusy(true);
    setProblem(undefined);
    try {
      let number = base.number;
      await props.end(async () => {
        const isSame = JSON.stringify(base.document) === JSON.stringify(document);
        number = (isSame ? base : await save()).number;
        if (when !== 'save' && !(await isPublished(number)))
          await pages.publish({
            brand,
            page,
            revision: number,
            ...(start && { from: start }),
            ...(end && { until: end }),
          });
      });
      onDone(
        when === 'save'
          ? `Revisión ${number} guardada.`
          : when === 'later'
            ? `Revisión ${number} programada.`
            : `Revisión ${number} publicada.`,
      );
    } catch (error) {
      setBusy(false);
      tried.current = true;
      const found = conflictOf(error);
      if (found) setConflict(found);
      else if (error instanceof ApiError && error.code === 'guard_rails' && error.details)
        setRefused((error.details as readonly DraftNote[]).map(({ text }) => text));
      else setProblem(problemOf(error));
    }
  };
  if (conflict)
    return (
      <Modal title="Alguien guardó antes" onClose={onClose} wide>
        <MergeView
          theirs={conflict.theirs}
          merge={mergeDocuments(conflict.base.document, document, conflict.theirs.document)}
          labels={labels}
          onMerged={(merged) => props.onMerged(merged, conflict.theirs)}
        />
      </Modal>
    );
  const stops = errors.length > 0;
  return (
    <Modal title={mayPublish ? 'Publicar' : 'Proponer'} onClose={onClose} wide>
      <div className="columns">
        <section aria-labelledby="changes">
          <h3 id="changes">Qué cambia para los lectores</h3>
          {changes.length === 0 ? (
            <p className="muted">Nada: es lo mismo que ven ahora.</p>
          ) : (
            <ul className="changes" id="changes-list">
              {changes.map(({ placementId, text }) => (
                <li key={`${placementId} ${text}`}>{text}</li>
              ))}
            </ul>
          )}
          {stops && (
            <div className="note" data-severity="error" role="alert">
              <b>No se puede publicar todavía</b>
              <ul>
                {errors.map((words, index) => (
                  <li key={`${index}${words}`}>{words}</li>
                ))}
              </ul>
            </div>
          )}
        </section>
        <section aria-label="Cuándo y por qué">
          <Field label="Nota" help="Para el historial: qué cambió y por qué.">
            {(ids) => (
              <textarea {...ids} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
            )}
          </Field>
          <fieldset className="choices">
            <legend>Cuándo</legend>
            {mayPublish &&
              (
                [
                  ['now', 'Ahora'],
                  ['later', 'Más tarde'],
                ] as const
              ).map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name="when" checked={when === value} onChange={() => setWhen(value)} />{' '}
                  {label}
                </label>
              ))}
            <label>
              <input type="radio" name="when" checked={when === 'save'} onChange={() => setWhen('save')} />{' '}
              Solo guardar la revisión
            </label>
          </fieldset>
          {when === 'later' && (
            <Field label="Desde (hora de Bogotá)">
              {(ids) => (
                <input
                  {...ids}
                  type="datetime-local"
                  min={toField(new Date())}
                  value={from}
                  onChange={(event) => setFrom(event.target.value)}
                />
              )}
            </Field>
          )}
          {when !== 'save' && (
            <Field label="Hasta (hora de Bogotá)" help="Vacío: hasta que otra revisión ocupe su lugar.">
              {(ids) => (
                <input
                  {...ids}
                  type="datetime-local"
                  value={until}
                  onChange={(event) => setUntil(event.target.value)}
                />
              )}
            </Field>
          )}
          <p className="problem" role="alert">
            {problem}
          </p>
        </section>
      </div>
      {changes.length > 0 && (
        <BothPictures
          brand={brand}
          page={page}
          path={props.path}
          origin={props.origin}
          before={before}
          after={document}
          changed={changed}
          view={props.view}
          draw={props.draw}
          describedBy="changes-list"
        />
      )}
      <footer>
        <button type="button" onClick={onClose}>
          Seguir editando
        </button>
        <button
          type="button"
          className="primary"
          disabled={busy || (stops && when !== 'save')}
          onClick={() => void publish()}
        >
          {when === 'now' ? 'Publicar ahora' : when === 'later' ? 'Programar' : 'Guardar'}
        </button>
      </footer>
    </Modal>
  );
}
