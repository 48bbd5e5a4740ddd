import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import type { BodyBlock } from './block.ts';
import { isTextBlock } from './insert-ads.ts';
import { escapeHtml } from '../html/escape.ts';

/** Words that are shown of a single paragraph, or of a paragraph as long as an article. */
export const PREVIEW_WORDS = 40;
/** A longer paragraph may contain the whole article, so it is cut. */
export const LONG_PARAGRAPH_WORDS = 160;

/** Blocks that may be between the paragraphs of a preview. Lists, tables, galleries and raw HTML may contain the whole story. */
const BESIDE_TEXT: ReadonlySet<BodyBlock['type']> = new Set(['header', 'image', 'divider', 'interstitial']);

const wordsOf = (block: BodyBlock): string[] =>
  'html' in block ? plainText(block.html).split(/\s+/).filter(Boolean) : [];

/** The first words of a block without markup: at most half of its text. */
function excerpt(block: BodyBlock): BodyBlock[] {
  const words = wordsOf(block);
  const shown = words.slice(0, Math.min(PREVIEW_WORDS, Math.floor(words.length / 2)));
  if (shown.length === 0) return [];
  const dropCap = block.type === 'text' ? block.dropCap : undefined;
  return [defined({ type: 'text' as const, id: block.id, html: `${escapeHtml(shown.join(' '))}…`, dropCap })];
}

/**
 * The beginning of a body, which the server sends of a locked article. It has at most `paragraphs` paragraphs, and never
 * more than half of the body, so that some text always stays on the server. It has no ads and players.
 * @see P1
 */
export function previewBody(blocks: readonly BodyBlock[], paragraphs: number): BodyBlock[] {
  if (paragraphs <= 0) return [];
  const texts = blocks.filter(isTextBlock);
  const [first] = texts;
  if (!first) return [];
  const whole = Math.min(paragraphs, Math.floor(texts.length / 2));
  if (whole === 0) return excerpt(first);
  const preview: BodyBlock[] = [];
  let shown = 0;
  for (const block of blocks) {
    if (isTextBlock(block)) {
      if (wordsOf(block).length > LONG_PARAGRAPH_WORDS) return [...preview, ...excerpt(block)];
      preview.push(block);
      shown += 1;
      if (shown === whole) return preview;
    } else if (BESIDE_TEXT.has(block.type)) preview.push(block);
  }
  return preview;
}
