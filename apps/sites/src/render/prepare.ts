import {
  createDedupe,
  PRIORITIES,
  type Block,
  type BlockDedupe,
  type HiddenReason,
  type BlockPage,
  type BlockPlacement,
  type LoadedBlock,
  type PageDocument,
  type PreparedBlock,
  type StoryClaim,
} from 'rotativa/blocks';
import type { ContentServices } from 'rotativa/providers';
import { CONTENT_REGIONS, REGION_ORDER } from '../contract/regions.ts';
import { BudgetError, failureOf, type Failure } from '../pages/failure.ts';

/** A block that a page can render, and where the document has it. */
export interface PlacedPreparedBlock extends PreparedBlock {
  readonly placementId: string | undefined;
}

/** The loaded blocks of a page. */
export interface PreparedPage {
  /** The blocks that have something to show, by region, in order. */
  readonly regions: Readonly<Record<string, readonly PlacedPreparedBlock[]>>;
  /** Why content blocks failed; empty if none did. */
  readonly failures: ReadonlySet<Failure>;
  /** Whether every block loaded. An incomplete page is cached only briefly. */
  readonly complete: boolean;
  /** Why blocks show nothing, for developers; empty unless `explain` is set. */
  readonly hidden: readonly string[];
}

interface Loaded extends LoadedBlock {
  readonly name: string;
  readonly placementId: string | undefined;
  readonly dedupe: BlockDedupe;
}

export interface PrepareOptions {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly services: ContentServices;
  readonly page: BlockPage;
  /** Time limit in milliseconds for a block's data. */
  readonly budgetMs: number;
  /** Runs the loading of a block, to measure it. Storybook, in a browser, does not. @defaultValue runs it */
  readonly watch?: (<T>(block: string, run: () => Promise<T>) => Promise<T>) | undefined;
  /** Called with the times between which a block chose what it shows, by `performance.now()`. */
  readonly onChosen?: ((block: string, begun: number, ended: number) => void) | undefined;
  /** Called with the error and the name of a block that is omitted. */
  readonly onError: (error: unknown, block: string) => void;
  /** Called with the placement that shows nothing, and why. */
  readonly onHidden?: ((placementId: string, reason: HiddenReason) => void) | undefined;
  /** Called with a placement, and what it chose of its stories. */
  readonly onClaim?: ((placementId: string, claim: StoryClaim) => void) | undefined;
  /** Whether the page says why blocks show nothing. */
  readonly explain?: boolean | undefined;
}

/** The time limit of blocks that begin together. */
interface Budget {
  /** Runs one of them. @throws BudgetError if it is late */
  within<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T>;
  end(): void;
}

function startBudget(ms: number): Budget {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new BudgetError(`The block took longer than ${ms} ms.`));
      controller.abort();
    }, ms);
  });
  // A page without blocks waits for none.
  late.catch(() => undefined);
  return {
    within: (run) => Promise.race([run(controller.signal), late]),
    end: () => clearTimeout(timer),
  };
}

/** The regions of a document in the order in which their blocks choose stories, whatever the order of a stored one is. */
const regionsInOrder = ({ regions }: PageDocument): [string, readonly BlockPlacement[] | undefined][] => {
  const place = (region: string): number => (REGION_ORDER as readonly string[]).indexOf(region);
  return Object.entries(regions).sort(([one], [other]) => place(one) - place(other));
};

/**
 * Loads all blocks of a page concurrently, then assigns stories: first those that editors pinned, then the others in the
 * document's order. A story in one block is omitted from the others. A block that fails or is late is omitted and reported, without effect on the others.
 */
export async function preparePage(document: PageDocument, options: PrepareOptions): Promise<PreparedPage> {
  const { blocks, services, page, budgetMs, onError, onHidden, onClaim, explain = false } = options;
  const { watch = (_block, run) => run(), onChosen } = options;
  const failures = new Set<Failure>();
  let complete = true;
  const hidden: string[] = [];
  const tellHidden =
    (id = ''): BlockPage['onHidden'] =>
    (why, reason) => {
      if (explain) hidden.push(why);
      onHidden?.(id, reason);
    };

  const record = createDedupe(page.document);
  const fail = (region: string, name: string, error: unknown): null => {
    complete = false;
    if (CONTENT_REGIONS.includes(region)) failures.add(failureOf(error));
    onError(error, name);
    return null;
  };

  const budget = startBudget(budgetMs);
  async function load(region: string, { id, block: name, settings }: BlockPlacement): Promise<Loaded | null> {
    try {
      const block = blocks.get(name);
      const dedupe = record.forBlock();
      if (!block) throw new Error(`There is no block '${name}'.`);
      const loaded = await watch(name, () =>
        budget.within((signal) =>
          block.load(settings, services, {
            ...{ ...page, dedupe, signal },
            onHidden: explain || onHidden ? tellHidden(id) : undefined,
            onClaim: onClaim && id !== undefined ? (claim) => onClaim(id, claim) : undefined,
          }),
        ),
      );
      return loaded && { name, placementId: id, dedupe, ...loaded };
    } catch (error) {
      return fail(region, name, error);
    }
  }

  function prepare(region: string, { name, placementId, dedupe, show }: Loaded): PlacedPreparedBlock | null {
    const begun = performance.now();
    try {
      const shown = show();
      onChosen?.(name, begun, performance.now());
      return shown && { ...shown, placementId };
    } catch (error) {
      return fail(region, name, error);
    } finally {
      dedupe.release();
    }
  }

  const loaded = await Promise.all(
    regionsInOrder(document).map(async ([region, placements = []]) => {
      const blocks = await Promise.all(placements.map((placement) => load(region, placement)));
      return [region, blocks.filter((block) => block !== null)] as const;
    }),
  );
  budget.end();
  for (const { dedupe, pinned } of loaded.flatMap(([, blocks]) => blocks)) dedupe.keep(pinned);
  const prepared = new Map<Loaded, PlacedPreparedBlock | null>();
  for (const priority of PRIORITIES) {
    for (const [region, blocks] of loaded) {
      for (const block of blocks)
        if (block.priority === priority) prepared.set(block, prepare(region, block));
    }
  }
  const regions = loaded.map(
    ([region, blocks]) =>
      [region, blocks.map((block) => prepared.get(block) ?? null).filter((block) => block !== null)] as const,
  );
  return { regions: Object.fromEntries(regions), failures, complete, hidden };
}
