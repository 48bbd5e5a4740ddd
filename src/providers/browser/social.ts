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
}

/** The configuration lists several ids, the site's first. */
const first = (list: string | undefined): string | undefined => list?.split(',')[0]?.trim() || undefined;

/** Sign-in with the two social companies by their scripts, which load on demand. @see A15 */
export function createSocial({ page, config, nonce }: SocialOptions): SocialPort {
  const load = async (src: string, code: string, message: string): Promise<void> => {
    try {
      await loadScript(src, { document: page.document, nonce });
    } catch (cause) {
      throw new ApiError(code, message, 0, { cause });
    }
  };
  const googleFailed = (message: string): ApiError => new ApiError('googleSdkError', message);

  async function facebookLibrary(): Promise<FacebookLibrary> {
    const appId = first((await config()).facebookAppId);
    if (!appId) throw new ApiError('facebookSdkError', 'Facebook app id not found');
    await load(FACEBOOK_SCRIPT, 'facebookSdkError', 'Error loading Facebook SDK');
    if (!page.FB) throw new ApiError('facebookSdkError', 'Error loading Facebook SDK');
    page.FB.init({ appId, version: FACEBOOK_VERSION, status: true, xfbml: false, autoLogAppEvents: true });
    return page.FB;
  }

  return {
    googleButton: async (element, onCredential, onFailure) => {
      const clientId = first((await config()).googleClientId);
      if (!clientId) throw googleFailed('Google Client ID not found, please add one in settings.');
      await load(GOOGLE_SCRIPT, 'googleSdkError', 'Google SDK failed to load');
      const library = page.google?.accounts.id;
      if (!library) throw googleFailed('Google SDK failed to load');
      library.initialize({
        client_id: clientId,
        callback: ({ credential }) => {
          if (credential) onCredential(credential);
          else onFailure?.(new ApiError('googleSignOnError', 'Google credential missing'));
        },
      });
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
      const { status } = await new Promise<FacebookStatus>((resolve) => FB.getLoginStatus(resolve));
      if (status === 'connected') await new Promise<void>((resolve) => FB.logout(resolve));
    },
  };
}
