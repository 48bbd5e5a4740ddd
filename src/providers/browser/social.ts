import { ApiError } from '../../domain/errors/api-error.ts';
import type { IdentityConfig } from '../ports/identity.ts';
import type { SocialPort } from '../ports/social.ts';
import { loadScript } from './load-script.ts';

/** Address of the Google library. */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
/** Address of the Facebook library. */
export const FACEBOOK_SCRIPT = 'https://connect.facebook.net/es_LA/sdk.js';
/** The version of the Facebook API. */
export const FACEBOOK_VERSION = 'v3.3';

/** The used part of the Google library. */
export interface GoogleLibrary {
  accounts: {
    id: {
      initialize(options: { client_id: string; callback: (reply: { credential?: string }) => void }): void;
      renderButton(element: HTMLElement, options: object): void;
      disableAutoSelect(): void;
    };
  };
}
/** The answer of the Facebook library: without `accessToken` the reader has not signed in. */
export interface FacebookStatus {
  status?: string;
  authResponse?: { accessToken?: string } | null;
}
/** The used part of the Facebook library. */
export interface FacebookLibrary {
  init(options: object): void;
  login(callback: (reply: FacebookStatus) => void, options?: object): void;
  getLoginStatus(callback: (reply: FacebookStatus) => void): void;
  logout(callback: () => void): void;
}

/** The page, and the ids of the site at the companies. */
export interface SocialOptions {
  page: { readonly document: Document; google?: GoogleLibrary | undefined; FB?: FacebookLibrary | undefined };
  /** Provides the site's ids at the companies. */
  config: () => Promise<Pick<IdentityConfig, 'googleClientId' | 'facebookAppId'>>;
  nonce?: string | undefined;
  /** Gets the vendor's words for what failed at Google, for support. @defaultValue the console */
  log?: ((message: string, cause?: unknown) => void) | undefined;
}

/** Milliseconds that a company has for an answer while its reader signs out. */
export const SIGN_OUT_MS = 2_000;

/** An answer for which a sign-out waits, with a time limit: a library that never answers holds no reader. */
const inTime = <Value>(requested: Promise<Value>): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), SIGN_OUT_MS);
    void requested.then(resolve).finally(() => clearTimeout(timer));
  });

/** The configuration lists several ids, the site's first. */
const first = (list: string | undefined): string | undefined => list?.split(',')[0]?.trim() || undefined;

/** Sign-in with the two social companies by their scripts, which load on demand. @see A15 */
export function createSocial({ page, config, nonce, log = console.warn }: SocialOptions): SocialPort {
  /** The vendor's deprecated helper logged these words; support searches for them. */
  const googleFailed = (message: string, logged: string, cause?: unknown): ApiError => {
    log(logged, cause);
    return new ApiError('googleSdkError', message, 0, { cause });
  };

  async function facebookLibrary(): Promise<FacebookLibrary> {
    const appId = first((await config()).facebookAppId);
    if (!appId) throw new ApiError('facebookSdkError', 'Facebook app id not found');
    await loadScript(FACEBOOK_SCRIPT, { document: page.document, nonce }).catch((cause: unknown) => {
      throw new ApiError('facebookSdkError', 'Error loading Facebook SDK', 0, { cause });
    });
    if (!page.FB) throw new ApiError('facebookSdkError', 'Error loading Facebook SDK');
    page.FB.init({ appId, version: FACEBOOK_VERSION, status: true, xfbml: false, autoLogAppEvents: true });
    return page.FB;
  }

  return {
    googleButton: async (element, onCredential, onFailure) => {
      const clientId = first((await config()).googleClientId);
      if (!clientId)
        throw googleFailed(
          'Google Client ID not found, please add one in settings.',
          'Google Client ID not found, please add one in settings or explicitly pass one to the initGoogleLogin method.',
        );
      const notLoaded = (cause?: unknown): ApiError =>
        googleFailed('Google SDK failed to load', 'Error loading Google SDK', cause);
      await loadScript(GOOGLE_SCRIPT, { document: page.document, nonce }).catch((cause: unknown) => {
        throw notLoaded(cause);
      });
      const library = page.google?.accounts.id;
      if (!library) throw notLoaded();
      try {
        library.initialize({
          client_id: clientId,
          callback: ({ credential }) => {
            if (credential) onCredential(credential);
            else onFailure?.(new ApiError('googleSignOnError', 'Google credential missing'));
          },
        });
      } catch (cause) {
        throw googleFailed('Google SDK failed to load', 'Error initializing Google Auth2 SDK', cause);
      }
      // `es` of `es-CO`: the button has texts by language.
      const [locale] = page.document.documentElement.lang.split('-');
      library.renderButton(element, {
        type: 'standard',
        size: 'large',
        text: 'continue_with',
        locale: locale || undefined,
      });
    },
    facebook: async () => {
      const library = await facebookLibrary();
      const reply = await new Promise<FacebookStatus>((resolve) =>
        library.login(resolve, { scope: 'public_profile,email' }),
      );
      const token = reply.status === 'connected' ? reply.authResponse?.accessToken : undefined;
      if (token) return token;
      throw new ApiError('facebookSignOnError', 'User canceled login or did not fully authorize.');
    },
    signOut: async () => {
      page.google?.accounts.id.disableAutoSelect();
      const { FB } = page;
      if (!FB) return;
      const answer = await inTime(new Promise<FacebookStatus>((resolve) => FB.getLoginStatus(resolve)));
      if (answer?.status === 'connected') await inTime(new Promise<void>((resolve) => FB.logout(resolve)));
    },
  };
}
