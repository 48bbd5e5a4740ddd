import type { ComponentData, Data } from '@puckeditor/core';
import type { BlockPlacement, PageDocument } from 'rotativa/domain';

/** The props of a placement in the visual editor. The settings are one value, which it does not look into. */
export interface PlacedProps {
  id: string;
  settings: Record<string, unknown>;
  version?: number | undefined;
}

export type PlacedData = Omit<ComponentData, 'props'> & { props: PlacedProps };

/** The fields of the page itself, which are not in its regions. */
export type PageFields = Pick<PageDocument, 'layout' | 'title' | 'description' | 'mode'>;

/** The fields of the page, so that undoing covers them. No region has this name. */
const PAGE = '_page';

const toItem = ({ id, block, settings = {}, version }: BlockPlacement): PlacedData => ({
  type: block,
  props: { id: id ?? '', settings: { ...settings }, ...(version !== undefined && { version }) },
});

const toPlacement = ({ type, props }: ComponentData): BlockPlacement => {
  const { id, settings, version } = props as PlacedProps;
  return { id, block: type, ...(version !== undefined && { version }), settings };
};

/** The regions of a page: those of its layout, then those that only its document has. */
export const regionNames = (document: PageDocument, layout: readonly string[]): string[] => [
  ...new Set([...layout, ...Object.keys(document.regions)]),
];

/** @param document with ids @param regions the names of the regions, each of which becomes a slot */
export const toPuckData = (document: PageDocument, regions: readonly string[]): Data => {
  const { regions: placed, ...page } = document;
  return {
    root: {
      props: {
        [PAGE]: page,
        ...Object.fromEntries(regions.map((name) => [name, (placed[name] ?? []).map(toItem)])),
      },
    },
    content: [],
  } as Data;
};

export const pageFields = (data: Data): PageFields =>
  (data.root.props as unknown as Record<string, PageFields>)[PAGE]!;

/** The document of the editor's data. Regions without blocks are left out unless `before` has them. */
export function toDocument(data: Data, regions: readonly string[], before: PageDocument): PageDocument {
  const props = data.root.props as unknown as Record<string, ComponentData[] | undefined>;
  const placed = regions.flatMap((name): [string, BlockPlacement[]][] => {
    const list = props[name] ?? [];
    return list.length > 0 || before.regions[name] ? [[name, list.map(toPlacement)]] : [];
  });
  return { ...pageFields(data), regions: Object.fromEntries(placed) };
}

/** The part of the root that has the fields of the page, for an action that leaves its regions alone. */
export const rootWithFields = (fields: PageFields): Data['root'] =>
  ({ props: { [PAGE]: fields } }) as unknown as Data['root'];

/** A region as the visual editor names it. */
export const zoneOf = (region: string): string => `root:${region}`;
export const regionOf = (zone: string): string => zone.replace(/^root:/, '');
