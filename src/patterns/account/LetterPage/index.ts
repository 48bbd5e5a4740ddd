export { LetterPage, type LetterPageProps } from './LetterPage.tsx';
export { letterIsland } from './island.ts';
