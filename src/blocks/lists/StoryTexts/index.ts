export { StoryTexts, type StoryTextsProps } from './StoryTexts.tsx';
export { type TextsLook } from './looks.ts';
export { headlineListBlock, mostReadBlock, numberedTextsBlock } from './StoryTexts.block.ts';
