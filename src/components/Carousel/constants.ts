/** How long a move from one slide to the next takes. @see 000 §9 */
export const CAROUSEL_SPEED_MS = 300;
/** How long a slide stays when the carousel turns by itself. @see 000 §9 */
export const AUTOPLAY_DELAY_MS = 3000;
/** The same in a gallery, which loops. @see 002 §9 */
export const GALLERY_AUTOPLAY_DELAY_MS = 5000;

/** How far a finger moves before it is a swipe and no tap, by the kind of carousel. @see 000 §9, 002 §9 */
export const DRAG_THRESHOLD_PX = { default: 5, tabs: 16, product: 20 } as const;

/** @see 000 §9 */
export const COVERFLOW = { rotateDeg: 50, depthPx: 100, scale: 1 } as const;

/**
 * Embla's `duration` is a friction and no time. At 15 a move has covered 99 % of its way after
 * 18 frames of 1/60 s, that is `CAROUSEL_SPEED_MS`; a test runs the same formula.
 */
export const EMBLA_DURATION = 15;
