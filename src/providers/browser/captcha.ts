import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import { loadScript } from './load-script.ts';

/** Address of the captcha library. */
export const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=es-419';

/** The used part of the captcha library. */
export interface CaptchaLibrary {
  ready(work: () => void): void;
  render(
    element: HTMLElement,
    options: Readonly<Record<string, string | (() => void) | ((token: string) => void)>>,
  ): number;
  reset(id: number): void;
}

/** Settings of the captcha with a checkbox. */
export interface CheckboxCaptchaOptions {
  page: { readonly document: Document; grecaptcha?: CaptchaLibrary | undefined };
  /** The site's key: `recaptchaSiteKey` of the configuration. */
  siteKey: () => Promise<string | undefined>;
  scriptUrl?: string | undefined;
  nonce?: string | undefined;
}

/** The captcha with a checkbox. @see A15 */
export function createCheckboxCaptcha(options: CheckboxCaptchaOptions): CaptchaPort {
  const { page, siteKey, scriptUrl = CAPTCHA_SCRIPT, nonce } = options;
  return {
    render: async (element, onChange) => {
      const [sitekey] = await Promise.all([
        siteKey(),
        loadScript(scriptUrl, { document: page.document, nonce }),
      ]);
      const library = page.grecaptcha;
      if (!sitekey || !library)
        throw new ApiError(CLIENT_CODES.badReply, 'The captcha has no site key or no library.');
      await new Promise<void>((resolve) => library.ready(resolve));
      let current: string | undefined;
      const become = (token: string | undefined): void => {
        current = token;
        onChange(token);
      };
      const id = library.render(element, {
        sitekey,
        callback: (token: string) => become(token),
        'expired-callback': () => become(undefined),
        'error-callback': () => become(undefined),
      });
      return {
        token: () => current,
        reset: () => {
          library.reset(id);
          become(undefined);
        },
      };
    },
  };
}
