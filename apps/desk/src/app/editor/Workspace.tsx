import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { PageDocument } from 'rotativa/domain';
import type { DraftNote, EditorBlock, EditorConfig, PreviewReply } from 'rotativa/editor';
import { useCanvas, type CanvasStore } from '../canvas/canvas-store.ts';
import { Catalogue, type CatalogueProps } from '../catalogue/Catalogue.tsx';
import { pageFields, rootWithFields } from '../document/puck-data.ts';
import { presenceCss } from '../presence/colours.ts';
import { PresentEditors } from '../presence/PresentEditors.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { Notes } from './Notes.tsx';
import { PageFieldsForm } from './PageFieldsForm.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Stage } from './Stage.tsx';
import { Structure } from './Structure.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';
import { useActions, useDesk, type Region } from './use-actions.ts';
import type { Seen } from './use-view.ts';
import { ViewBar } from './ViewBar.tsx';

const NO_NOTES: readonly DraftNote[] = [];
const NO_STORIES: PreviewReply['stories'] = {};
const PANELS = ['Bloques', 'Estructura', 'Avisos'] as const;

export interface WorkspaceProps {
  place: { readonly brand: string; readonly page: string };
  top: Omit<TopBarProps, 'actions' | 'present'>;
  regions: readonly Region[];
  config: EditorConfig;
  blocks: ReadonlyMap<string, EditorBlock>;
  layoutLabel: string;
  canvas: CanvasStore;
  drawing: CatalogueProps['drawing'];
  view: Seen;
  onView: (change: Partial<Seen>) => void;
  /** A document to put in place of the present one, as one step of undo. */
  replacement: { readonly data: Parameters<typeof pageFields>[0]; readonly count: number } | undefined;
  document: PageDocument;
}

/** The form of the page itself. */
function PageSettings({ layoutLabel }: { layoutLabel: string }): ReactNode {
  const dispatch = useDesk((state) => state.dispatch);
  const data = useDesk(({ appState }) => appState.data);
  return (
    <PageFieldsForm
      fields={pageFields(data)}
      layoutLabel={layoutLabel}
      onChange={(fields) =>
        dispatch({ type: 'replaceRoot', root: rootWithFields(fields), recordHistory: true })
      }
    />
  );
}

/** The desk of a page, inside the visual editor: catalogue, canvas and form. */
export function Workspace(props: WorkspaceProps): ReactNode {
  const { top, regions, config, blocks, layoutLabel, canvas, drawing, view, onView, replacement } = props;
  const first = regions.find(({ name }) => name === 'main')?.name ?? regions[0]?.name ?? 'main';
  const actions = useActions(regions, first);
  const dispatch = useDesk((state) => state.dispatch);
  const notes = useCanvas(canvas, ({ page }) => page?.notes ?? NO_NOTES);
  const stories = useCanvas(canvas, ({ page }) => page?.stories ?? NO_STORIES);
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('Estructura');
  useEffect(() => {
    if (replacement) dispatch({ type: 'setData', data: replacement.data, recordHistory: true });
  }, [dispatch, replacement]);
  const selected = useDesk(({ selectedItem }) => selectedItem?.props.id as string | undefined);
  const others = usePresence({ ...props.place, selected, document: props.document });
  useEffect(() => canvas.set({ marks: presenceCss(others) }), [canvas, others]);
  const labelOf = useCallback(
    (name: string): string => blocks.get(name)?.label ?? `Bloque desconocido: ${name}`,
    [blocks],
  );
  return (
    <div className="workspace">
      <TopBar
        {...top}
        actions={actions}
        present={<PresentEditors others={others} blockOf={actions.nameOf} />}
      />
      <aside className="left" aria-label="Bloques de la página">
        <div className="tabs" role="tablist" aria-label="Columna izquierda">
          {PANELS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={panel === name}
              aria-controls="left-panel"
              tabIndex={panel === name ? 0 : -1}
              onClick={() => setPanel(name)}
              onKeyDown={({ key, currentTarget }) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
                if (step === undefined) return;
                const next = PANELS[(PANELS.indexOf(name) + step + PANELS.length) % PANELS.length]!;
                setPanel(next);
                currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
              }}
            >
              {name}
              {name === 'Avisos' && notes.length > 0 && <small>{notes.length}</small>}
            </button>
          ))}
        </div>
        <div className="panel" role="tabpanel" id="left-panel" aria-labelledby={`tab-${panel}`} tabIndex={0}>
          {panel === 'Bloques' && (
            <Catalogue
              blocks={config.blocks}
              categories={config.categories}
              actions={actions}
              drawing={drawing}
            />
          )}
          {panel === 'Estructura' && (
            <Structure regions={regions} actions={actions} labelOf={labelOf} notes={notes} others={others} />
          )}
          {panel === 'Avisos' && <Notes notes={notes} actions={actions} blockOf={actions.nameOf} />}
        </div>
      </aside>
      <main className="centre">
        <ViewBar view={view} onChange={onView} />
        <Stage canvas={canvas} width={view.width} />
      </main>
      <aside className="right" aria-label="Ajustes">
        <SettingsPanel
          blocks={blocks}
          regions={regions}
          actions={actions}
          notes={notes}
          stories={stories}
          at={view.at}
          labelOf={actions.nameOf}
          page={<PageSettings layoutLabel={layoutLabel} />}
        />
      </aside>
    </div>
  );
}
