import type { BodyBlock, HeaderBlock } from './block.ts';

/** The headline is the first level. */
const FIRST = 2;

/**
 * Tells assistive technology the place of headings whose levels leave a gap in the outline, as an h6 below the headline.
 * Their look stays that of the editor's level.
 */
export function withOutline(blocks: readonly BodyBlock[]): BodyBlock[] {
  const above: number[] = [];
  return blocks.map((block) => {
    if (block.type !== 'header' && block.type !== 'time-stamp') return block;
    while (above.length > 0 && above.at(-1)! >= block.level) above.pop();
    above.push(block.level);
    const outline = (FIRST + above.length - 1) as HeaderBlock['level'];
    return block.type === 'header' && outline !== block.level ? { ...block, outline } : block;
  });
}
