export { MostReadBox, type MostReadBoxProps } from './MostReadBox.tsx';
export { mostReadBoxBlock } from './MostReadBox.block.ts';
