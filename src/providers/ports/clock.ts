/** The current time. It is a parameter everywhere, so that a page can be rendered for any time. */
export interface ClockPort {
  now(): Date;
}
