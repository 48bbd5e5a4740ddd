import { migratePlacement, unknownReason, type BlockPlacement, type PageDocument } from 'rotativa/blocks';
import { mapPlacements } from 'rotativa/domain';
import { BLOCKS } from '../../views/blocks.ts';
import { LAYOUTS } from '../../views/layouts.tsx';

/** The part of a stored document that readers get, and the faults of the rest. */
export interface ReadableDocument {
  /** Undefined: the document cannot be shown at all. */
  readonly document: PageDocument | undefined;
  /** In English, for the log: 'main-poll-1: there is no block poll'. */
  readonly faults: readonly string[];
}

/** A placement with the settings of this build, or why it is hidden. */
function readablePlacement(placement: BlockPlacement): {
  placement: BlockPlacement | null;
  faults: string[];
} {
  const { id = placement.block, version = 1 } = placement;
  const hidden = (why: string) => ({ placement: null, faults: [`${id}: ${why}`] });
  const block = BLOCKS.get(placement.block);
  if (!block) return hidden(`there is no block ${placement.block}`);
  if (unknownReason(placement, block)) return hidden(`its version ${version} is newer than ${block.version}`);
  try {
    const present = migratePlacement(placement, block);
    const { settings = {} } = present;
    const { error } = block.settings.safeParse(settings);
    const [issue] = error?.issues ?? [];
    if (issue) return hidden(`its setting ${issue.path.join('.')} is wrong: ${issue.message}`);
    const unknown = Object.keys(settings).filter((name) => !Object.hasOwn(block.settings.shape, name));
    return { placement: present, faults: unknown.map((name) => `${id}: there is no setting ${name}`) };
  } catch (error) {
    return hidden(`its settings of version ${version} cannot be migrated: ${String(error)}`);
  }
}

/**
 * A stored document as this build can show it: blocks and settings that it does not know, or that are wrong, are hidden.
 * One with a layout that it does not know cannot be shown.
 */
export function readableDocument(document: PageDocument): ReadableDocument {
  if (!Object.hasOwn(LAYOUTS, document.layout))
    return { document: undefined, faults: [`there is no layout ${document.layout}`] };
  const faults: string[] = [];
  const readable = mapPlacements(document, ({ placement }) => {
    const read = readablePlacement(placement);
    faults.push(...read.faults);
    return read.placement;
  });
  return { document: readable, faults };
}
