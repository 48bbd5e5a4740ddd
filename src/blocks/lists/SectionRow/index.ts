export { SectionRow, type SectionRowProps } from './SectionRow.tsx';
export { sectionRowBlock } from './SectionRow.block.ts';
