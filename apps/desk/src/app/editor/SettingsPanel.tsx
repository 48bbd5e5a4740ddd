import { useMemo, type ReactNode } from 'react';
import type { DraftNote, EditorBlock, PreviewReply } from 'rotativa/editor';
import { DeskLink } from '../DeskLink.tsx';
import { SettingField } from '../form/SettingField.tsx';
import { problemsOf } from '../form/problems.ts';
import { useDeskSearch } from '../pick/desk-search.tsx';
import { collectionAddress } from '../routes.ts';
import { regionOf, type PlacedProps } from '../document/puck-data.ts';
import { SEVERITY } from './Notes.tsx';
import { WhatItShows } from './WhatItShows.tsx';
import { useDesk, type Actions, type Region } from './use-actions.ts';

export interface SettingsPanelProps {
  blocks: ReadonlyMap<string, EditorBlock>;
  regions: readonly Region[];
  actions: Actions;
  notes: readonly DraftNote[];
  stories: PreviewReply['stories'];
  /** The chosen moment (ISO); undefined: now. */
  at: string | undefined;
  /** The name of the block of a placement; undefined for one that is not there. */
  labelOf: (placementId: string) => string | undefined;
  /** Shown while no block is selected: the page's fields. */
  page: ReactNode;
}

const SINGLE_CLICKS = [
  ['Subir', (actions: Actions, id: string) => actions.step(id, 'up')],
  ['Bajar', (actions: Actions, id: string) => actions.step(id, 'down')],
  ['Copiar', (actions: Actions, id: string) => actions.duplicate(id)],
  ['Quitar', (actions: Actions, id: string) => actions.remove(id)],
] as const;

/** The form of the selected block, and what a single click does with it. */
export function SettingsPanel({
  blocks,
  regions,
  actions,
  notes,
  stories,
  at,
  labelOf,
  page,
}: SettingsPanelProps): ReactNode {
  const search = useDeskSearch();
  const item = useDesk(({ selectedItem }) => selectedItem);
  const zone = useDesk(({ appState }) => appState.ui.itemSelector?.zone);
  const block = item ? blocks.get(item.type) : undefined;
  const { id, settings = {} } = (item?.props ?? {}) as Partial<PlacedProps>;
  const problems = useMemo(() => (block ? problemsOf(block.schema, settings) : []), [block, settings]);
  if (!item || id === undefined) return page;
  const own = notes.filter(({ placementId }) => placementId === id);
  const isFixed = block !== undefined && !block.editorial;
  return (
    <section className="settings" aria-label="Ajustes del bloque">
      <header>
        <h2>{block?.label ?? `Bloque desconocido: ${item.type}`}</h2>
        <button type="button" className="quiet" onClick={() => actions.select(null)}>
          Ver la página
        </button>
      </header>
      {isFixed ? (
        <p className="hint">Es parte del marco de la página: no se mueve ni se quita.</p>
      ) : (
        <div className="clicks">
          {SINGLE_CLICKS.map(([label, act]) => (
            <button key={label} type="button" onClick={() => act(actions, id)}>
              {label}
            </button>
          ))}
          <label className="inline">
            <span>Zona</span>
            <select
              value={regionOf(zone ?? '')}
              onChange={(event) => actions.toRegion(id, event.target.value)}
            >
              {regions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {own.map(({ kind, text, severity }) => (
        <p key={`${kind}${text}`} className="note" data-severity={severity}>
          <b>{SEVERITY[severity]}</b> {text}
        </p>
      ))}
      {block && (
        <WhatItShows
          key={id}
          block={block}
          settings={settings}
          stories={stories[id]}
          at={at}
          labelOf={labelOf}
          actions={actions}
        />
      )}
      {!block && (
        <p className="hint">Este sitio no conoce el bloque. Se guarda como está; los lectores no lo ven.</p>
      )}
      {search &&
        block?.fields
          .filter(
            ({ name, widget }) =>
              widget === 'collection' && typeof settings[name] === 'string' && settings[name],
          )
          .map(({ name }) => (
            <p key={name} className="row">
              <DeskLink href={collectionAddress(search.brand, String(settings[name]))}>
                Editar esta colección: {String(settings[name])}
              </DeskLink>
            </p>
          ))}
      {block && block.fields.length === 0 && <p className="hint">Este bloque no tiene ajustes.</p>}
      {block?.fields.map((field) => (
        <SettingField
          key={`${id}-${field.name}`}
          field={field}
          value={settings[field.name] ?? field.default}
          path={[field.name]}
          problems={problems}
          onChange={(value) => {
            const { [field.name]: _, ...rest } = settings;
            actions.change(id, value === undefined ? rest : { ...rest, [field.name]: value });
          }}
        />
      ))}
    </section>
  );
}
