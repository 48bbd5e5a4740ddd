import type { Block, HiddenReason } from 'rotativa/blocks';
import { placementsOf, type PageDocument } from 'rotativa/domain';
import {
  guardRails,
  hiddenInWords,
  isMeantHidden,
  issueNotes,
  validateDocument,
  type DraftNote,
  type HtmlFacts,
  type PageFacts,
  type PlacementFacts,
  type RailOptions,
} from 'rotativa/editor';

/** Blocks whose stories readers choose: others may show them too. */
const RANKINGS: ReadonlySet<string> = new Set(['most-read', 'most-read-box']);

/** A draft whose page was made. */
interface MadeDraft extends Omit<PageFacts, 'placements'> {
  /** Each of its blocks has an id. */
  readonly document: PageDocument;
  /** Why blocks show nothing, by the ids of their placements. */
  readonly hidden: ReadonlyMap<string, HiddenReason>;
  /** Of each placement, in the order of the document. */
  readonly facts: readonly HtmlFacts[];
}

/** The rules of a site for its pages. */
interface PageRules {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly layouts: Readonly<Record<string, readonly string[]>>;
  readonly rails: RailOptions;
}

function placementFacts(
  { document, hidden, facts }: MadeDraft,
  blocks: PageRules['blocks'],
): PlacementFacts[] {
  return placementsOf(document).map(({ region, placement }, index) => {
    const { id = '', block: name, settings } = placement;
    const block = blocks.get(name);
    const title = settings?.['title'];
    return {
      placementId: id,
      label: typeof title === 'string' && title ? title : (block?.label ?? name),
      region,
      category: block?.category ?? 'other',
      hidden: hidden.get(id),
      // Some blocks have a setting by which they repeat what others show.
      mayRepeat: RANKINGS.has(name) || settings?.['repeats'] === true,
      ...block?.facts(settings),
      ...facts[index],
    };
  });
}

/** The remarks that editors should read before they publish a draft. */
export function draftNotes(draft: MadeDraft, { blocks, layouts, rails }: PageRules): DraftNote[] {
  const { document, hidden, facts: _, ...page } = draft;
  return [
    // The guard rails do not mind these.
    ...[...hidden]
      .filter(([, reason]) => isMeantHidden(reason))
      .map(([placementId, reason]): DraftNote => {
        return { placementId, kind: 'empty-block', text: hiddenInWords(reason), severity: 'info' };
      }),
    ...issueNotes(validateDocument(document, blocks.values(), { layouts })),
    ...guardRails({ ...page, placements: placementFacts(draft, blocks) }, rails),
  ];
}
