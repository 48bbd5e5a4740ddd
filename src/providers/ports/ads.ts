/** An ad slot: an element of the page whose height is already reserved. */
export interface AdPlace {
  elementId: string;
  /** The slot's name in the ad server, as 'HOME/PREHOME'. */
  slot: string;
  /** Width and height in CSS pixels, preferred size first. */
  sizes: readonly (readonly [width: number, height: number])[];
  targeting?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/** @see B12 */
export interface AdsPort {
  /**
   * Fills a slot and returns a function that empties it. Also resolves without the reader's consent, and if the library is
   * blocked; the slot stays empty.
   * @throws ApiError `noPublisher` if the site has no account with the ad server
   */
  show(place: AdPlace): Promise<() => void>;
}
