import type { BlockPlacement, PageDocument, RegionName } from './document.ts';

/** A placement and where it is. */
export interface PlacedBlock {
  region: RegionName;
  /** Its position in the region, from 0. */
  index: number;
  placement: BlockPlacement;
}

/** A placement with its id. */
export type NamedPlacement = BlockPlacement & { readonly id: string };

/** The regions of a document that have a list, in their order. */
const regionsOf = ({ regions }: PageDocument): [RegionName, readonly BlockPlacement[]][] =>
  Object.entries(regions).flatMap(([region, list]) => (list ? [[region, list]] : []));

/** All placements of a document, by region and in their order. */
export const placementsOf = (document: PageDocument): PlacedBlock[] =>
  regionsOf(document).flatMap(([region, list]) =>
    list.map((placement, index) => ({ region, index, placement })),
  );

/** The document with each placement replaced, or taken out where the function returns null. */
export const mapPlacements = (
  document: PageDocument,
  change: (placed: PlacedBlock) => BlockPlacement | null,
): PageDocument => ({
  ...document,
  regions: Object.fromEntries(
    regionsOf(document).map(([region, list]) => [
      region,
      list.flatMap((placement, index) => change({ region, index, placement }) ?? []),
    ]),
  ),
});

/** An id for a placement that no other has: region, block and a count. It is added to `taken`. */
export function placementId(region: RegionName, block: string, taken: Set<string>): string {
  const name = `${region}-${block}`;
  let count = 1;
  while (taken.has(`${name}-${count}`)) count += 1;
  const id = `${name}-${count}`;
  taken.add(id);
  return id;
}

/**
 * The document with an id for each placement: region, block and a count ('main-story-grid-2'), the same for the same
 * document. Ids that are there are kept; of two that are equal the second is replaced.
 */
export function withPlacementIds(document: PageDocument): PageDocument {
  const taken = new Set(placementsOf(document).flatMap(({ placement }) => placement.id ?? []));
  const seen = new Set<string>();
  return mapPlacements(document, ({ region, placement }) => {
    const own = placement.id && !seen.has(placement.id) ? placement.id : undefined;
    const id = own ?? placementId(region, placement.block, taken);
    seen.add(id);
    return { ...placement, id };
  });
}
