import type { PreviewReply, PreviewRequest } from 'rotativa/editor';
import { describe, expect, it } from 'vitest';
import { createDraftCalls } from './draft-calls.ts';

const QUESTION: PreviewRequest = { page: 'home', document: { layout: 'front', title: '', regions: {} } };

/** A site that shows these texts, and leaves out those that are known. A text is its tag in capitals. */
function site(leavesOut = true) {
  const shown = { styles: 'css', blocks: { a: 'uno', b: 'dos' } as Record<string, string> };
  const sent: string[][] = [];
  const ask = async ({ known = [] }: PreviewRequest): Promise<PreviewReply> => {
    const isSent = (text: string): boolean => !leavesOut || !known.includes(text.toUpperCase());
    const blocks = Object.fromEntries(Object.entries(shown.blocks).filter(([, text]) => isSent(text)));
    sent.push(Object.values(blocks));
    return {
      head: { styles: isSent(shown.styles) ? shown.styles : '', attributes: { html: {}, body: {} } },
      frame: '',
      blocks,
      ...(leavesOut && {
        tags: {
          styles: shown.styles.toUpperCase(),
          blocks: Object.fromEntries(
            Object.entries(shown.blocks).map(([id, text]) => [id, text.toUpperCase()]),
          ),
        },
      }),
      ...{ stories: {}, notes: [], weight: { html: 0, css: 0 }, ms: 0 },
    };
  };
  return { shown, sent, show: createDraftCalls(ask) };
}

describe('X5 the calls for drafts', () => {
  it('get what has changed, and give each answer whole', async () => {
    const { shown, sent, show } = site();
    await show(QUESTION);
    shown.blocks = { b: 'otra', a: 'uno' };
    const next = await show(QUESTION);
    expect(next.blocks).toEqual({ a: 'uno', b: 'otra' });
    expect(next.head.styles).toBe('css');
    // A block that is gone comes again when it is back: only the last answer is kept.
    shown.blocks = { a: 'uno' };
    await show(QUESTION);
    shown.blocks = { a: 'uno', c: 'otra' };
    expect((await show(QUESTION)).blocks).toEqual({ a: 'uno', c: 'otra' });
    expect(sent).toEqual([['uno', 'dos'], ['otra'], [], ['otra']]);
  });

  it('give whole answers of two calls at once, and of a site that leaves nothing out', async () => {
    const { shown, show } = site();
    await show(QUESTION);
    const both = await Promise.all([show(QUESTION), show(QUESTION)]);
    expect(both.map(({ blocks }) => blocks)).toEqual([shown.blocks, shown.blocks]);
    const plain = site(false);
    await plain.show(QUESTION);
    expect((await plain.show(QUESTION)).blocks).toEqual(plain.shown.blocks);
  });
});
