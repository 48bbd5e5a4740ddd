/** Characters of a longest utterance. Some voices of browsers stop in the middle of longer ones. */
export const LONGEST_SENTENCE = 220;

/** A full stop after these ends no sentence: 'EE. UU.', 'a. m.', 'Dra. Salas'. */
const ABBREVIATED = /(?:^|[\s(«“])(?:\p{L}{1,2}|sra|dra|srs|ing|lic|gral|núm|art|pág|aprox)\.\s*$/iu;

/** The last place in `text` at which a reader would breathe: after a punctuation mark, else after a word. */
function breathIn(text: string): number {
  const marks = [...text.matchAll(/[,;:—)]\s/gu)].map(({ index }) => index + 1);
  return marks.at(-1) ?? (text.lastIndexOf(' ') > 0 ? text.lastIndexOf(' ') : text.length);
}

function shortened(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const end = breathIn(rest.slice(0, LONGEST_SENTENCE));
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}

/**
 * A text as a voice says it: sentence by sentence, so that a reader can go back one, and pause between two. Long
 * sentences are in parts of at most `LONGEST_SENTENCE` characters.
 * @param text one paragraph, without markup
 */
export function sentencesOf(text: string, language = 'es'): string[] {
  const words = text.replace(/\s+/gu, ' ');
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words)) {
    open += segment;
    if (ABBREVIATED.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  return [...sentences, open]
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(shortened);
}

/** Characters that a voice says in a minute at its usual speed. */
const CHARACTERS_PER_MINUTE = 900;

/** Minutes until the end of the sentences, at least one. @param rate 1 is the usual speed */
export function listeningMinutes(sentences: readonly string[], rate = 1): number {
  const characters = sentences.reduce((sum, { length }) => sum + length, 0);
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE / rate));
}
