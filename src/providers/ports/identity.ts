import type { Identity } from '../../domain/accounts/identity.ts';
import type { PasswordPolicy } from '../../domain/accounts/password.ts';
import type { ProfileTexts } from '../../domain/accounts/profile-fields.ts';
import type { Profile } from '../../domain/accounts/session.ts';

/** Options of a call; `signal` aborts it, with code `aborted`. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Settings of the account service for a site. Its captchas need `recaptchaSiteKey`. */
export interface IdentityConfig extends Partial<{ [K in keyof PasswordPolicy]: number | undefined }> {
  signinRecaptcha?: boolean | undefined;
  signupRecaptcha?: boolean | undefined;
  magicLinkRecaptcha?: boolean | undefined;
  recaptchaSiteKey?: string | undefined;
  /** Several ids are separated by commas, the site's first. */
  facebookAppId?: string | undefined;
  googleClientId?: string | undefined;
  disqus?: { enabled?: boolean | undefined; publicKey?: string | undefined } | undefined;
}

/** A phone number of a reader: 10 to 12 digits and hyphens. `type` is 'PRIMARY', 'HOME', 'WORK' or 'OTHER'. */
export interface Contact {
  phone?: string | undefined;
  type?: string | undefined;
}

/** A postal address. `country` is ISO 3166-1 with two letters; `region` is the department, `locality` the city. */
export interface Address {
  line1?: string | undefined;
  line2?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  postal?: string | undefined;
  country?: string | undefined;
  type?: string | undefined;
  /** The buyer's cédula or NIT for the invoice, as `taxIdOf` keeps it. Only billing addresses of orders have it. */
  taxId?: string | undefined;
}

/** A way in which a reader signs in: `type` is 'Password', 'Google', 'Facebook'…, `userName` the name there. */
export interface ProfileIdentity {
  id?: string | undefined;
  userName?: string | undefined;
  type?: string | undefined;
  passwordReset?: boolean | undefined;
  locked?: boolean | undefined;
}

/** A profile for the account pages. Its texts are those of `PROFILE_TEXTS`. */
export interface ReaderProfile extends Profile, ProfileTexts {
  gender?: string | undefined;
  /** Digits, as '1985'. Month and day have one or two: '5' or '05'. */
  birthYear?: string | undefined;
  birthMonth?: string | undefined;
  birthDay?: string | undefined;
  contacts?: readonly Contact[] | undefined;
  addresses?: readonly Address[] | undefined;
  attributes?: readonly { name: string; value: string; type?: string | undefined }[] | undefined;
  identities?: readonly ProfileIdentity[] | undefined;
  /** A new address that is not confirmed yet, or an address that never was. */
  unverifiedEmail?: string | undefined;
}

/** The changes of a reader. Missing fields stay, null clears a field. */
export type ProfileChanges = {
  [Field in keyof ReaderProfile]?: ReaderProfile[Field] | null;
} & { currentPassword?: string | undefined };

/** A new account: the name and password to sign in with, and the profile. */
export interface SignUp {
  identity: { userName: string; credentials: string };
  profile: { email: string } & Omit<Partial<ReaderProfile>, 'uuid' | 'email' | 'identities'>;
  recaptchaToken?: string | undefined;
  /** False keeps the session only in this tab. */
  rememberMe?: boolean | undefined;
}

/** A sign-in with a password, which is `credentials`. */
export interface PasswordLogin {
  userName: string;
  credentials: string;
  /** False keeps the session only in this tab. */
  rememberMe?: boolean | undefined;
  recaptchaToken?: string | undefined;
}

/** A sign-in through another company: its name at the service ('google', 'facebook', 'apple'…) and its token. */
export interface SocialLogin {
  provider: string;
  credentials: string;
  rememberMe?: boolean | undefined;
  recaptchaToken?: string | undefined;
}

/** The reader's rights at a comment service. */
export type ThirdPartyTokens =
  { enabled: false } | { enabled: true; publicKey?: string | undefined; ssoToken?: string | undefined };

/** A request of a reader about their data, such as the deletion of the account. */
export interface GdprReport {
  id: string;
  [key: string]: unknown;
}

/** Whether an account belongs to the search engine's account. */
export interface SwgLogin {
  identityExists: boolean;
}

/**
 * The reader's account and session. Methods never throw synchronously; they reject with an `ApiError`. Methods that
 * need a session reject with `missingJwt` without one.
 * @see A2–A6, A10, A11
 */
