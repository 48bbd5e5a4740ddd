/** A card as the gateway represents it: what is in it can be charged nowhere else. */
export interface CardToken {
  /** Pays once. */
  token: string;
  brand?: string | undefined;
  lastFour?: string | undefined;
}

/** The page's settings of a gateway's card fields. */
export interface CardFieldsOptions {
  /** The name of the fields for assistive technology. */
  title: string;
  /** Called when the reader presses Enter in a field. */
  onSubmit?: (() => void) | undefined;
}

/** The gateway's fields in a page. The page cannot read what is typed into them. */
export interface CardBox {
  /**
   * Exchanges the card for a token. Fields that are not valid show their own errors, and the first of them takes the focus.
   * @throws ApiError `cardInvalid`, or `network` and `timeout` without an answer of the gateway
   */
  tokenise(): Promise<CardToken>;
  /** Empties the fields, because a token pays once. */
  clear(): void;
  focus(): void;
  remove(): void;
}

/**
 * Card fields of a payment gateway. A card number never reaches the page.
 * @see C4, C5
 */
export interface CardsPort {
  /** Renders the fields into an element. @throws ApiError if the gateway's fields cannot be loaded */
  render(element: HTMLElement, options: CardFieldsOptions): Promise<CardBox>;
}
