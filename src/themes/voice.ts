import { voice as words } from '../words/voice.ts';

/** The form of address of a brand. */
export type Voice = keyof typeof words;

/** All texts of the library and the sites that address the reader directly. */
export type ReaderWords = (typeof words)[Voice];

/** The texts in one form of address. */
export const readerWords = (voice: Voice): ReaderWords => words[voice];
