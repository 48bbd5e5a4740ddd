import type { KeyboardEvent, ReactNode } from 'react';
import type { DraftNote } from 'rotativa/editor';
import { colourOf, initialsOf } from '../presence/colours.ts';
import type { PresentEditor } from '../presence/presence-loop.ts';
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

/** The blocks of the page by region: to choose one, and to move it without dragging. */
export function Structure({ regions, actions, labelOf, notes, others }: StructureProps): ReactNode {
  const data = useDesk(({ appState }) => appState.data);
  const selected = useDesk(({ selectedItem }) => selectedItem?.props.id as string | undefined);
  const marked = new Set(notes.map(({ placementId }) => placementId));
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
                const title = (props['settings'] as { title?: unknown } | undefined)?.title;
                const isSelected = id === selected;
                const movable = actions.canMove(id);
                return (
                  <li key={id} data-selected={isSelected || undefined} data-fixed={movable ? undefined : ''}>
                    <button
                      type="button"
                      className="block"
                      aria-pressed={isSelected}
                      onClick={() => actions.select(id)}
                      onKeyDown={(event) => onKey(event, id, actions)}
                    >
                      <span>{typeof title === 'string' && title !== '' ? title : labelOf(type)}</span>
                      {typeof title === 'string' && title !== '' && title !== labelOf(type) && (
                        <small>{labelOf(type)}</small>
                      )}
                      {marked.has(id) && <i aria-label="tiene un aviso" role="img" className="dot" />}
                      {others
                        .filter(({ placementId }) => placementId === id)
                        .map(({ key, name }) => (
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
                    {movable && (
                      <span className="arrows">
                        <button
                          type="button"
                          className="icon"
                          aria-label={`Subir ${labelOf(type)}, posición ${index + 1}`}
                          onClick={() => actions.step(id, 'up')}
                        >
                          <Arrow to="up" />
                        </button>
                        <button
                          type="button"
                          className="icon"
                          aria-label={`Bajar ${labelOf(type)}, posición ${index + 1}`}
                          onClick={() => actions.step(id, 'down')}
                        >
                          <Arrow to="down" />
                        </button>
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
