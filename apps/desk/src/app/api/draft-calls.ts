import type { PreviewReply, PreviewRequest } from 'rotativa/editor';

/** Asks a site for a draft as HTML. */
export type ShowDraft = (question: PreviewRequest) => Promise<PreviewReply>;

/**
 * Asks for the drafts of one page, and for no styles or HTML that it has: of a page of 200 blocks a change sends one.
 * @param ask may leave out what is `known`
 * @returns what gives each answer whole
 */
export function createDraftCalls(ask: ShowDraft): ShowDraft {
  /** The texts of the last answer by their tags. */
  let have: ReadonlyMap<string, string> = new Map();
  return async (question) => {
    const known = have;
    const reply = await ask({ ...question, known: [...known.keys()] });
    const { tags, head, blocks } = reply;
    if (!tags) return reply;
    const texts = new Map<string, string>();
    const whole = (tag: string, sent = ''): string => {
      const text = known.get(tag) ?? sent;
      texts.set(tag, text);
      return text;
    };
    const styles = whole(tags.styles, head.styles);
    const all = Object.entries(tags.blocks).map(([id, tag]) => [id, whole(tag, blocks[id])] as const);
    have = texts;
    return { ...reply, head: { ...head, styles }, blocks: Object.fromEntries(all) };
  };
}
