// Every article has this code, so it is apart from the code that reads the record.

/** The tab's record of the story that a reader left to subscribe. */
export const READING_KEY = 'rt-lectura';

/** The record of a story's path and the text before its locked part. A path has no spaces. */
export const storedReading = (path: string, shown: string): string => `${path} ${shown}`;
