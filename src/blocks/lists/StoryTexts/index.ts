export { StoryTexts, type StoryTextsProps } from './StoryTexts.tsx';
export { type TextsPreset } from './presets.ts';
export { headlineListBlock, mostReadBlock, numberedTextsBlock } from './StoryTexts.block.ts';
