import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ApiError, collectionIssues, collectionKind, type CollectionDocument } from 'rotativa/domain';
import { mergeCollections, type MergedCollection } from 'rotativa/editor';
import type {
  CollectionConflictSides,
  CollectionsPort,
  EditorSearchPort,
  FullCollection,
  StoryChoice,
} from 'rotativa/providers';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { failureOf, problemOf } from '../api/problem-of.ts';
import type { Session } from '../api/session.ts';
import { DeskLink } from '../DeskLink.tsx';
import { useAnnounce } from '../editor/announcer.tsx';
import { useDeskSearch } from '../pick/desk-search.tsx';
import { pagesInWords } from '../pick/StoryLine.tsx';
import { StoryPicker } from '../pick/StoryPicker.tsx';
import { collectionsAddress, listAddress } from '../routes.ts';
import { addStory } from './changes.ts';
import { CollectionHistory } from './History.tsx';
import { Conflicts } from './Conflicts.tsx';
import { ItemForm } from './ItemForm.tsx';
import { headlineOf, ItemList, type KnownStory } from './ItemList.tsx';
import { keepWork, readWork, workKey } from './local-work.ts';
import { StripForm } from './StripForm.tsx';

export interface CollectionEditorProps {
  brand: BrandKey;
  session: Session;
  port: CollectionsPort;
  search: EditorSearchPort;
  opened: FullCollection;
  onSessionEnded: () => void;
}

const THUMBNAIL = 168;
const WIDE = 640;

