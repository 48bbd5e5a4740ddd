import type { CallOptions } from './identity.ts';

/** What a reader writes by the contact form. Further fields go as they are. */
export interface ContactForm {
  email: string;
  [field: string]: string;
}

/** The contact form as a page sends it: to its own site, which passes it on. */
export interface ContactPort {
  send(form: ContactForm, options?: CallOptions): Promise<void>;
}

/** What the notification service is told about an account, beside its e-mail. */
export type AccountNotice = { email: string } & Readonly<Record<string, unknown>>;

/**
 * The notification service, which needs a token: only a server calls it. Every method rejects with an `ApiError`.
 * @see 000 §7 'Notification service'
 */
export interface NotificationsPort {
  passwordReset(form: Readonly<Record<string, string>>, options?: CallOptions): Promise<void>;
  userRegistration(notice: AccountNotice, options?: CallOptions): Promise<void>;
  newPurchase(notice: AccountNotice, options?: CallOptions): Promise<void>;
  updateProfile(notice: AccountNotice, options?: CallOptions): Promise<void>;
  contact(form: ContactForm, options?: CallOptions): Promise<void>;
  /** Resolves when the service answers that `ok` is 1. */
  subscribe(form: { email: string; origin: string }, options?: CallOptions): Promise<void>;
}
