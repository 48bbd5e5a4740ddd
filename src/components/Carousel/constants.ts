/** Duration of a transition. */
export const CAROUSEL_SPEED_MS = 300;
/** Autoplay delay. */
export const AUTOPLAY_DELAY_MS = 3000;
/** Autoplay delay of galleries, which loop. */
export const GALLERY_AUTOPLAY_DELAY_MS = 5000;

/** Distance before a touch counts as a swipe, by kind of carousel. */
export const DRAG_THRESHOLD_PX = { default: 5, tabs: 16, product: 20 } as const;

/** Share of a slide that a slow swipe must pass to move on. A flick always moves on. */
export const SWIPE_RATIO = 0.5;

/**
 * Embla's `duration` is a friction, not a time. With 15 a move has covered 99 % of its distance after
 * 18 frames of 1/60 s, which is `CAROUSEL_SPEED_MS`; a test computes the same formula.
 */
export const EMBLA_DURATION = 15;
