/** What a letter of each kind needs to say. Money is written out by the texts: whole Colombian pesos come in. */
export interface MailData {
  /** Verify the e-mail address. Token: of `GET /v1/email/verify/{token}`. */
  readonly verify: { readonly firstName?: string | undefined };
  /** Sign in without a password. Token: of `GET /v1/auth/magiclink/{token}`. */
  readonly magic: { readonly firstName?: string | undefined };
  /** Sign in once, from a link that the customer service asked for. Token: of the one-time access. */
  readonly access: { readonly firstName?: string | undefined };
  /** Choose a new password. Token: the nonce of `PUT /v1/password/reset/{nonce}`. */
  readonly reset: { readonly firstName?: string | undefined };
  /** The password was changed: who did not do it must hear of it. */
  readonly 'password-changed': { readonly firstName?: string | undefined };
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
    readonly lastFour?: string | undefined;
  };
  readonly cancelled: {
    readonly firstName?: string | undefined;
    readonly productName: string;
    /** ISO moment until which the subscription still works. */
    readonly activeUntil?: string | undefined;
  };
  readonly rescued: { readonly firstName?: string | undefined; readonly productName: string };
  readonly 'payment-method': {
    readonly firstName?: string | undefined;
    readonly productName: string;
    readonly lastFour?: string | undefined;
  };
  /** Joined a newsletter. Token: of the link to leave it. */
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
  /** The account's owner asked for its deletion. Token: the id of the request. */
  readonly anonymise: { readonly firstName?: string | undefined };
  readonly anonymised: Record<never, never>;
  readonly 'anonymise-declined': { readonly reason: string };
}

export type MailKind = keyof MailData;

/** The kinds whose tokens `/__outbox?email=` gives to tests. */
export const TOKEN_KINDS = ['reset', 'magic', 'verify'] as const satisfies readonly MailKind[];
