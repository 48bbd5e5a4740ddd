export { LetterPage, type LetterPageProps } from './LetterPage.tsx';
export { letterIsland } from './island.ts';
export { READER_LETTER_PAGES, type ReaderLetterName } from './reader-letters.ts';
