/** The present moment. Handed in everywhere, so that a page can be rendered as of any time. */
export interface ClockPort {
  now(): Date;
}
