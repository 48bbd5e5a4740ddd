export * from './list.ts';
export { LONGEST_SENTENCE, listeningMinutes, sentencesOf } from './sentences.ts';
export { spanishVoice, type BrowserVoice } from './voice.ts';
