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

/** The text of the last paragraph of a body; '' without one. */
export const lastText = (blocks: readonly BodyBlock[]): string =>
  plainText(blocks.map(BLOCKS.paragraph).findLast((html) => html !== undefined) ?? '');
