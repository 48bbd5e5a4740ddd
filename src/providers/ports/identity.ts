import type { Profile } from '../../domain/accounts/session.ts';
import type { Identity } from '../../domain/accounts/storage.ts';
import type { PasswordPolicy } from '../../domain/accounts/validation.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** @see 000 §3 'Config (identity)' */
export interface IdentityConfig extends Partial<{ [K in keyof PasswordPolicy]: number | undefined }> {
  signinRecaptcha?: boolean | undefined;
  signupRecaptcha?: boolean | undefined;
  magicLinkRecaptcha?: boolean | undefined;
  recaptchaSiteKey?: string | undefined;
  facebookAppId?: string | undefined;
  googleClientId?: string | undefined;
  disqus?: { enabled?: boolean | undefined; publicKey?: string | undefined } | undefined;
}

export interface Contact {
  phone?: string | undefined;
  type?: string | undefined;
}

export interface Address {
  line1?: string | undefined;
  line2?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  postal?: string | undefined;
  country?: string | undefined;
  type?: string | undefined;
}

export interface ProfileIdentity {
  id?: string | undefined;
  userName?: string | undefined;
  type?: string | undefined;
  passwordReset?: boolean | undefined;
  locked?: boolean | undefined;
}

/** A profile as the account pages show and edit it. */
export interface ReaderProfile extends Profile {
  secondLastName?: string | undefined;
  gender?: string | undefined;
  birthYear?: string | undefined;
  birthMonth?: string | undefined;
  birthDay?: string | undefined;
  contacts?: readonly Contact[] | undefined;
  addresses?: readonly Address[] | undefined;
  attributes?: readonly { name: string; value: string; type?: string | undefined }[] | undefined;
  identities?: readonly ProfileIdentity[] | undefined;
}

export interface SignUp {
  identity: { userName: string; credentials: string };
  profile: { email: string } & Omit<Partial<ReaderProfile>, 'uuid' | 'email' | 'identities'>;
  recaptchaToken?: string | undefined;
  /** False keeps the session in this tab only. */
  rememberMe?: boolean | undefined;
}

export interface PasswordLogin {
  userName: string;
  credentials: string;
  rememberMe?: boolean | undefined;
  recaptchaToken?: string | undefined;
}

/** A sign-in through another company: its name as the service calls it ('google', 'facebook', 'apple'…) and what it handed out. */
export interface SocialLogin {
  provider: string;
  credentials: string;
  rememberMe?: boolean | undefined;
  recaptchaToken?: string | undefined;
}

/** What the reader may do with a service of comments. */
export type ThirdPartyTokens =
  { enabled: false } | { enabled: true; publicKey?: string | undefined; ssoToken?: string | undefined };

export interface GdprReport {
  id: string;
  [key: string]: unknown;
}

export interface SwgLogin {
  identityExists: boolean;
}

/**
 * The reader's account and session. Every method rejects with an `ApiError`, never throws at once;
 * those that need a session reject with `missingJwt` when there is none.
 * @see 000 §7 'Identity API', A2–A6, A10, A11
 */
export interface IdentityPort {
  /** The session that this browser holds, without asking the service; null when none or incomplete. */
  identity(): Identity | null;
  /** Tells of every change of the session, in this tab or another. */
  subscribe(listener: (identity: Identity | null) => void): () => void;
  /** An access token that is not over, refreshed when it must be; null for an anonymous reader. */
  accessToken(): Promise<string | null>;
  isLoggedIn(): Promise<boolean>;
  /** Refreshes the session when it is over. @see 000 §7 'heartbeat' */
  heartbeat(): Promise<Identity | null>;
  /** Refreshes the session now. @see 000 §7 'extend session' */
  extendSession(): Promise<Identity>;
  /** Keeps a session that another flow obtained. */
  adopt(identity: Identity, rememberMe?: boolean): void;
  /** Forgets the session here, without asking the service. */
  clearSession(): void;

  config(options?: CallOptions): Promise<IdentityConfig>;
  signUp(form: SignUp): Promise<Identity>;
  login(form: PasswordLogin): Promise<Identity>;
  /** Signs in, or links the other company's identity when there is a session. */
  socialLogin(form: SocialLogin): Promise<Identity>;
  logout(): Promise<void>;

  /** Sends the link of one use that signs a reader in. */
  requestMagicLink(form: { email: string; recaptchaToken?: string | undefined }): Promise<void>;
  redeemMagicLink(token: string, options?: { rememberMe?: boolean }): Promise<Identity>;
  /** Sends a link of one-time access: the vendor's other name of the magic link. @see 000 §7 */
  requestOneTimeAccess(form: { email: string; recaptchaToken?: string | undefined }): Promise<void>;
  redeemOneTimeAccess(token: string, options?: { rememberMe?: boolean }): Promise<Identity>;

  profile(options?: CallOptions): Promise<ReaderProfile>;
  updateProfile(changes: Partial<ReaderProfile>): Promise<ReaderProfile>;
  /** A JPEG of at most 3,000,000 bytes. */
  uploadAvatar(file: Blob | null | undefined): Promise<void>;
  removeAvatar(): Promise<void>;
  updatePassword(form: { oldPassword: string; newPassword: string }): Promise<void>;
  requestPasswordReset(userName: string): Promise<void>;
  resetPassword(nonce: string, newPassword: string): Promise<void>;
  requestEmailVerification(email: string): Promise<void>;
  verifyEmail(token: string): Promise<void>;

  /** Asks for the deletion of the account: an e-mail carries the id that approves or declines it. */
  requestDeletion(): Promise<void>;
  /** Deletes the account; the session goes with it. */
  approveDeletion(id: string): Promise<void>;
  declineDeletion(id: string, reason: string): Promise<void>;
  privacyReports(options?: CallOptions): Promise<GdprReport[]>;
  privacyReport(id: string, options?: CallOptions): Promise<Record<string, unknown>>;

  settings(options?: CallOptions): Promise<{ disqus?: { ssoKey?: string | undefined } | undefined }>;
  segmentation(
    options?: CallOptions,
  ): Promise<{ id?: string | number | undefined; segment?: string | undefined }>;

  /** What a third party's widget needs to know the reader. @throws ApiError for a service other than 'DISQUS' */
  thirdPartyTokens(service: string): Promise<ThirdPartyTokens>;

  /** Where the reader is sent to sign in with the Apple-type provider, with the address to come back to. */
  appleAuthUrl(options?: CallOptions): Promise<string>;
  /** Where the reader is sent to sign in with a provider of OpenID Connect. */
  oidcInitiate(
    provider: string,
    options?: CallOptions & { scopes?: readonly string[] | undefined },
  ): Promise<string>;
  oidcSignIn(answer: { code: string; state: string; rememberMe?: boolean | undefined }): Promise<Identity>;
  /** Where a reader goes back to who signed in here for another site, with this account as the provider. */
  oidcProviderLogin(query: Readonly<Record<string, string>>, options?: CallOptions): Promise<string>;
  unlinkOidc(identifier: string): Promise<void>;
  /** Removes a way of signing in; the last one stays (300044). */
  unlinkIdentity(provider: string): Promise<void>;

  swgAccessToken(): Promise<string>;
  swgLoginExists(token: string): Promise<SwgLogin>;
  /**
   * Links the search giant's account to this reader again, which renews the session.
   * @param token of `swgAccessToken`
   * @param id token of the search giant's account
   */
  swgRelink(token: string, id: string): Promise<Identity>;
}
