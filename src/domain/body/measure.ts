import { plainText } from '../html/plain-text.ts';
import { countWords } from '../text/reading-time.ts';
import type { BodyBlock } from './block.ts';
import { isTextBlock } from './insert-ads.ts';

/** How many paragraphs a body has: its text blocks. */
export function paragraphCount(blocks: readonly BodyBlock[]): number {
  return blocks.filter(isTextBlock).length;
}

function wordsIn(block: BodyBlock): number {
  switch (block.type) {
    case 'quote':
      return wordCount(block.blocks);
    case 'list':
      return block.items.reduce((sum, item) => sum + wordCount(item.blocks), 0);
    case 'table':
      return countWords(plainText([...block.header, ...block.rows.flat()].join(' ')));
    default:
      return 'html' in block ? countWords(plainText(block.html)) : 0;
  }
}

/** How many words of a body are read. */
export function wordCount(blocks: readonly BodyBlock[]): number {
  return blocks.reduce((sum, block) => sum + wordsIn(block), 0);
}
