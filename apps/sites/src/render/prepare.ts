import {
  createShownStories,
  TURNS,
  type Block,
  type BlockPage,
  type BlockPlacement,
  type LoadedBlock,
  type PageDocument,
  type PreparedBlock,
} from 'rotativa/blocks';
import { ApiError, CLIENT_CODES } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';

/** Where a page's content stands: what opens it, and the rest. */
export const CONTENT_REGIONS: readonly string[] = ['wide', 'top', 'main'];

/** What became of a page's blocks. */
export interface PreparedPage {
  /** The blocks that have something to show, by region, in order. */
  readonly regions: Readonly<Record<string, readonly PreparedBlock[]>>;
  /** Whether the content service failed a block of its content. */
  readonly unreachable: boolean;
  /** Whether every block could be asked: a page that lacks one is not kept for long. */
  readonly complete: boolean;
}

interface Loaded extends LoadedBlock {
  readonly name: string;
}

export interface PrepareOptions {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly services: ContentServices;
  readonly page: BlockPage;
  /** Milliseconds that a block's data may take. */
  readonly budgetMs: number;
  /** Told why a block is left out, by its name. */
  readonly onError: (error: unknown, block: string) => void;
}

/** A block took longer than its budget. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
}

async function withBudget<T>(budgetMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new BudgetError(`The block took longer than ${budgetMs} ms.`));
      controller.abort();
    }, budgetMs);
  });
  try {
    return await Promise.race([run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the content service did not answer, as opposed to a fault in what it said or in our code. */
export const isOutage = (error: unknown): boolean =>
  error instanceof BudgetError ||
  (error instanceof ApiError &&
    error.code !== CLIENT_CODES.badReply &&
    (error.httpStatus === 0 || error.httpStatus >= 500));

/**
 * Loads all blocks of a page at once, then shows them by their turns and in the document's order: a story that stands
 * in one is left out of those after it. A block that fails or is late is left out and reported; the others do not
 * notice.
 */
export async function preparePage(document: PageDocument, options: PrepareOptions): Promise<PreparedPage> {
  const { blocks, services, page, budgetMs, onError } = options;
  let unreachable = false;
  let complete = true;

  const shown = createShownStories();
  const fail = (region: string, name: string, error: unknown): null => {
    complete = false;
    unreachable ||= CONTENT_REGIONS.includes(region) && isOutage(error);
    onError(error, name);
    return null;
  };

  async function load(region: string, { block: name, settings }: BlockPlacement): Promise<Loaded | null> {
    try {
      const block = blocks.get(name);
      if (!block) throw new Error(`There is no block '${name}'.`);
      const loaded = await withBudget(budgetMs, (signal) =>
        block.load(settings, services, { ...page, shown, signal }),
      );
      return loaded && { name, ...loaded };
    } catch (error) {
      return fail(region, name, error);
    }
  }

  function prepare(region: string, { name, show }: Loaded): PreparedBlock | null {
    try {
      return show();
    } catch (error) {
      return fail(region, name, error);
    }
  }

  const loaded = await Promise.all(
    Object.entries(document.regions).map(async ([region, placements = []]) => {
      const blocks = await Promise.all(placements.map((placement) => load(region, placement)));
      return [region, blocks.filter((block) => block !== null)] as const;
    }),
  );
  const prepared = new Map<Loaded, PreparedBlock | null>();
  for (const turn of TURNS) {
    for (const [region, blocks] of loaded) {
      for (const block of blocks) if (block.turn === turn) prepared.set(block, prepare(region, block));
    }
  }
  const regions = loaded.map(
    ([region, blocks]) =>
      [region, blocks.map((block) => prepared.get(block) ?? null).filter((block) => block !== null)] as const,
  );
  return { regions: Object.fromEntries(regions), unreachable, complete };
}
