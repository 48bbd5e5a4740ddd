export { CardGrid, type CardGridProps } from './CardGrid.tsx';
export { cardGridBlock } from './CardGrid.block.ts';
