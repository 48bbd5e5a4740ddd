import { storyBlock } from '../story-block/story-block.ts';
import { NumberedTexts } from './NumberedTexts.tsx';

export const numberedTextsBlock = storyBlock({
  name: 'numbered-texts',
  label: 'Textos numerados',
  feedSize: 6,
  pictures: false,
  rules: { image: false },
  view: NumberedTexts,
});
