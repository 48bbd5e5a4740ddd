import { z } from 'zod';
import { ConfigError, optional } from '../../shared/environment.ts';

const CAPTCHA_METHODS = ['signin', 'signup', 'magiclink'] as const;
export type CaptchaMethod = (typeof CAPTCHA_METHODS)[number];

const Methods = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(CAPTCHA_METHODS)));

/** The variables of captchas and social sign-in. */
export const IDENTITY_VARIABLES = {
  CAPTCHA_METHODS: optional(Methods),
  CAPTCHA_SITE_KEY: optional(z.string()),
  CAPTCHA_SECRET: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  FACEBOOK_APP_ID: optional(z.string()),
  DISQUS_PUBLIC_KEY: optional(z.string()),
  DISQUS_SECRET_KEY: optional(z.string()),
} as const;

type Variables = { [K in keyof typeof IDENTITY_VARIABLES]?: z.infer<(typeof IDENTITY_VARIABLES)[K]> };

export interface IdentityConfig {
  /** The calls that require a captcha token. */
  readonly captchaMethods: readonly CaptchaMethod[];
  readonly captchaSiteKey: string | undefined;
  /** Secret for checking captcha tokens at their provider. Without it any token is valid, which production rejects. */
  readonly captchaSecret: string | undefined;
  readonly googleClientId: string | undefined;
  readonly facebookAppId: string | undefined;
  /** If both are set, readers use their account to sign in to the comments. */
  readonly disqusPublicKey: string | undefined;
  readonly disqusSecretKey: string | undefined;
}

/** @throws ConfigError naming variables that production requires */
export function identityConfig(variables: Variables, mode: 'development' | 'production'): IdentityConfig {
  const captchaMethods = variables.CAPTCHA_METHODS ?? [];
  if (mode === 'production' && captchaMethods.length > 0 && variables.CAPTCHA_SECRET === undefined)
    throw new ConfigError('SANDBOX_MODE=production with CAPTCHA_METHODS needs CAPTCHA_SECRET.');
  return {
    captchaMethods,
    captchaSiteKey: variables.CAPTCHA_SITE_KEY,
    captchaSecret: variables.CAPTCHA_SECRET,
    googleClientId: variables.GOOGLE_CLIENT_ID,
    facebookAppId: variables.FACEBOOK_APP_ID,
    disqusPublicKey: variables.DISQUS_PUBLIC_KEY,
    disqusSecretKey: variables.DISQUS_SECRET_KEY,
  };
}
