import type { BlockPlacement, PageDocument, RegionName } from '../domain/page/document.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeKeys, merged, three, type ThreeVersions } from './merge-values.ts';
import {
  mapPlacements,
  placementsOf,
  withPlacementIds,
  type NamedPlacement,
} from '../domain/page/placements.ts';
import { sameJson } from './same.ts';

/** Which part of a document both sides changed differently. */
export type ConflictPart =
  /** A key of the page: `layout`, `title`, `description`, `mode`. */
  | { kind: 'page'; key: string }
  /** A setting of a block. */
  | { kind: 'setting'; placementId: string; key: string }
  /** A block: one side took it out and the other changed it, or both put different ones there. Undefined is none. */
  | { kind: 'placement'; placementId: string }
  /** The region to which a block was moved. */
  | { kind: 'region'; placementId: string }
  /** The order of a region, as lists of the ids of its placements. */
  | { kind: 'order'; region: RegionName };

/** A part that both sides changed differently. The merged document has `mine`, or what one side would take away. */
export type MergeConflict = ConflictPart & { base: unknown; mine: unknown; theirs: unknown };

export interface MergedDocument {
  document: PageDocument;
  /** The choices that an editor must make: `resolveConflict`. */
  conflicts: readonly MergeConflict[];
}

interface Place {
  region: RegionName;
  placement: NamedPlacement;
}
type Side = ReadonlyMap<string, Place>;
const placesOf = (document: PageDocument): Side =>
  new Map(
    placementsOf(document).map(({ region, placement }) => {
      const named = placement as NamedPlacement;
      return [named.id, { region, placement: named }];
    }),
  );

/** Whether two placements have settings of the same kind. Those of different versions cannot be merged by their names. */
const isAlike = (one: BlockPlacement, other: BlockPlacement): boolean =>
  one.block === other.block && (one.version ?? 1) === (other.version ?? 1);

function mergePlacement(
  places: ThreeVersions<NamedPlacement | undefined>,
  conflicts: MergeConflict[],
): NamedPlacement {
  const mine = places.mine!;
  const theirs = places.theirs!;
  const placementId = mine.id;
  const whole = (): void => void conflicts.push({ kind: 'placement', placementId, ...places });
  if (!isAlike(mine, theirs)) return merged(places, whole)!;
  const base = places.base && isAlike(places.base, mine) ? places.base : undefined;
  const records = { base, mine, theirs };
  const others = mergeKeys(
    three(records, (placement) => ({ ...placement, settings: undefined })),
    whole,
  );
  const settings = mergeKeys(
    three(records, (placement) => placement?.settings ?? {}),
    (key, values) => conflicts.push({ kind: 'setting', placementId, key, ...values }),
  );
  const hasSettings = mine.settings !== undefined || theirs.settings !== undefined;
  return { ...(others as unknown as NamedPlacement), ...(hasSettings && { settings }) };
}

/** A placement that both sides have: its region and its settings are merged apart. */
function mergePlace(found: ThreeVersions<Place | undefined>, conflicts: MergeConflict[]): Place {
  const placement = mergePlacement(
    three(found, (place) => place?.placement),
    conflicts,
  );
  const regions = three(found, (place) => place?.region);
  const region = merged(regions, () =>
    conflicts.push({ kind: 'region', placementId: placement.id, ...regions }),
  );
  return { region: region!, placement };
}

/** A placement that only one side still has. It is gone, unless that side added it or changed it. */
function survivor(
  { base, mine, theirs }: ThreeVersions<Place | undefined>,
  conflicts: MergeConflict[],
): Place | undefined {
  const kept = mine ?? theirs;
  if (!kept || !base) return kept;
  if (sameJson(kept, base)) return undefined;
  conflicts.push({
    kind: 'placement',
    placementId: kept.placement.id,
    ...three({ base, mine, theirs }, (place) => place?.placement),
  });
  return kept;
}

/**
 * Merges two documents that began from the same one, placement by placement: presence, region, order and each setting are
 * merged apart, and so is each key of the page. Placements without an id get one, see `withPlacementIds`.
 * Migrate the settings of all three to the same versions first: those of different versions are merged as a whole.
 */
