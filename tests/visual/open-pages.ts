/** Number of open pages of a file of tests: while one waits for its fonts and pictures, another one is drawn. */
export const PAGES = 3;
