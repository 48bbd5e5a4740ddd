import { voice as words } from '../words/voice.ts';

/** The form of address of a brand. */
export type Voice = keyof typeof words;

/** The texts that differ by form of address. */
export type ReaderWords = (typeof words)[Voice];

/** The texts in one form of address. */
export const readerWords = (voice: Voice): ReaderWords => words[voice];
