import type { PageDocument, RegionName } from '../domain/page/document.ts';
import { placedBy } from './merge-order.ts';
import { placementsOf, withPlacementIds, type NamedPlacement } from '../domain/page/placements.ts';
import { sameJson } from './same.ts';
import { changeWords } from './words.ts';

/** The names of blocks and regions for editors, in Spanish. `editorConfig` has those of blocks. */
export interface DocumentLabels {
  /** By the block's name; the labels of its settings by their keys. */
  blocks: Readonly<
    Record<string, { label: string; settings?: Readonly<Record<string, string>> | undefined }>
  >;
  /** With their article, as 'la columna lateral'. @defaultValue names of the usual regions */
  regions?: Readonly<Record<string, string>> | undefined;
}

/** A change of a document, for people. */
export interface DocumentChange {
  /** The block that changed; null for the page. */
  placementId: string | null;
  /** A sentence in Spanish without its full stop: 'Se movió “Opinión” arriba'. */
  text: string;
}

interface Placed {
  region: RegionName;
  placement: NamedPlacement;
}

/** Longer values are cut. */
const MAX_VALUE = 60;

function valueWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return changeWords.nothing;
  if (typeof value === 'boolean') return value ? changeWords.yes : changeWords.no;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return changeWords.quoted(value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE - 1).trimEnd()}…` : value);
}

/** Says that a value changed: with both values, or without those that are no words. */
function changed(what: string, from: unknown, to: unknown): string {
  const [before, after] = [valueWords(from), valueWords(to)];
  return before === null || after === null
    ? changeWords.changedInside(what)
    : changeWords.changed(what, before, after);
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const keysOf = (...records: object[]): string[] => [...new Set(records.flatMap((one) => Object.keys(one)))];

/**
 * The changes from one document to another in words, for the member of staff who publishes them: first the page, then its blocks in the
 * order of the page, then what is no longer there. A migration of settings to a newer version is no change in words:
 * migrate both documents first.
 */
export function changesInWords(
  before: PageDocument,
  after: PageDocument,
  labels: DocumentLabels,
): DocumentChange[] {
  const [from, to] = [withPlacementIds(before), withPlacementIds(after)];
  const placed = (document: PageDocument): Map<string, Placed> =>
    new Map(
      placementsOf(document).map(({ region, placement }) => {
        const named = placement as NamedPlacement;
        return [named.id, { region, placement: named }];
      }),
    );
  const [old, now] = [placed(from), placed(to)];

  const labelOf = (block: string): string => own(labels.blocks, block)?.label ?? block;
  const settingLabel = (block: string, key: string): string =>
    own(own(labels.blocks, block)?.settings ?? {}, key) ?? key;
  /** The heading that readers see, or what the block is. */
  const nameOf = ({ block, settings }: NamedPlacement): string => {
    const title = settings?.['title'];
    return typeof title === 'string' && title.trim() !== '' ? title.trim() : labelOf(block);
  };
  const regionOf = (region: RegionName): string =>
    own(labels.regions ?? {}, region) ?? own(changeWords.regions, region) ?? changeWords.region(region);

  const idsIn = (document: PageDocument, region: RegionName): string[] =>
    (document.regions[region] ?? []).map((placement) => (placement as NamedPlacement).id);
  /** The blocks that were moved inside a region, and whether up. */
  const moves = new Map<string, boolean>(
    Object.keys(to.regions).flatMap((region) => {
      const [list, base] = [idsIn(to, region), idsIn(from, region)];
      const both = (ids: readonly string[], others: readonly string[]) =>
        ids.filter((id) => others.includes(id));
      const [stayed, earlier] = [both(list, base), both(base, list)];
      return [...placedBy(earlier, stayed)].map((id): [string, boolean] => [
        id,
        stayed.indexOf(id) < earlier.indexOf(id),
      ]);
    }),
  );

  const settingsInWords = (was: NamedPlacement, is: NamedPlacement): string[] => {
    const [earlier, later] = [was.settings ?? {}, is.settings ?? {}];
    return keysOf(earlier, later)
      .filter((key) => !sameJson(earlier[key], later[key]))
      .map((key) => {
        if (key === 'published') return (later[key] ? changeWords.shown : changeWords.hidden)(nameOf(is));
        const what = changeWords.setting(settingLabel(is.block, key), nameOf(key === 'title' ? was : is));
        return changed(what, earlier[key], later[key]);
      });
  };
  const blockInWords = (id: string, { region, placement }: Placed): string[] => {
    const was = old.get(id);
    if (!was) return [changeWords.added(nameOf(placement), regionOf(region))];
    const name = nameOf(placement);
    const isUp = moves.get(id);
    const moved =
      was.region !== region
        ? [changeWords.toRegion(name, regionOf(region))]
        : isUp === undefined
          ? []
          : [isUp ? changeWords.up(name) : changeWords.down(name)];
    if (was.placement.block !== placement.block)
      return [changeWords.replaced(nameOf(was.placement), name), ...moved];
    return [...moved, ...settingsInWords(was.placement, placement)];
  };

  const page = keysOf(from, to)
    .filter((key) => key !== 'regions')
    .flatMap((key) => {
      const [earlier, later] = [from, to].map((one) => (one as unknown as Record<string, unknown>)[key]);
      if (sameJson(earlier, later)) return [];
      return [changed(own(changeWords.page, key) ?? changeWords.pageKey(key), earlier, later)];
    });
  const gone = [...old].filter(([id]) => !now.has(id));
  return [
    ...page.map((text) => ({ placementId: null, text })),
    ...[...now].flatMap(([id, place]) => blockInWords(id, place).map((text) => ({ placementId: id, text }))),
    ...gone.map(([id, { placement }]) => ({ placementId: id, text: changeWords.removed(nameOf(placement)) })),
  ];
}
