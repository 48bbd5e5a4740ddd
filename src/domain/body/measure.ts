import { plainText } from '../html/plain-text.ts';
import { countWords } from '../text/reading-time.ts';
import { graphicTexts } from '../graphic/texts.ts';
import type { BodyBlock } from './block.ts';
import { sceneTexts } from './scenes.ts';

function wordsIn(block: BodyBlock): number {
  switch (block.type) {
    case 'quote':
      return wordCount(block.blocks);
    case 'list':
      return block.items.reduce((sum, item) => sum + wordCount(item.blocks), 0);
    case 'table':
      return countWords(plainText([...block.header, ...block.rows.flat()].join(' ')));
    case 'graphic':
      return countWords(graphicTexts(block.graphic).join(' '));
    case 'gallery':
      return block.form?.type === 'scenes' ? countWords(block.form.scenes.flatMap(sceneTexts).join(' ')) : 0;
    default:
      return 'html' in block ? countWords(plainText(block.html)) : 0;
  }
}

/** The number of words that count for the reading time of a body. */
export function wordCount(blocks: readonly BodyBlock[]): number {
  return blocks.reduce((sum, block) => sum + wordsIn(block), 0);
}
