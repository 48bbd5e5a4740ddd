/** Attributes of a header over the picture with which its page opens: transparent, in the colours of the dark mode. @see H1 */
export const OVER_PICTURE = { 'data-mode': 'dark', 'data-over': true } as const;
