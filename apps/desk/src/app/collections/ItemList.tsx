import { Accessibility, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import type { CollectionDocument, CollectionItem } from 'rotativa/domain';
import type { StoryChoice } from 'rotativa/providers';
import { useAnnounce } from '../editor/announcer.tsx';
import { changeItem, moveItem, removeItem } from './changes.ts';
import { headlineOf, Item, stateOf, type KnownStory } from './Item.tsx';

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

/** By mouse, and by a finger that stays a moment. Buttons of the row can be dragged too; keys have ways without dragging. */
const SENSORS = [PointerSensor.configure({ preventActivation: () => false })];

/** The items in their order: moved by drag, by single clicks and by Alt with an arrow; pinned and taken out. */
export function ItemList(props: ItemListProps): ReactNode {
  const { document, stories, selected, thumbnail, pagesOf, mayChange, now, onSelect, onChange } = props;
  const { items } = document;
  const announce = useAnnounce();
  const nameOf = (item: CollectionItem): string => headlineOf(item, stories.get(item.id));
  const move = (item: CollectionItem, to: number): void => {
    if (!mayChange || to < 0 || to >= items.length) return;
    onChange(moveItem(document, item.id, to));
    announce(`“${nameOf(item)}”: posición ${to + 1} de ${items.length}.`);
  };
  const remove = (item: CollectionItem): void => {
    onChange(removeItem(document, item.id));
    announce(`Se quitó “${nameOf(item)}”.`);
    if (selected === item.id) onSelect(undefined);
  };
  const pin = (item: CollectionItem): void => {
    onChange(changeItem(document, item.id, { pinned: !item.pinned }));
    announce(item.pinned ? `“${nameOf(item)}” ya no está fija.` : `“${nameOf(item)}” está fija arriba.`);
  };
  const dropped = ({ canceled, operation: { source } }: DragEndEvent): void => {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
    const moved = items.find(({ id }) => id === source.id);
    if (moved) move(moved, source.index);
  };
  if (items.length === 0)
    return <p className="empty">No hay notas. Busca una y elígela para ponerla aquí.</p>;
  let shown = 0;
  return (
    <DragDropProvider
      sensors={SENSORS}
      // It would make the rows buttons, with English words.
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={dropped}
    >
      <ol className="items" aria-label="Notas de la colección">
        {items.map((item, index) => {
          const known = stories.get(item.id);
          const state = stateOf(item, known, now);
          if (state.state === 'shown') shown += 1;
          return (
            <Item
              key={item.id}
              {...{ item, index, known, state, thumbnail, pagesOf, mayChange }}
              count={items.length}
              shown={state.state === 'shown' ? shown : undefined}
              isSelected={item.id === selected}
              onSelect={() => onSelect(item.id)}
              onMove={(to) => move(item, to)}
              onPin={() => pin(item)}
              onRemove={() => remove(item)}
            />
          );
        })}
      </ol>
    </DragDropProvider>
  );
}
