/** A captcha in a form. */
export interface CaptchaBox {
  /** The reader's token; undefined before the captcha is solved, and after the token expired or was used. */
  token(): string | undefined;
  /** Resets the captcha, because a token is valid once. */
  reset(): void;
}

/** A captcha of another company, for forms that the service protects. @see A3, A15 */
export interface CaptchaPort {
  /** Renders the captcha into an element. @throws ApiError if it cannot be loaded */
  render(element: HTMLElement, onChange: (token: string | undefined) => void): Promise<CaptchaBox>;
}
