/** The event of the document after a script has added a part to the page: what the reader has allowed loads there too. */
export const PART_SHOWN = 'rt-part-shown';
