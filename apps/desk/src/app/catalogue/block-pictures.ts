import type { PageDocument, PreviewReply, PreviewRequest } from 'rotativa/editor';

/** The HTML of a block alone on a page of the brand; null if it shows nothing there. */
export interface BlockPicture {
  readonly head: PreviewReply['head'];
  readonly html: string;
}

/** The id of the only placement of a picture. */
const ID = 'muestra';
/** Pictures of this many blocks are kept: those that an editor looks at. */
const MOST_KEPT = 80;

export interface BlockPictures {
  /**
   * The picture of a block: one is made at a time, the one that was wanted last first.
   * @param isWanted whether it is still to be seen; one that is not is not made
   */
  of(block: string, isWanted: () => boolean): Promise<BlockPicture | null>;
}

export interface BlockPicturesOptions {
  /** A page of the kind that is edited. */
  readonly page: Pick<PreviewRequest, 'page' | 'path'>;
  readonly layout: string;
  readonly region: string;
  /** Settings with which a block has something to show. */
  readonly settingsOf: (block: string) => Readonly<Record<string, unknown>>;
  readonly show: (question: PreviewRequest) => Promise<PreviewReply>;
}

/** Makes pictures of blocks by the site itself, each alone on a page. */
export function createBlockPictures(options: BlockPicturesOptions): BlockPictures {
  const { page, layout, region, settingsOf, show } = options;
  const kept = new Map<string, BlockPicture | null>();
  let waiting: { block: string; isWanted: () => boolean; done: (made: BlockPicture | null) => void }[] = [];
  let isBusy = false;

  async function make(block: string): Promise<BlockPicture | null> {
    const placement = { id: ID, block, settings: settingsOf(block) };
    const document: PageDocument = { layout, title: '', regions: { [region]: [placement] } };
    const { head, blocks } = await show({ ...page, document });
    const html = blocks[ID];
    const made = html ? { head, html } : null;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(block, made);
    return made;
  }

  async function run(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { block, isWanted, done } = next;
      // A failure is no picture: the name is enough, and the next look tries again.
      done(kept.get(block) ?? (isWanted() ? await make(block).catch(() => null) : null));
    }
    isBusy = false;
  }

  return {
    of: (block, isWanted) =>
      kept.has(block)
        ? Promise.resolve(kept.get(block)!)
        : new Promise((done) => {
            waiting = [...waiting, { block, isWanted, done }];
            void run();
          }),
  };
}
