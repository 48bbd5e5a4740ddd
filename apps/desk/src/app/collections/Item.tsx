import { useSortable } from '@dnd-kit/react/sortable';
import type { KeyboardEvent, ReactNode } from 'react';
import { isInForce, type CollectionItem } from 'rotativa/domain';
import type { OriginalStory, StoryChoice } from 'rotativa/providers';
import { Arrow } from '../Arrow.tsx';
import { dayAndTime } from '../times.ts';

/** The values of a story, and where else it is, as far as they are known. */
export interface KnownStory {
  readonly original?: OriginalStory | undefined;
  readonly choice?: StoryChoice | undefined;
}

export const headlineOf = ({ id, overrides }: CollectionItem, known: KnownStory | undefined): string =>
  overrides?.headline ?? known?.original?.headline ?? known?.choice?.headline ?? id;

/** Whether, when and why readers do not get an item. */
export function stateOf(
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

export interface ItemProps {
  item: CollectionItem;
  /** From 0. */
  index: number;
  /** How many items there are. */
  count: number;
  known: KnownStory | undefined;
  state: ReturnType<typeof stateOf>;
  /** Its place among those that readers get, from 1; undefined for one that they do not get. */
  shown: number | undefined;
  isSelected: boolean;
  thumbnail: (src: string) => string;
  pagesOf: (story: StoryChoice) => string;
  mayChange: boolean;
  onSelect: () => void;
  /** @param to the new place, from 0 */
  onMove: (to: number) => void;
  onPin: () => void;
  onRemove: () => void;
}

/** A story of a collection: a row that can be dragged, and what single clicks do with it. */
export function Item(props: ItemProps): ReactNode {
  const {
    item,
    index,
    count,
    known,
    state,
    shown,
    isSelected,
    mayChange,
    onSelect,
    onMove,
    onPin,
    onRemove,
  } = props;
  const { ref, isDragSource } = useSortable({ id: item.id, index, disabled: !mayChange });
  const name = headlineOf(item, known);
  const src =
    item.overrides?.picture?.url ?? known?.original?.pictures[0]?.url ?? known?.choice?.picture?.src;
  const pinning = item.pinned ? 'Soltar' : 'Fijar';
  const pages = known?.choice ? props.pagesOf(known.choice) : '';
  const onKey = (event: KeyboardEvent): void => {
    const to = event.altKey ? { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key] : undefined;
    if (to !== undefined) onMove(to);
    else if (event.key === 'Delete' && mayChange) onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <li
      ref={ref}
      data-state={state.state}
      data-selected={isSelected ? '' : undefined}
      data-movable={mayChange ? '' : undefined}
      data-dragged={isDragSource ? '' : undefined}
    >
      <span className="place">{shown ?? '–'}</span>
      {src ? (
        <img src={props.thumbnail(src)} alt="" width={84} height={56} loading="lazy" draggable={false} />
      ) : (
        <span className="no-picture" />
      )}
      <span className="what">
        <button type="button" className="name" aria-pressed={isSelected} onKeyDown={onKey} onClick={onSelect}>
          {name}
        </button>
        <small>
          {item.pinned && <span className="tag">Fija</span>}
          {item.overrides !== undefined && (
            <span className="tag" data-tone="info">
              Cambiada aquí
            </span>
          )}
          {[state.words, pages && `También en: ${pages}`].filter(Boolean).join(' · ')}
        </small>
      </span>
      {mayChange && (
        <span className="arrows">
          <button type="button" className="quiet" aria-label={`${pinning} “${name}”`} onClick={onPin}>
            {pinning}
          </button>
          <button
            type="button"
            className="icon"
            aria-label={`Subir “${name}”`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Arrow to="up" />
          </button>
          <button
            type="button"
            className="icon"
            aria-label={`Bajar “${name}”`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <Arrow to="down" />
          </button>
          <button type="button" className="icon" aria-label={`Quitar “${name}”`} onClick={onRemove}>
            ×
          </button>
        </span>
      )}
    </li>
  );
}
