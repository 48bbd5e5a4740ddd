import { fold } from 'rotativa/domain';
import type { EditorBlock } from 'rotativa/editor';

/** The blocks that editors may place with all the words in their name, or in that of their category. */
export function findBlocks(
  blocks: readonly EditorBlock[],
  categories: readonly { readonly name: string; readonly label: string }[],
  words: string,
): EditorBlock[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const labels = new Map(categories.map(({ name, label }) => [name, label]));
  return blocks.filter(({ editorial, label, category }) => {
    const text = fold(`${label} ${labels.get(category) ?? ''}`);
    return editorial && wanted.every((word) => text.includes(word));
  });
}
