import type { Loss } from 'rotativa/domain';

/** A forum in an e-mail. */
export interface EmailForum {
  readonly id: string;
  /** Of its announcement. */
  readonly path: string;
  readonly title: string;
  /** ISO 8601 with its zone. */
  readonly starts: string;
  readonly ends?: string | undefined;
  readonly city: string;
  readonly venue: string;
}

/** The data of each kind of e-mail. Amounts are whole Colombian pesos; the texts format them. */
export interface MailData {
  /** Verify the e-mail address. Token: of `GET /v1/email/verify/{token}`. */
  readonly verify: { readonly firstName?: string | undefined };
  /** Sign in without a password. Token: of `GET /v1/auth/magiclink/{token}`. */
  readonly magic: { readonly firstName?: string | undefined };
  /** One-time sign-in by a link that customer service requested. Token: of the one-time access. */
  readonly access: { readonly firstName?: string | undefined };
  /** Choose a new password. Token: the nonce of `PUT /v1/password/reset/{nonce}`. */
  readonly reset: { readonly firstName?: string | undefined };
  /** The password was changed, so that an owner who did not do it is warned. */
  readonly 'password-changed': { readonly firstName?: string | undefined };
  /** Confirm a new e-mail address of an account. Token: of `GET /v1/email/verify/{token}`. */
  readonly 'new-email': { readonly firstName?: string | undefined };
  /** To the old address: a change of address was requested. Token: of `PUT /v1/email/undo/{token}`. */
  readonly 'email-change': { readonly firstName?: string | undefined; readonly email: string };
  /** A change of address that was not confirmed yet ended with a new password or a sign-in by an e-mail. */
  readonly 'email-change-over': { readonly firstName?: string | undefined; readonly email: string };
  readonly welcome: { readonly firstName?: string | undefined };
  /** A gift subscription. Token: of `POST /subscription/gift/redeem`. */
  readonly gift: {
    readonly name?: string | undefined;
    readonly from: string;
    readonly productName: string;
    readonly message?: string | undefined;
  };
  /** An invitation to a shared subscription. Token: of `POST /subscription/redeem`. */
  readonly share: { readonly from: string; readonly productName: string };
  readonly receipt: {
    readonly firstName?: string | undefined;
    readonly orderNumber: string;
    readonly productName: string;
    readonly totalCop: number;
    /** Paid once, for another person. */
    readonly gift?: boolean | undefined;
    readonly lastFour?: string | undefined;
  };
  readonly cancelled: {
    readonly firstName?: string | undefined;
    readonly productName: string;
    /** ISO date until which the subscription is valid. */
    readonly activeUntil?: string | undefined;
  };
  readonly rescued: { readonly firstName?: string | undefined; readonly productName: string };
  readonly 'payment-method': {
    readonly firstName?: string | undefined;
    readonly productName: string;
    readonly lastFour?: string | undefined;
  };
  /** Newsletter subscription by a form. Token: of `POST /icommkt/confirm-user`. */
  readonly 'newsletter-confirm': { readonly origin: string };
  /** Newsletter subscription. Token: of the unsubscribe link. */
  readonly newsletter: { readonly origin: string };
  /** The reader's copy of a message to the customer service. */
  readonly contact: { readonly number: number; readonly subject: string };
  /** The customer service's copy. */
  readonly 'contact-service': {
    readonly number: number;
    readonly subject: string;
    readonly from: string;
    readonly message: string;
  };
  /** A seat at a forum, with its calendar file. Token: of `POST /forums/v1/registrations/read` and `/cancel`. */
  readonly forum: { readonly name: string; readonly forum: EmailForum };
  /** The same, to a guest who asked for a seat again. */
  readonly 'forum-again': { readonly name: string; readonly forum: EmailForum };
  /** A seat that was given back. */
  readonly 'forum-cancelled': { readonly name: string; readonly path: string; readonly title: string };
  /** The owner requested the deletion of the account. Token: the id of the request. */
  readonly anonymise: {
    readonly firstName?: string | undefined;
    /** The losses with the account. E-mails of before do not have it. */
    readonly losses?: readonly Loss[] | undefined;
  };
  readonly anonymised: Record<never, never>;
  /** The account is not used and will be deleted in `days`, unless its owner signs in. */
  readonly 'account-unused': { readonly firstName?: string | undefined; readonly days: number };
  /** Someone is asked to join the staff of the desk. Token: of `POST /desk/v1/invitation/accept`. */
  readonly 'staff-invitation': { readonly name: string; readonly from: string };
  readonly 'anonymise-declined': { readonly reason: string };
}

export type MailKind = keyof MailData;

/** The kinds of e-mails whose tokens `/__outbox?email=` returns for tests. */
export const TOKEN_KINDS = ['reset', 'magic', 'verify'] as const satisfies readonly MailKind[];
