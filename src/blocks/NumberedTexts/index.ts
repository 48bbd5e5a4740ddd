export { NumberedTexts } from './NumberedTexts.tsx';
export { numberedTextsBlock } from './NumberedTexts.block.ts';
