/** The address of the suggestions of the search field: `?q=` is what a reader has typed. */
export const SUGGESTIONS_PATH = '/api/sugerencias';
