export { LetterPage, type LetterPageProps } from './LetterPage.tsx';
export { letterIsland } from './island.ts';
export { READER_LETTER_PAGES, type ReaderLetterName, type ReaderLetterRoutes } from './reader-letters.ts';
export type { ReaderLetterProps } from './ReaderLetter.tsx';