export interface IdentityPort {
  /** The session in this browser, without a call; null if there is none or it is incomplete. */
  identity(): Identity | null;
  /** Notifies of every change of the session, in any tab. */
  subscribe(listener: (identity: Identity | null) => void): () => void;
  /** Notifies after each call of this adapter that changes the reader's profile. Returns a function that unsubscribes. */
  onProfileChange(listener: () => void): () => void;
  /** A valid access token, refreshed if necessary; null for an anonymous reader. */
  accessToken(): Promise<string | null>;
  isLoggedIn(): Promise<boolean>;
  /** Refreshes the session if it has expired. */
  heartbeat(): Promise<Identity | null>;
  /** Refreshes the session now. */
  extendSession(): Promise<Identity>;
  /** Stores a session that another flow obtained. */
  adopt(identity: Identity, rememberMe?: boolean): void;
  /** Clears the session in this browser, without a call. */
  clearSession(): void;

  config(options?: CallOptions): Promise<IdentityConfig>;
  signUp(form: SignUp): Promise<Identity>;
  login(form: PasswordLogin): Promise<Identity>;
  /** Signs in, or links the other company's identity if there is a session. */
  socialLogin(form: SocialLogin): Promise<Identity>;
  logout(): Promise<void>;

  /** Sends a single-use link that signs the reader in. */
  requestMagicLink(form: { email: string; recaptchaToken?: string | undefined }): Promise<void>;
  redeemMagicLink(token: string, options?: { rememberMe?: boolean | undefined }): Promise<Identity>;
  /** Sends a one-time access link, which is the vendor's other name for the magic link. */
  requestOneTimeAccess(form: { email: string; recaptchaToken?: string | undefined }): Promise<void>;
  redeemOneTimeAccess(token: string, options?: { rememberMe?: boolean | undefined }): Promise<Identity>;

  profile(options?: CallOptions): Promise<ReaderProfile>;
  /**
   * A new e-mail address requires the password (300040 without it) and takes effect with `verifyEmail`. The old address
   * receives an e-mail with a token for `undoEmailChange`.
   */
  updateProfile(changes: ProfileChanges): Promise<ReaderProfile>;
  /** A JPEG of at most 3,000,000 bytes. */
  uploadAvatar(file: Blob | null | undefined): Promise<void>;
  removeAvatar(): Promise<void>;
  updatePassword(form: { oldPassword: string; newPassword: string }): Promise<void>;
  requestPasswordReset(userName: string): Promise<void>;
  resetPassword(nonce: string, newPassword: string): Promise<void>;
  requestEmailVerification(email: string): Promise<void>;
  verifyEmail(token: string): Promise<void>;
  /** Restores the old address and ends every session of the account. */
  undoEmailChange(token: string): Promise<void>;

  /** Requests the deletion of the account. An e-mail has the id that approves or declines it. */
  requestDeletion(): Promise<void>;
  /** Deletes the account and ends the session. */
  approveDeletion(id: string): Promise<void>;
  declineDeletion(id: string, reason: string): Promise<void>;
  privacyReports(options?: CallOptions): Promise<GdprReport[]>;
  privacyReport(id: string, options?: CallOptions): Promise<Record<string, unknown>>;

  settings(options?: CallOptions): Promise<{ disqus?: { ssoKey?: string | undefined } | undefined }>;
  segmentation(
    options?: CallOptions,
  ): Promise<{ id?: string | number | undefined; segment?: string | undefined }>;

  /** The tokens that identify the reader to a third-party widget. @throws ApiError for a service other than 'DISQUS' */
  thirdPartyTokens(service: string): Promise<ThirdPartyTokens>;

  /** The address for signing in with the Apple-type provider, including the return address. */
  appleAuthUrl(options?: CallOptions): Promise<string>;
  /** The address for signing in with an OpenID Connect provider. */
  oidcInitiate(
    provider: string,
    options?: CallOptions & { scopes?: readonly string[] | undefined },
  ): Promise<string>;
  oidcSignIn(answer: { code: string; state: string; rememberMe?: boolean | undefined }): Promise<Identity>;
  /** The return address of a reader who signed in here for another site, with this account as the provider. */
  oidcProviderLogin(query: Readonly<Record<string, string>>, options?: CallOptions): Promise<string>;
  unlinkOidc(identifier: string): Promise<void>;
  /** Removes a sign-in method. The last one cannot be removed (300044). */
  unlinkIdentity(provider: string): Promise<void>;

  swgAccessToken(): Promise<string>;
  swgLoginExists(token: string): Promise<SwgLogin>;
  /**
   * Links the search engine's account to this reader again, which renews the session.
   * @param token of `swgAccessToken`
   * @param id token of the search engine's account
   */
  swgRelink(token: string, id: string): Promise<Identity>;
}
