import type { CallOptions } from './identity.ts';

/** What a reader sends with the newsletter's form. @see 002 §3, §7 */
export interface NewsletterForm {
  email: string;
  /** Where the form stands: 'home' or another label. */
  origin: string;
  /** The reader accepted the data policy; the service is not asked without it. */
  policy: boolean;
}

/** @see B13 */
export interface NewsletterPort {
  /** Resolves when the service took the address; rejects with an `ApiError` for any other outcome. */
  subscribe(form: NewsletterForm, options?: CallOptions): Promise<void>;
}
