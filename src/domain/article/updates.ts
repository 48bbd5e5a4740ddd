import { plainText } from '../html/plain-text.ts';
import type { BodyBlock } from '../body/block.ts';

/** An entry of the 'Actualizaciones' box. It links to the element with that id. @see N6 */
export interface UpdateEntry {
  id: string;
  time: string;
  dateTime: string;
  text: string;
}

/** An update of a live blog with its text. @see N9 */
export interface LiveUpdate extends UpdateEntry {
  body: string;
}

/** The words of a block as plain text; empty for media. */
export function wordsOf(block: BodyBlock): string {
  switch (block.type) {
    case 'text':
    case 'header':
    case 'html':
      return plainText(block.html);
    case 'quote':
      return block.blocks.map(wordsOf).join(' ');
    case 'list':
      return block.items.flatMap((item) => item.blocks.map(wordsOf)).join(' ');
    default:
      return '';
  }
}

/** The updates of a body in order, each with the text up to the next update. */
export function liveUpdates(blocks: readonly BodyBlock[]): LiveUpdate[] {
  const updates: LiveUpdate[] = [];
  for (const block of blocks) {
    if (block.type === 'time-stamp') {
      const { id, time, dateTime, html } = block;
      updates.push({ id, time, dateTime, text: plainText(html), body: '' });
      continue;
    }
    const last = updates.at(-1);
    if (last) last.body = [last.body, wordsOf(block)].filter(Boolean).join(' ');
  }
  return updates.map((update) => ({ ...update, text: update.text || firstSentence(update.body) }));
}

/** The title of an update that has only a time: the beginning of its text. */
function firstSentence(text: string): string {
  return /^.{1,120}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.slice(0, 120);
}

/** The entries of the 'Actualizaciones' box. @see N6 */
export function updateEntries(blocks: readonly BodyBlock[]): UpdateEntry[] {
  return liveUpdates(blocks).map(({ id, time, dateTime, text }) => ({ id, time, dateTime, text }));
}