export function mergeDocuments(base: PageDocument, mine: PageDocument, theirs: PageDocument): MergedDocument {
  const documents = three({ base, mine, theirs }, withPlacementIds);
  const sides = three(documents, placesOf);
  const conflicts: MergeConflict[] = [];

  const page = mergeKeys(
    three(documents, ({ regions: _, ...keys }) => keys),
    (key, values) => conflicts.push({ kind: 'page', key, ...values }),
  );

  const ids = new Set(Object.values(sides).flatMap((side: Side) => [...side.keys()]));
  const places = new Map<string, Place>();
  for (const id of ids) {
    const found = three(sides, (side) => side.get(id));
    const place = found.mine && found.theirs ? mergePlace(found, conflicts) : survivor(found, conflicts);
    if (place) places.set(id, place);
  }

  const names = new Set(
    Object.values(documents).flatMap(({ regions }: PageDocument) => Object.keys(regions)),
  );
  const regions = [...names].flatMap((name): [string, NamedPlacement[]][] => {
    const lists = three(documents, ({ regions: all }) => all[name] as readonly NamedPlacement[] | undefined);
    const ids = three(lists, (list) =>
      (list ?? []).map(({ id }) => id).filter((id) => places.get(id)?.region === name),
    );
    const { order, isConflict } = mergeOrder(ids);
    if (isConflict) conflicts.push({ kind: 'order', region: name, ...ids });
    // An empty region is there if a side made it, and is gone if a side took it away.
    const isThere = three(lists, (list) => list !== undefined);
    const stays = order.length > 0 || merged(isThere, () => undefined);
    return stays ? [[name, order.map((id) => places.get(id)!.placement)]] : [];
  });
  return {
    document: { ...(page as unknown as PageDocument), regions: Object.fromEntries(regions) },
    conflicts,
  };
}

/** The document with the choice of an editor: what was taken away is taken out, and what is chosen is put in. */
export function resolveConflict(
  document: PageDocument,
  conflict: MergeConflict,
  choice: 'mine' | 'theirs',
): PageDocument {
  const chosen = conflict[choice];
  const withKey = <T extends object>(record: T, key: string): T => {
    const { [key]: _, ...others } = record as Record<string, unknown>;
    return (chosen === undefined ? others : { ...others, [key]: chosen }) as T;
  };
  switch (conflict.kind) {
    case 'page':
      return withKey(document, conflict.key);
    case 'setting':
      return mapPlacements(document, ({ placement }) =>
        placement.id === conflict.placementId
          ? { ...placement, settings: withKey(placement.settings ?? {}, conflict.key) }
          : placement,
      );
    case 'placement':
      return mapPlacements(document, ({ placement }) =>
        placement.id === conflict.placementId ? ((chosen as BlockPlacement | undefined) ?? null) : placement,
      );
    case 'region':
      return moveTo(document, conflict.placementId, chosen as RegionName);
    case 'order':
      return inOrder(document, conflict.region, chosen as readonly string[]);
  }
}

function moveTo(document: PageDocument, id: string, region: RegionName): PageDocument {
  const found = placementsOf(document).find(({ placement }) => placement.id === id);
  if (!found || found.region === region) return document;
  const without = mapPlacements(document, ({ placement }) => (placement.id === id ? null : placement));
  const list = [...(without.regions[region] ?? []), found.placement];
  return { ...without, regions: { ...without.regions, [region]: list } };
}

/** The region in the given order; what it does not name stays at its position. */
function inOrder(document: PageDocument, region: RegionName, order: readonly string[]): PageDocument {
  const list = document.regions[region] ?? [];
  const isNamed = ({ id }: BlockPlacement): boolean => id !== undefined && order.includes(id);
  const named = list.filter(isNamed).sort((one, other) => order.indexOf(one.id!) - order.indexOf(other.id!));
  return {
    ...document,
    regions: { ...document.regions, [region]: list.map((one) => (isNamed(one) ? named.shift()! : one)) },
  };
}
