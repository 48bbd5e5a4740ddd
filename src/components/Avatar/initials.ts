/**
 * The initials of a person without a portrait: first letters of the first and the last word of the name.
 *
 * @param name the full name, or ''
 * @returns one or two letters, or '' if the name has no letters
 */
export const initials = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
};
