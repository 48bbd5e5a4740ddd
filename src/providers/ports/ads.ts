/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number];

/** An ad slot: an element of the page whose height is already reserved. */
export interface AdPlace {
  elementId: string;
  /** The slot's name in the ad server, as 'HOME/PREHOME'. */
  slot: string;
  /** Preferred size first. */
  sizes: readonly AdSize[];
  targeting?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** The reader has pressed Escape in the creative. Servers whose frames do not report it never call it. */
  onEscape?: (() => void) | undefined;
}

/**
 * The result of a request for a slot. A creative may be larger than each size that was asked for, so the page compares before it shows
 * it. `remove` takes the creative out of the slot.
 */
export type AdAnswer = { outcome: 'filled'; size: AdSize; remove(): void } | { outcome: 'empty' };

/** Advertising in the slots of a page. @see B12, X10 */
export interface AdsPort {
  /**
   * Asks for a creative and inserts it into the slot. The slot stays empty without the reader's consent, without an ad
   * for it, and if the server is blocked or too late.
   * @throws ApiError `noPublisher` if the site has no account with the ad server
   */
  show(place: AdPlace): Promise<AdAnswer>;
}
