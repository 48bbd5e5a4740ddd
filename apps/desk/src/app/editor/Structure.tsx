import type { PresentEditor } from '@rotativa/sandbox/desk-wire';
import { memo, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { DraftNote } from 'rotativa/editor';
import { colourOf, initialsOf } from '../presence/colours.ts';
import { Arrow } from '../Arrow.tsx';
import { listOf, useDesk, type Actions, type Region } from './use-actions.ts';

export interface StructureProps {
  regions: readonly Region[];
  actions: Actions;
  labelOf: (block: string) => string;
  notes: readonly DraftNote[];
  others: readonly PresentEditor[];
}

/** The keys of a block in the list, as its help says. */
function onKey(event: KeyboardEvent, id: string, actions: Actions): void {
  const key = event.altKey ? `Alt+${event.key}` : event.key;
  const does: Readonly<Record<string, () => void>> = {
    'Alt+ArrowUp': () => actions.step(id, 'up'),
    'Alt+ArrowDown': () => actions.step(id, 'down'),
    Delete: () => actions.remove(id),
  };
  const act = does[key];
  if (!act) return;
  event.preventDefault();
  // The visual editor would remove the selected block as well.
  event.stopPropagation();
  act();
}

interface RowProps {
  id: string;
  /** The block's name. */
  label: string;
  /** The block's own title; '' for none. */
  title: string;
  /** From 0, in its region. */
  index: number;
  isSelected: boolean;
  isMarked: boolean;
  isMovable: boolean;
  others: readonly PresentEditor[] | undefined;
  actions: Actions;
}

const STEPS = [
  ['up', 'Subir'],
  ['down', 'Bajar'],
] as const;

/** A block of the list. A page has hundreds: only those that have changed are rendered. */
const Row = memo(function Row(props: RowProps): ReactNode {
  const { id, label, title, index, isSelected, isMarked, isMovable, others, actions } = props;
  return (
    <li data-selected={isSelected || undefined} data-fixed={isMovable ? undefined : ''}>
      <button
        type="button"
        className="block"
        aria-pressed={isSelected}
        onClick={() => actions.select(id)}
        onKeyDown={(event) => onKey(event, id, actions)}
      >
        <span>{title || label}</span>
        {title !== '' && title !== label && <small>{label}</small>}
        {isMarked && <i aria-label="tiene un aviso" role="img" className="dot" />}
        {others?.map(({ key, name }) => (
          <i
            key={key}
            className="other"
            role="img"
            aria-label={`${name} está aquí`}
            style={{ background: colourOf(key) }}
          >
            {initialsOf(name)}
          </i>
        ))}
      </button>
      {isMovable && (
        <span className="arrows">
          {STEPS.map(([step, words]) => (
            <button
              key={step}
              type="button"
              className="icon"
              aria-label={`${words} ${label}, posición ${index + 1}`}
              onClick={() => actions.step(id, step)}
            >
              <Arrow to={step} />
            </button>
          ))}
        </span>
      )}
    </li>
  );
});

const titleOf = (settings: unknown): string => {
  const { title } = Object(settings) as { title?: unknown };
  return typeof title === 'string' ? title : '';
};

/** The blocks of the page by region: to choose one, and to move it without dragging. */
export const Structure = memo(function Structure({
  regions,
  actions,
  labelOf,
  notes,
  others,
}: StructureProps): ReactNode {
  const data = useDesk(({ appState }) => appState.data);
  const selected = useDesk(({ selectedItem }) => selectedItem?.props.id as string | undefined);
  const marked = useMemo(() => new Set(notes.map(({ placementId }) => placementId)), [notes]);
  const present = useMemo(() => {
    const found = new Map<string | null, PresentEditor[]>();
    for (const other of others)
      found.set(other.placementId, [...(found.get(other.placementId) ?? []), other]);
    return found;
  }, [others]);
  return (
    <div className="structure">
      <p className="hint">
        <kbd>Alt</kbd> y una flecha mueven el bloque; <kbd>Supr</kbd> lo quita.
      </p>
      {regions.map(({ name, label }) => {
        const list = listOf(data, name);
        return (
          <section key={name} aria-label={label}>
            <h2>{label}</h2>
            {list.length === 0 && <p className="empty">Sin bloques</p>}
            <ol>
              {list.map(({ type, props }, index) => {
                const id = props['id'] as string;
                return (
                  <Row
                    key={id}
                    id={id}
                    label={labelOf(type)}
                    title={titleOf(props['settings'])}
                    index={index}
                    isSelected={id === selected}
                    isMarked={marked.has(id)}
                    isMovable={actions.canMove(id)}
                    others={present.get(id)}
                    actions={actions}
                  />
                );
              })}
            </ol>
          </section>
        );
      })}
    </div>
  );
});
