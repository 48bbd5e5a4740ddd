import type { BlockPlacement, PageDocument } from '../domain/page/document.ts';
import { mapPlacements } from '../domain/page/placements.ts';
import type { Block } from './defineBlock.ts';

/** Why a placement cannot be read by this build. */
export type UnknownReason = 'block' | 'version';

/**
 * Why this build does not know a placement: it has no such block, or the placement's settings are of a newer version.
 * Undefined if it knows it. What is not known is kept in the document, shown as unknown to editors, and hidden from readers.
 * @param block the one with the placement's name, if there is one
 */
export function unknownReason(
  { version = 1 }: Pick<BlockPlacement, 'version'>,
  block: Pick<Block, 'version'> | undefined,
): UnknownReason | undefined {
  if (!block) return 'block';
  return version > block.version ? 'version' : undefined;
}

/**
 * The placement with the settings of the block's present version. The same object if it has them already; the stored one
 * is never changed.
 * @throws Error for a newer version, and whatever `migrate` throws
 */
export function migratePlacement(
  placement: BlockPlacement,
  block: Pick<Block, 'name' | 'version' | 'migrate'>,
): BlockPlacement {
  const { version = 1, settings = {} } = placement;
  if (version === block.version) return placement;
  if (version > block.version)
    throw new Error(
      `${block.name}: its settings are of version ${version}, and this build knows ${block.version}.`,
    );
  return {
    ...placement,
    version: block.version,
    settings: block.migrate(structuredClone(settings), version),
  };
}

/**
 * The document with all settings in the versions of this build, for an editor and before merging. A placement that this
 * build does not know, or whose migration fails, is as it was: `validateDocument` tells its fault.
 */
export function migrateDocument(document: PageDocument, blocks: ReadonlyMap<string, Block>): PageDocument {
  return mapPlacements(document, ({ placement }) => {
    const block = blocks.get(placement.block);
    if (!block || unknownReason(placement, block)) return placement;
    try {
      return migratePlacement(placement, block);
    } catch {
      return placement;
    }
  });
}
