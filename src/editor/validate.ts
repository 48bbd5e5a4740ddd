import type { z } from 'zod';
import { migratePlacement, unknownReason } from '../blocks/versions.ts';
import type { Block } from '../blocks/defineBlock.ts';
import type { BlockPlacement, RegionName } from '../domain/page/document.ts';
import { documentIssues, isPageDocument, type DocumentIssue } from '../domain/page/issues.ts';
import { placementsOf } from '../domain/page/placements.ts';
import { settingError } from './setting-error.ts';
import { issueWords } from './words.ts';

/** A block as validation needs it: a `Block`, or data about one of another program with a schema of its settings. */
export interface SettingsRule extends Pick<Block, 'name' | 'label' | 'version'> {
  settings: z.ZodType;
  /** Without it settings of older versions are not judged. */
  migrate?: Block['migrate'] | undefined;
}

export interface ValidationOptions {
  /** The regions of each layout of the site. @defaultValue layouts are not checked */
  layouts?: Readonly<Record<string, readonly RegionName[]>> | undefined;
}

type Path = readonly PropertyKey[];

/** The schema inside defaults and optional ones. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? inner(innerType) : schema;
}

/** The keys of a value that its schema does not know, and would drop. */
function unknownKeys(schema: z.core.$ZodType, value: unknown, path: Path = []): Path[] {
  const { def } = inner(schema)._zod as unknown as {
    def: { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType; catchall?: unknown };
  };
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      def.element ? unknownKeys(def.element, one, [...path, index]) : [],
    );
  const { shape } = def;
  if (!shape || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    Object.hasOwn(shape, key)
      ? unknownKeys(shape[key]!, one, [...path, key])
      : def.catchall
        ? []
        : [[...path, key]],
  );
}

function settingsIssues(placement: BlockPlacement, rule: SettingsRule): DocumentIssue[] {
  const issue = (path: Path, message: string, severity: DocumentIssue['severity']): DocumentIssue => ({
    placementId: placement.id ?? null,
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    message,
    severity,
  });
  const unknown = (path: Path): DocumentIssue =>
    issue(path, issueWords.unknownSetting(String(path.at(-1))), 'warning');
  let settings: unknown;
  try {
    const { name, version, migrate } = rule;
    if ((placement.version ?? 1) < version && !migrate) return [];
    settings =
      migratePlacement(placement, { name, version, migrate: migrate ?? ((given) => given) }).settings ?? {};
  } catch {
    return [issue(['version'], issueWords.notMigrated(rule.label), 'error')];
  }
  const { error } = rule.settings.safeParse(settings, { error: settingError });
  const faults = (error?.issues ?? []).flatMap((fault) =>
    fault.code === 'unrecognized_keys'
      ? fault.keys.map((key) => unknown([...fault.path, key]))
      : [issue(fault.path, fault.message, 'error')],
  );
  return [...faults, ...unknownKeys(rule.settings, settings).map(unknown)];
}

/**
 * The faults of a document by the rules of its blocks, which are their schemas: those of `documentIssues`, unknown
 * layouts, invalid settings. A block, a version or a setting that the blocks do not know is a warning: it is kept, and
 * hidden from readers. Settings of older versions are judged after their migration.
 * @param document JSON that may be no document
 */
export function validateDocument(
  document: unknown,
  blocks: Iterable<SettingsRule>,
  { layouts }: ValidationOptions = {},
): DocumentIssue[] {
  const faults = documentIssues(document);
  const rules = new Map([...blocks].map((block) => [block.name, block]));
  if (!isPageDocument(document)) return faults;

  const regions = layouts && Object.hasOwn(layouts, document.layout) ? layouts[document.layout] : undefined;
  const ofLayout: DocumentIssue[] =
    layouts && !regions
      ? [
          {
            placementId: null,
            path: ['layout'],
            message: issueWords.unknownLayout(document.layout),
            severity: 'error',
          },
        ]
      : Object.entries(document.regions)
          .filter(([name, list]) => regions && !regions.includes(name) && list && list.length > 0)
          .map(([name]) => ({
            placementId: null,
            path: ['regions', name],
            message: issueWords.unknownRegion(name),
            severity: 'warning',
          }));
  const ofBlocks = placementsOf(document).flatMap(({ placement }): DocumentIssue[] => {
    const rule = rules.get(placement.block);
    const unknown = unknownReason(placement, rule);
    if (rule && !unknown) return settingsIssues(placement, rule);
    const message = rule ? issueWords.newerVersion(rule.label) : issueWords.unknownBlock(placement.block);
    const path = [rule ? 'version' : 'block'];
    return [{ placementId: placement.id ?? null, path, message, severity: 'warning' }];
  });
  return [...faults, ...ofLayout, ...ofBlocks];
}
