import type { PageDocument, RegionName } from './document.ts';
import { placementsOf } from './placements.ts';
import { documentWords } from './words.ts';

/** A document may not have more blocks. */
export const MAX_PLACEMENTS = 200;

/** A fault of a document, for its editor. */
export interface DocumentIssue {
  /** The block that has it; null for a fault of the page, or of a block without an id. */
  placementId: string | null;
  /**
   * The keys that lead to it: of a setting, from the block's settings (`['sideCount']`); of the page, from the document
   * (`['regions', 'main', 2, 'id']`).
   */
  path: readonly (string | number)[];
  /** In Spanish: what is wrong, and what to do. */
  message: string;
  /** An error cannot be saved. What a warning is about is kept, and hidden from readers. */
  severity: 'error' | 'warning';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The faults that keep JSON from being a document. Without such a fault it is a `PageDocument`. */
function shapeIssues(document: unknown): DocumentIssue[] {
  const fault = (path: DocumentIssue['path'], message: string, id?: unknown): DocumentIssue => ({
    placementId: isText(id) ? id : null,
    path,
    message,
    severity: 'error',
  });
  const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string';
  if (!isRecord(document)) return [fault([], documentWords.shape)];
  const { layout, title, description, mode, regions } = document;
  const faults = [
    ...(isText(layout) ? [] : [fault(['layout'], documentWords.shape)]),
    ...(typeof title === 'string' ? [] : [fault(['title'], documentWords.shape)]),
    ...(isOptionalText(description) ? [] : [fault(['description'], documentWords.shape)]),
    ...([undefined, 'light', 'dark'].includes(mode as undefined)
      ? []
      : [fault(['mode'], documentWords.shape)]),
  ];
  if (!isRecord(regions)) return [...faults, fault(['regions'], documentWords.regions)];
  const placementFaults = (placement: unknown, path: DocumentIssue['path']): DocumentIssue[] => {
    if (!isRecord(placement) || !isText(placement['block'])) return [fault(path, documentWords.placement)];
    const { id, version = 1, settings = {} } = placement;
    return [
      ...(id === undefined || isText(id) ? [] : [fault([...path, 'id'], documentWords.missingId)]),
      ...(Number.isInteger(version) && Number(version) > 0
        ? []
        : [fault([...path, 'version'], documentWords.version, id)]),
      ...(isRecord(settings) ? [] : [fault([...path, 'settings'], documentWords.settings, id)]),
    ];
  };
  return [
    ...faults,
    ...Object.entries(regions).flatMap(([region, list]) =>
      Array.isArray(list)
        ? list.flatMap((placement, index) => placementFaults(placement, ['regions', region, index]))
        : [fault(['regions', region], documentWords.regions)],
    ),
  ];
}

/** Whether JSON is a document: whatever its blocks are, it can be shown to an editor. */
export const isPageDocument = (document: unknown): document is PageDocument =>
  shapeIssues(document).length === 0;

/**
 * The faults of a document that do not depend on its blocks: its shape, missing and repeated ids, too many blocks.
 * All are errors.
 */
export function documentIssues(document: unknown): DocumentIssue[] {
  const faults = shapeIssues(document);
  if (faults.length > 0) return faults;
  const placed = placementsOf(document as PageDocument);
  const seen = new Set<string>();
  const idIssue = (id: string | undefined, region: RegionName, index: number): DocumentIssue[] => {
    const message = !id ? documentWords.missingId : seen.has(id) ? documentWords.repeatedId : undefined;
    if (id) seen.add(id);
    return message
      ? [{ placementId: id ?? null, path: ['regions', region, index, 'id'], message, severity: 'error' }]
      : [];
  };
  const ids = placed.flatMap(({ region, index, placement }) => idIssue(placement.id, region, index));
  if (placed.length <= MAX_PLACEMENTS) return ids;
  const message = documentWords.tooMany(placed.length, MAX_PLACEMENTS);
  return [...ids, { placementId: null, path: ['regions'], message, severity: 'error' }];
}
