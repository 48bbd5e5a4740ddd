/** One box on a form. */
export interface CaptchaBox {
  /** The reader's proof; undefined until there is one, and after it ran out or was used. */
  token(): string | undefined;
  /** Asks anew: a proof counts once. */
  reset(): void;
}

/** @see A3, A15 */
export interface CaptchaPort {
  /** Draws the box into an element. @throws ApiError when it cannot be loaded */
  render(element: HTMLElement, onChange: (token: string | undefined) => void): Promise<CaptchaBox>;
}
