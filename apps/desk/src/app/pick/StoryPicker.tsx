import { useCallback, useState, type ReactNode } from 'react';
import { SEARCH_LIMITS, type StoryChoice, type StoryOrder, type StorySearch } from 'rotativa/providers';
import { useDeskSearch, type DeskSearch } from './desk-search.tsx';
import { Finder } from './Finder.tsx';
import { StoryLine } from './StoryLine.tsx';
import { useLatest } from './use-latest.ts';

const ORDERS: Readonly<Record<StoryOrder, string>> = {
  newest: 'Las más nuevas',
  read: 'Las más leídas',
  unused: 'Las que no están en ninguna página',
};

export interface StoryPickerProps {
  /** Called with the story that the editor chooses. */
  onChoose: (story: StoryChoice) => void;
  /** The ids of stories that are chosen already. */
  chosen?: readonly string[] | undefined;
  /** Only stories of this section and those below it. */
  section?: string | undefined;
  /** The stories that readers see at this instant (ISO). @defaultValue now */
  at?: string | undefined;
  /** @defaultValue 'Buscar una nota' */
  label?: string | undefined;
  /** The content of a line. @defaultValue its line */
  show?: ((story: StoryChoice) => ReactNode) | undefined;
  /** Only stories with a picture. */
  pictures?: boolean | undefined;
}

/** A search of the stories of the brand, to choose one. Put it in a `DeskSearchProvider`. */
export function StoryPicker(props: StoryPickerProps): ReactNode {
  const search = useDeskSearch();
  if (!search) return <p className="empty">Esta mesa no tiene búsqueda de notas.</p>;
  return <StorySearchList {...props} search={search} />;
}

function StorySearchList({
  search,
  onChoose,
  chosen = [],
  section,
  at,
  label = 'Buscar una nota',
  show,
  pictures,
}: StoryPickerProps & { search: DeskSearch }): ReactNode {
  const { port, brand, onSessionEnded } = search;
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<StoryOrder>('newest');
  const [limit, setLimit] = useState<number>(SEARCH_LIMITS.usual);
  const [now] = useState(() => new Date());
  const ask = useCallback(
    async ({ at: moment, ...rest }: Omit<StorySearch, 'at'> & { at?: string }) => {
      const { total, stories } = await port.stories({
        ...rest,
        ...(moment !== undefined && { at: new Date(moment) }),
      });
      return { total, items: stories };
    },
    [port],
  );
  const question = {
    brand,
    q: words.trim(),
    order,
    section,
    pictures,
    limit,
    ...(at !== undefined && { at }),
  };
  const answer = useLatest(question, ask, onSessionEnded);
  const more = limit < SEARCH_LIMITS.most && (answer.found?.total ?? 0) > limit;
  return (
    <Finder<StoryChoice>
      label={label}
      words={words}
      onWords={(next) => {
        setWords(next);
        setLimit(SEARCH_LIMITS.usual);
      }}
      filters={
        <label className="inline">
          <span>Orden</span>
          <select value={order} onChange={({ target }) => setOrder(target.value as StoryOrder)}>
            {Object.entries(ORDERS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      }
      answer={answer}
      keyOf={({ id }) => id}
      show={show ?? ((story) => <StoryLine story={story} search={search} now={now} />)}
      isChosen={({ id }) => chosen.includes(id)}
      onChoose={onChoose}
      counted={(total) => (total === 1 ? '1 nota' : `${total} notas`)}
      none={words.trim() ? 'Ninguna nota tiene esas palabras.' : 'No hay notas aquí.'}
      onMore={more ? () => setLimit(SEARCH_LIMITS.most) : undefined}
    />
  );
}
