import { useCallback, useState, type ReactNode } from 'react';
import { collectionIssues, collectionKind } from 'rotativa/domain';
import type { CollectionsPort, EditorSearchPort, FullCollection, StoryChoice } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { failureOf, problemOf } from '../api/problem-of.ts';
import { mayPublish, type Session } from '../api/session.ts';
import { useAnnounce } from '../editor/announcer.tsx';
import { useDeskSearch } from '../pick/desk-search.tsx';
import { pagesInWords } from '../pick/StoryLine.tsx';
import { StoryPicker } from '../pick/StoryPicker.tsx';
import { addStory } from './changes.ts';
import { CollectionBar } from './CollectionBar.tsx';
import { CollectionHistory } from './History.tsx';
import { Conflicts } from './Conflicts.tsx';
import { ItemForm } from './ItemForm.tsx';
import { headlineOf } from './Item.tsx';
import { ItemList } from './ItemList.tsx';
import { StripForm } from './StripForm.tsx';
import { useCollectionWork } from './use-collection-work.ts';
import { useStories } from './use-stories.ts';

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

/** A collection on the desk: its stories, what each says differently here, and the search of others. */
export function CollectionEditor(props: CollectionEditorProps): ReactNode {
  const { brand, session, port, search, opened, onSessionEnded } = props;
  const { email } = session.staff;
  const { id } = opened;
  const kind = collectionKind(brand, id);
  const announce = useAnnounce();
  const desk = useDeskSearch();
  const [selected, setSelected] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [hasHistory, setHistory] = useState(false);
  const failed = useCallback(
    (error: unknown): void => {
      if (failureOf(error) === 'session') onSessionEnded();
      else setProblem(problemOf(error));
    },
    [onSessionEnded],
  );
  const work = useCollectionWork({ brand, email, port, opened, onFailed: failed });
  const { document } = work;
  const [stories, learn] = useStories({ brand, document, port, search, onFailed: failed });
  const mayChange = mayPublish(session.staff, brand);
  const issues = collectionIssues(document, kind);
  const item = document.items.find((one) => one.id === selected);
  const thumbnail = (src: string, width = THUMBNAIL): string => desk?.thumbnail(src, width) ?? src;
  const nameOf = (story: string): string => headlineOf({ id: story, story }, stories.get(story));
  const add = (story: StoryChoice): void => {
    learn([[story.id, { choice: story }]]);
    if (document.items.some((one) => one.id === story.id)) {
      setSelected(story.id);
      announce(`“${story.headline}” ya está en la colección.`);
      return;
    }
    work.put(addStory(document, story.id));
    announce(`“${story.headline}” está en la colección.`);
  };
  return (
    <main className="collection-screen">
      <CollectionBar
        brand={brand}
        work={work}
        problem={problem}
        mayChange={mayChange}
        hasFault={issues.length > 0}
        onPublish={() => {
          setProblem(undefined);
          work.publish();
        }}
        onHistory={() => setHistory(true)}
      />
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
            onChange={work.put}
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
              onChange={work.put}
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
                  onChange={work.put}
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
            work.put(revision.document);
            setHistory(false);
            announce(
              `La revisión ${revision.number} está en la mesa. Publica para que los lectores la vean.`,
            );
          }}
        />
      )}
      {work.conflict && (
        <Conflicts {...work.conflict} nameOf={nameOf} onClose={work.leaveConflict} onMerged={work.merged} />
      )}
    </main>
  );
}
