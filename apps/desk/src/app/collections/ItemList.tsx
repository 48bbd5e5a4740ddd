import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { isInForce, type CollectionDocument, type CollectionItem } from 'rotativa/domain';
import type { OriginalStory, StoryChoice } from 'rotativa/providers';
import { Arrow } from '../Arrow.tsx';
import { useAnnounce } from '../editor/announcer.tsx';
import { dayAndTime } from '../times.ts';
import { changeItem, moveItem, removeItem } from './changes.ts';

/** The values of a story, and where else it is, as far as they are known. */
export interface KnownStory {
  readonly original?: OriginalStory | undefined;
  readonly choice?: StoryChoice | undefined;
}

export const headlineOf = ({ id, overrides }: CollectionItem, known: KnownStory | undefined): string =>
  overrides?.headline ?? known?.original?.headline ?? known?.choice?.headline ?? id;

/** Whether, when and why readers do not get an item. */
function stateOf(
  item: CollectionItem,
  known: KnownStory | undefined,
  now: Date,
): { words: string; state: string } {
  const { from, until } = item;
  const published = known?.original?.published;
  if (until && Date.parse(until) <= now.getTime())
    return { words: `Salió ${dayAndTime(until, now)}`, state: 'over' };
  if (from && !isInForce({ from }, now)) return { words: `Entra ${dayAndTime(from, now)}`, state: 'later' };
  if (published && Date.parse(published) > now.getTime())
    return { words: `La nota se publica ${dayAndTime(published, now)}`, state: 'later' };
  if (item.story !== null && known && !known.original)
    return { words: 'La nota no existe en esta marca', state: 'over' };
  return { words: until ? `Hasta ${dayAndTime(until, now)}` : '', state: 'shown' };
}

export interface ItemListProps {
  document: CollectionDocument;
  stories: ReadonlyMap<string, KnownStory>;
  selected: string | undefined;
  thumbnail: (src: string) => string;
  pagesOf: (story: StoryChoice) => string;
  mayChange: boolean;
  now: Date;
  onSelect: (id: string | undefined) => void;
  onChange: (document: CollectionDocument) => void;
}

/** The items in their order: moved by drag, by single clicks and by Alt with an arrow; pinned and taken out. */
export function ItemList(props: ItemListProps): ReactNode {
  const { document, stories, selected, thumbnail, pagesOf, mayChange, now, onSelect, onChange } = props;
  const { items } = document;
  const announce = useAnnounce();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const move = (item: CollectionItem, to: number): void => {
    if (!mayChange || to < 0 || to >= items.length) return;
    onChange(moveItem(document, item.id, to));
    announce(`“${headlineOf(item, stories.get(item.id))}”: posición ${to + 1} de ${items.length}.`);
  };
  const remove = (item: CollectionItem): void => {
    onChange(removeItem(document, item.id));
    announce(`Se quitó “${headlineOf(item, stories.get(item.id))}”.`);
    if (selected === item.id) onSelect(undefined);
  };
  const onKey = (event: KeyboardEvent, item: CollectionItem, index: number): void => {
    const to = event.altKey ? { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key] : undefined;
    if (to !== undefined) move(item, to);
    else if (event.key === 'Delete' && mayChange) remove(item);
    else return;
    event.preventDefault();
  };
  if (items.length === 0)
    return <p className="empty">No hay notas. Busca una y elígela para ponerla aquí.</p>;
  let shown = 0;
  return (
    <ol className="items" aria-label="Notas de la colección">
      {items.map((item, index) => {
        const known = stories.get(item.id);
        const { words, state } = stateOf(item, known, now);
        const name = headlineOf(item, known);
        const src =
          item.overrides?.picture?.url ?? known?.original?.pictures[0]?.url ?? known?.choice?.picture?.src;
        const pages = known?.choice ? pagesOf(known.choice) : '';
        const isChanged = item.overrides !== undefined;
        if (state === 'shown') shown += 1;
        return (
          <li
            key={item.id}
            data-state={state}
            data-selected={item.id === selected ? '' : undefined}
            data-over={dragged !== undefined && over === index ? '' : undefined}
            draggable={mayChange}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item.id);
              setDragged(item.id);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(index);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDrop={(event) => {
              event.preventDefault();
              const moved = items.find(({ id }) => id === dragged);
              if (moved) move(moved, index);
            }}
          >
            <span className="place">{state === 'shown' ? shown : '–'}</span>
            {src ? (
              <img src={thumbnail(src)} alt="" width={84} height={56} loading="lazy" draggable={false} />
            ) : (
              <span className="no-picture" />
            )}
            <span className="what">
              <button
                type="button"
                className="name"
                aria-pressed={item.id === selected}
                onKeyDown={(event) => onKey(event, item, index)}
                onClick={() => onSelect(item.id)}
              >
                {name}
              </button>
              <small>
                {item.pinned && <span className="tag">Fija</span>}
                {isChanged && (
                  <span className="tag" data-tone="info">
                    Cambiada aquí
                  </span>
                )}
                {[words, pages && `También en: ${pages}`].filter(Boolean).join(' · ')}
              </small>
            </span>
            {mayChange && (
              <span className="arrows">
                <button
                  type="button"
                  className="quiet"
                  aria-pressed={item.pinned ?? false}
                  aria-label={`Fijar “${name}”`}
                  onClick={() => {
                    onChange(changeItem(document, item.id, { pinned: !item.pinned }));
                    announce(item.pinned ? `“${name}” ya no está fija.` : `“${name}” está fija arriba.`);
                  }}
                >
                  {item.pinned ? 'Soltar' : 'Fijar'}
                </button>
                <button
                  type="button"
                  className="icon"
                  aria-label={`Subir “${name}”`}
                  disabled={index === 0}
                  onClick={() => move(item, index - 1)}
                >
                  <Arrow to="up" />
                </button>
                <button
                  type="button"
                  className="icon"
                  aria-label={`Bajar “${name}”`}
                  disabled={index === items.length - 1}
                  onClick={() => move(item, index + 1)}
                >
                  <Arrow to="down" />
                </button>
                <button
                  type="button"
                  className="icon"
                  aria-label={`Quitar “${name}”`}
                  onClick={() => remove(item)}
                >
                  ×
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
