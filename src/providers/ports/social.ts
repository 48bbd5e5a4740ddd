import type { ApiError } from '../../domain/errors/api-error.ts';

/** Sign-in with other companies. What they hand out goes to `IdentityPort.socialLogin`. @see A15 */
export interface SocialPort {
  /**
   * Draws the company's own button into an element; each completed sign-in hands out an id token.
   * @param onFailure hears of a sign-in that brought none: `googleSignOnError`
   * @throws ApiError `googleSdkError`
   */
  googleButton(
    element: HTMLElement,
    onCredential: (idToken: string) => void,
    onFailure?: (error: ApiError) => void,
  ): Promise<void>;
  /** Opens the sign-in and gives its access token. @throws ApiError `facebookSdkError`, `facebookSignOnError` */
  facebook(): Promise<string>;
  /** Signs out of those that were used on this page. */
  signOut(): Promise<void>;
}
