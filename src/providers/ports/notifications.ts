import type { CallOptions } from './identity.ts';
import type { HeldNewsletter } from './newsletters.ts';

/** The reader's input in the contact form. Additional fields are sent unchanged. */
export interface ContactForm {
  email: string;
  [field: string]: string;
}

/** A message that a server passes on. */
export interface ContactOptions extends CallOptions {
  /** The reader's files, as `HELP_FILES` allows them. */
  files?: readonly File[] | undefined;
}

/** The result of a message. */
export interface ContactCase {
  /** The number under which the customer service answers; undefined if the service names none. */
  number: number | undefined;
}

/** The contact form for a page. It calls the page's site, which forwards it. */
export interface ContactPort {
  /** Sends the message, and resolves with its case. */
  send(form: ContactForm, options?: CallOptions): Promise<ContactCase>;
}

/** Notices about the reader's account for a page. It calls the page's site, which forwards them. */
export interface AccountNoticePort {
  /** After a change of the profile. */
  profileChanged(options?: CallOptions): Promise<void>;
}

/** Data of an account for the notification service, with its e-mail address. */
export type AccountNotice = { email: string } & Readonly<Record<string, unknown>>;

/**
 * The notification service. It needs a token, so only servers call it. Every method rejects with an `ApiError`.
 */
export interface NotificationsPort {
  passwordReset(form: Readonly<Record<string, string>>, options?: CallOptions): Promise<void>;
  userRegistration(notice: AccountNotice, options?: CallOptions): Promise<void>;
  newPurchase(notice: AccountNotice, options?: CallOptions): Promise<void>;
  updateProfile(notice: AccountNotice, options?: CallOptions): Promise<void>;
  /**
   * Resolves with the case of the message.
   * @throws ApiError `TOO_MANY_FILES`, `FILE_TOO_LARGE`, `UNSUPPORTED_FILE_TYPE`
   */
  contact(form: ContactForm, options?: ContactOptions): Promise<ContactCase>;
  /**
   * Resolves if the service replies with `ok` 1. With `confirm` the owner of the address is asked by an e-mail first; the
   * account of a reader needs none.
   */
  subscribe(
    form: { email: string; origin: string; site?: string | undefined; confirm?: boolean | undefined },
    options?: CallOptions,
  ): Promise<void>;
  /** Begins a subscription by the token of the e-mail that asks. @throws ApiError `link_over` for one that is too old or unknown */
  confirmNewsletter(token: string, options?: CallOptions): Promise<void>;
  /**
   * Ends a subscription by the token of its e-mail.
   * @returns false if there is none: the token is unknown, or was used before
   */
  unsubscribe(token: string, options?: CallOptions): Promise<boolean>;
  /** Ends a newsletter of an address; also resolves if the address does not get it. */
  leaveNewsletter(form: { email: string } & HeldNewsletter, options?: CallOptions): Promise<void>;
  /** The newsletters that an address gets. */
  newsletters(email: string, options?: CallOptions): Promise<readonly HeldNewsletter[]>;
}
