import type { BodyBlock } from './block.ts';

const UNSAFE = /[^\w-]+/g;

/**
 * Gives every block, at every depth, an id that is unique in the body and valid in HTML and in addresses: the
 * source's id if it has one ('-2' for its second use), else a number. The same body always gets the same ids.
 */
export function uniqueIds(blocks: readonly BodyBlock[]): BodyBlock[] {
  const used = new Set<string>();
  let running = 0;
  const next = (wanted: string): string => {
    running += 1;
    const base = wanted.replace(UNSAFE, '-').replace(/^-+|-+$/g, '') || `bloque-${running}`;
    let id = base;
    for (let copy = 2; used.has(id); copy += 1) id = `${base}-${copy}`;
    used.add(id);
    return id;
  };
  const name = (block: BodyBlock): BodyBlock => {
    const id = next(block.id);
    switch (block.type) {
      case 'quote':
        return { ...block, id, blocks: block.blocks.map(name) };
      case 'list':
        return { ...block, id, items: block.items.map((item) => ({ blocks: item.blocks.map(name) })) };
      case 'gallery':
        return { ...block, id, images: block.images.map((image) => ({ ...image, id: next(image.id) })) };
      default:
        return { ...block, id };
    }
  };
  return blocks.map(name);
}
