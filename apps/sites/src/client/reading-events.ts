/** A reader has begun to read a page after one of these events. */
export const READING_EVENTS = ['scroll', 'pointerdown', 'keydown'] as const;
