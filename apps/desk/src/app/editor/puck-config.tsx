import type { Config, SlotComponent } from '@puckeditor/core';
import type { EditorBlock } from 'rotativa/editor';
import { BlockView } from '../canvas/BlockView.tsx';
import type { CanvasStore } from '../canvas/canvas-store.ts';
import { PageFrame } from '../canvas/PageFrame.tsx';

export interface PuckConfigOptions {
  blocks: readonly EditorBlock[];
  /** Names of blocks on the page that the site does not have. */
  unknown: readonly string[];
  regions: readonly { readonly name: string; readonly label: string }[];
  canvas: CanvasStore;
}

const FIXED = { delete: false, drag: false, duplicate: false, insert: false };

/**
 * The configuration of the visual editor: one component for each block, which shows the server's HTML, and a slot for
 * each region. Blocks of the frame stay where they are.
 */
export function puckConfig({ blocks, unknown, regions, canvas }: PuckConfigOptions): Config {
  const component = (
    label: string,
    known: boolean,
    editorial: boolean,
    settings: object,
    version?: number,
  ) => ({
    label,
    inline: true,
    fields: {},
    defaultProps: { settings, ...(version !== undefined && version > 1 && { version }) },
    ...(!editorial && { permissions: FIXED }),
    render: ({ id, puck }: { id: string; puck: { dragRef: ((element: Element | null) => void) | null } }) => (
      <BlockView id={id} label={label} known={known} canvas={canvas} dragRef={puck.dragRef} />
    ),
  });
  return {
    components: Object.fromEntries([
      ...blocks.map(({ name, label, editorial, defaults, version }) => [
        name,
        // A new block is for readers as soon as the page is.
        component(label, true, editorial, { ...defaults, ...(editorial && { published: true }) }, version),
      ]),
      ...unknown.map((name) => [name, component(`Bloque desconocido: ${name}`, false, true, {})]),
    ]),
    root: {
      fields: Object.fromEntries(regions.map(({ name }) => [name, { type: 'slot' }])),
      render: (props: Record<string, unknown>) => (
        <PageFrame canvas={canvas} regions={regions} slots={props as Record<string, SlotComponent>} />
      ),
    },
  } as unknown as Config;
}
