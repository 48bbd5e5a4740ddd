/**
 * The letters that stand for a person without a portrait: those of the first and the last word of the name.
 *
 * @param name the full name; it may be empty
 * @returns one or two letters, or '' when the name has none
 */
export const initials = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
};
