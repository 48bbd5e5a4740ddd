export { SpeakerRow, type SpeakerRowProps } from './SpeakerRow.tsx';
export { speakerRowBlock } from './SpeakerRow.block.ts';
export type { Speaker } from '../event/speakers.ts';
