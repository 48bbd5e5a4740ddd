import { withoutAccents } from './text-parts.ts';

/** A suggestion of the search field: a section, a topic, an author or a story, in this order. */
export const SUGGESTION_KINDS = ['section', 'tag', 'author', 'story'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A suggestion of a search field. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly text: string;
  /** The path of a section or of a story, the slug of a topic or of an author. */
  readonly id: string;
}

/** How many of each kind a list has at most. Stories fill what the others leave. */
export const MAX_SUGGESTIONS_BY_KIND: Readonly<Record<SuggestionKind, number>> = {
  section: 2,
  tag: 3,
  author: 2,
  story: 8,
};
/** The most that a list shows. */
export const MAX_SUGGESTIONS = 8;

/** Fewer letters begin too many words. */
export const MIN_SUGGESTION_CHARACTERS = 2;

/** In the texts of stories words of fewer letters begin something almost everywhere. */
const MIN_TEXT_CHARACTERS = 3;

/** Whether the words, which no name has, are looked for in the texts of stories. */
export const searchesTexts = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= MIN_TEXT_CHARACTERS);

/** The words that a reader types, as they are compared: at most eight, of at most forty letters. */
export const suggestionWords = (typed: string): string[] =>
  [...withoutAccents(typed.slice(0, 200).normalize('NFC').toLowerCase()).matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(0, 8)
    .map(([word]) => word.slice(0, 40));

/** Whether each of the words begins a word of the text. */
export function beginsWords(text: string, words: readonly string[]): boolean {
  const own = suggestionWords(text);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

const nameOf = ({ text }: Suggestion): string => suggestionWords(text).join(' ');

/** The suggestions of each kind as one list of at most eight. A topic with the name of a section is left out. */
export function suggestionList(of: Readonly<Record<SuggestionKind, readonly Suggestion[]>>): Suggestion[] {
  const sections = new Set(of.section.map(nameOf));
  const kinds = { ...of, tag: of.tag.filter((topic) => !sections.has(nameOf(topic))) };
  return SUGGESTION_KINDS.flatMap((kind) => kinds[kind].slice(0, MAX_SUGGESTIONS_BY_KIND[kind])).slice(
    0,
    MAX_SUGGESTIONS,
  );
}
