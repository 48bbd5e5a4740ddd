export { EditionShelf, type EditionShelfProps } from './EditionShelf.tsx';
export { editionShelfBlock } from './EditionShelf.block.ts';
