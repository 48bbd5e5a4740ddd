import type { ApiError } from '../../domain/errors/api-error.ts';

/** A company by whose page or script a reader signs in: its name at the account service, and its name for readers. */
export interface Company {
  key: string;
  name: string;
}

/** Sign-in with other companies. `IdentityPort.socialLogin` takes their tokens. @see A15 */
export interface SocialPort {
  /**
   * Renders the company's button into an element. Each completed sign-in returns an id token.
   * @param onFailure called for a sign-in without a token: `googleSignOnError`
   * @throws ApiError `googleSdkError`
   */
  googleButton(
    element: HTMLElement,
    onCredential: (idToken: string) => void,
    onFailure?: (error: ApiError) => void,
  ): Promise<void>;
  /** Opens the sign-in and returns its access token. @throws ApiError `facebookSdkError`, `facebookSignOnError` */
  facebook(): Promise<string>;
  /**
   * Signs out of the companies whose scripts are on this page, within seconds. A sign-out loads no script: other pages may
   * not, and their reader has not asked a company for anything.
   */
  signOut(): Promise<void>;
}
