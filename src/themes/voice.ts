import { voice as messages } from '../messages/voice.ts';

/** The form of address of a brand. */
export type Voice = keyof typeof messages;

/** The texts that differ by form of address. */
export type ReaderMessages = (typeof messages)[Voice];

/** The texts in one form of address. */
export const readerMessages = (voice: Voice): ReaderMessages => messages[voice];
