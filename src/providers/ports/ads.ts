/** A place for advertising, as an element that is already on the page with its height reserved. */
export interface AdPlace {
  elementId: string;
  /** The slot's name in the ad server, as 'HOME/PREHOME'. */
  slot: string;
  /** Width and height in CSS pixels, the preferred one first. */
  sizes: readonly (readonly [width: number, height: number])[];
  targeting?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/** @see B12, 000 §8 */
export interface AdsPort {
  /**
   * Fills a place; gives the way to empty it. Resolves too when the library is blocked: the place stays empty.
   * @throws ApiError `noPublisher` when the site has no account with the ad server
   */
  show(place: AdPlace): Promise<() => void>;
}
