import { freeBody, type BodyParts } from '../article/free-body.ts';
import { defined } from '../defined.ts';
import { escapeHtml } from '../html/escape.ts';
import { plainText } from '../html/plain-text.ts';
import type { BodyBlock } from './block.ts';
import { isTextBlock } from './insert-ads.ts';

const BESIDE_TEXT: ReadonlySet<BodyBlock['type']> = new Set(['header', 'image', 'divider', 'interstitial']);

const BLOCKS: BodyParts<BodyBlock> = {
  paragraph: (block) => (isTextBlock(block) && 'html' in block ? block.html : undefined),
  beside: ({ type }) => BESIDE_TEXT.has(type),
  cut: (block, text) => {
    const dropCap = block.type === 'text' ? block.dropCap : undefined;
    return defined({ type: 'text' as const, id: block.id, html: escapeHtml(text), dropCap });
  },
};

/**
 * The beginning of a body, which the server sends of a locked article. It has at most `paragraphs` paragraphs, and no
 * ads and players.
 * @see P1
 */
export const previewBody = (blocks: readonly BodyBlock[], paragraphs: number): BodyBlock[] =>
  paragraphs > 0 ? freeBody(blocks, BLOCKS, paragraphs) : [];

/** The beginning of a preview. Half of a body is locked already, so that the same number of paragraphs gives the same. */
export function shorterPreview(preview: readonly BodyBlock[], paragraphs: number): BodyBlock[] {
  const places = preview.flatMap((block, at) => (BLOCKS.paragraph(block) === undefined ? [] : at));
  if (places.length <= paragraphs) return [...preview];
  return preview.slice(0, paragraphs > 0 ? places[paragraphs - 1]! + 1 : 0);
}

/** The text of the last paragraph of a body; '' without one. */
export const lastText = (blocks: readonly BodyBlock[]): string =>
  plainText(blocks.map(BLOCKS.paragraph).findLast((html) => html !== undefined) ?? '');
