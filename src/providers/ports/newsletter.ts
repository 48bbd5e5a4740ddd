import type { CallOptions } from './identity.ts';

/** The reader's input in the newsletter form. */
export interface NewsletterForm {
  email: string;
  /** The location of the form: 'home' or another label. */
  origin: string;
  /** Whether the reader accepted the data policy. Without it the service is not called. */
  policy: boolean;
}

/** The newsletter form for a page. It calls the page’s site, which has the token of the service. @see B13 */
export interface NewsletterPort {
  /** Resolves if the service accepts the address; otherwise rejects with an `ApiError`. */
  subscribe(form: NewsletterForm, options?: CallOptions): Promise<void>;
}
