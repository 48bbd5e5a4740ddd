/** The ids of places in a text to which another part of the text links. The policy keeps no others. */
export const ANCHOR = /^nota-[\w-]+$/;

/** The id of such a place, from the one that the document has. */
export const anchorId = (id: string): string => `nota-${id.replace(/[^\w-]+/g, '-')}`;