/** A collection on the desk. The work is in this browser until it is published, and readers have it at once then. */
export function CollectionEditor(props: CollectionEditorProps): ReactNode {
  const { brand, session, port, search, opened, onSessionEnded } = props;
  const { email, roles } = session.staff;
  const { id } = opened;
  const kind = collectionKind(brand, id);
  const key = workKey(email, brand, id);
  const announce = useAnnounce();
  const desk = useDeskSearch();
  const [base, setBase] = useState(opened);
  const [{ document, past }, setWork] = useState(() => {
    const work = readWork(localStorage, key);
    return { document: work?.document ?? opened.document, past: [] as readonly CollectionDocument[] };
  });
  const [from, setFrom] = useState(() => readWork(localStorage, key)?.base ?? opened.number);
  const [stories, setStories] = useState<ReadonlyMap<string, KnownStory>>(new Map());
  const [selected, setSelected] = useState<string>();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'still' | 'saving'>('still');
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [conflict, setConflict] = useState<{ theirs: FullCollection; merge: MergedCollection }>();
  const [hasHistory, setHistory] = useState(false);
  const mayChange = roles[brand] === 'publish' || roles[brand] === 'administer';
  const isChanged = JSON.stringify(document) !== JSON.stringify(base.document) || from !== base.number;
  const issues = collectionIssues(document, kind);
  const item = document.items.find((one) => one.id === selected);

  const learn = useCallback(
    (found: readonly (readonly [string, KnownStory])[]) =>
      setStories((before) => {
        const next = new Map(before);
        for (const [story, known] of found) next.set(story, { ...next.get(story), ...known });
        return next;
      }),
    [],
  );
  // Of a story that was just chosen only the search's answer is known.
  const wanted = document.items.flatMap(({ story }) =>
    story === null || 'original' in (stories.get(story) ?? {}) ? [] : [story],
  );
  const missing = wanted.join(' ');
  useEffect(() => {
    if (missing === '') return;
    const ids = missing.split(' ');
    const ended = (error: unknown): void => {
      if (failureOf(error) === 'session') onSessionEnded();
      else setProblem(problemOf(error));
    };
    port.stories({ brand, ids }).then((found) => {
      // Those that there are not are known, too.
      learn(ids.map((story) => [story, { original: found.find((one) => one.id === story) }] as const));
    }, ended);
    // Where else they are is a help: the collection works without it.
    search
      .stories({ brand, ids: ids.slice(0, 50), limit: 50 })
      .then((found) => learn(found.stories.map((choice) => [choice.id, { choice }] as const)))
      .catch(() => undefined);
  }, [missing, brand, port, search, learn, onSessionEnded]);

  const put = (next: CollectionDocument, number = from): void => {
    setSaid(undefined);
    setWork((before) => ({
      document: next,
      // A step back is to another state, not to another letter.
      past: before.document === next ? before.past : [...before.past.slice(-99), before.document],
    }));
    const isSame = JSON.stringify(next) === JSON.stringify(base.document) && number === base.number;
    keepWork(localStorage, key, isSame ? null : { base: number, document: next });
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (!last) return;
    setWork({ document: last, past: past.slice(0, -1) });
    keepWork(localStorage, key, { base: from, document: last });
    announce('Se deshizo el último cambio.');
  };
  const settled = (saved: FullCollection, words: string): void => {
    keepWork(localStorage, key, null);
    setBase(saved);
    setFrom(saved.number);
    setWork({ document: saved.document, past: [] });
    setNote('');
    setSaid(words);
    announce(words);
  };
  const save = async (
    expected = from,
    given = document,
    words = 'Publicado: los lectores ya lo ven.',
  ): Promise<void> => {
    setState('saving');
    setProblem(undefined);
    try {
      settled(await port.save({ brand, id, expected, document: given, note: note.trim() }), words);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'collection_conflict') {
        const sides = error.details as CollectionConflictSides;
        const merge = mergeCollections(sides.base.document, given, sides.theirs.document);
        if (merge.conflicts.length === 0)
          return await save(
            sides.theirs.number,
            merge.document,
            `Publicado, unido con lo que guardó ${sides.theirs.author}.`,
          );
        setConflict({ theirs: sides.theirs, merge });
      } else if (failureOf(error) === 'session') onSessionEnded();
      else setProblem(problemOf(error));
    } finally {
      setState('still');
    }
  };
  const thumbnail = (src: string, width = THUMBNAIL): string => desk?.thumbnail(src, width) ?? src;
  const nameOf = (story: string): string => headlineOf({ id: story, story }, stories.get(story));
  const add = (story: StoryChoice): void => {
    learn([[story.id, { choice: story }]]);
    if (document.items.some((one) => one.id === story.id)) {
      setSelected(story.id);
      announce(`“${story.headline}” ya está en la colección.`);
      return;
    }
    put(addStory(document, story.id));
    announce(`“${story.headline}” está en la colección.`);
  };
  const line = problem ?? said ?? (isChanged ? 'Sin publicar: se guarda en este equipo' : 'Sin cambios');
  return (
    <main className="collection-screen">
      <header className="top-bar">
        <p className="crumbs">
          <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
          <span aria-hidden="true"> / </span>
          <DeskLink href={collectionsAddress(brand)}>Colecciones</DeskLink>
          <span aria-hidden="true"> / </span>
        </p>
        <h1>{document.title}</h1>
        <p
          className="draft-line"
          role="status"
          data-state={problem ? 'local' : said ? 'saved' : isChanged ? 'local' : 'none'}
        >
          {line}
        </p>
        <span className="space" />
        <button type="button" className="quiet" disabled={past.length === 0} onClick={undo}>
          Deshacer
        </button>
        <button
          type="button"
          className="quiet"
          disabled={!isChanged}
          onClick={() => {
            keepWork(localStorage, key, null);
            setFrom(base.number);
            setWork({ document: base.document, past: [...past, document] });
            announce('Cambios descartados.');
          }}
        >
          Descartar
        </button>
        <button type="button" className="quiet" onClick={() => setHistory(true)}>
          Historial
        </button>
        {mayChange && (
          <>
            <label className="inline">
              <span>Nota</span>
              <input
                type="text"
                value={note}
                maxLength={200}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
            <button
              type="button"
              className="primary"
              disabled={!isChanged || issues.length > 0 || state === 'saving'}
              onClick={() => void save()}
            >
              Publicar
            </button>
          </>
        )}
      </header>
      {!mayChange && (
        <p className="note">Propones en esta marca: puedes ver la colección, y quien publica la cambia.</p>
      )}
      {kind === 'list' && issues.some((issue) => issue.itemId !== selected) && (
        <p className="note" data-severity="error" role="alert">
          {issues
            .map(({ itemId, message }) => (itemId ? `“${nameOf(itemId)}”: ${message}` : message))
            .join(' ')}
        </p>
      )}
      {kind !== 'list' ? (
        <section className="column" aria-label="Franja">
          <StripForm
            kind={kind}
            document={document}
            issues={issues}
            headlineOf={nameOf}
            onStory={(story) => learn([[story.id, { choice: story }]])}
            onChange={put}
          />
        </section>
      ) : (
        <div className="columns">
          <section className="column" aria-label="Colección">
            <ItemList
              document={document}
              stories={stories}
              selected={selected}
              thumbnail={thumbnail}
              pagesOf={(story) => (desk ? pagesInWords(story, desk) : '')}
              mayChange={mayChange}
              now={new Date()}
              onSelect={setSelected}
              onChange={put}
            />
          </section>
          <aside className="column" aria-label={item ? 'Esta nota' : 'Añadir notas'}>
            {item && mayChange ? (
              <>
                <div className="row">
                  <h2>Esta nota</h2>
                  <span className="space" />
                  <button type="button" onClick={() => setSelected(undefined)}>
                    Buscar otras notas
                  </button>
                </div>
                <ItemForm
                  key={item.id}
                  document={document}
                  item={item}
                  original={stories.get(item.id)?.original}
                  issues={issues}
                  thumbnail={(src) => thumbnail(src, WIDE)}
                  onChange={put}
                />
              </>
            ) : (
              <>
                <h2>Añadir notas</h2>
                <StoryPicker
                  chosen={document.items.map((one) => one.id)}
                  onChoose={mayChange ? add : () => undefined}
                />
              </>
            )}
          </aside>
        </div>
      )}
      {hasHistory && (
        <CollectionHistory
          brand={brand}
          id={id}
          port={port}
          onClose={() => setHistory(false)}
          onOpen={(revision) => {
            put(revision.document);
            setHistory(false);
            announce(
              `La revisión ${revision.number} está en la mesa. Publica para que los lectores la vean.`,
            );
          }}
        />
      )}
      {conflict && (
        <Conflicts
          theirs={conflict.theirs}
          merge={conflict.merge}
          nameOf={nameOf}
          onClose={() => setConflict(undefined)}
          onMerged={(next) => {
            setBase(conflict.theirs);
            setFrom(conflict.theirs.number);
            put(next, conflict.theirs.number);
            setConflict(undefined);
            announce('La colección está unida. Publica para que los lectores la vean.');
          }}
        />
      )}
    </main>
  );
}
