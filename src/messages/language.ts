/** The language of the words, for what is not in the dictionary: numbers, the order of texts, names that `Intl` has. */
export const language = {
  /** By BCP 47, as `es-CO`. */
  tag: 'es-CO',
};
