import { z } from 'zod';
import { ConfigError, optional } from './env.ts';

export const CAPTCHA_METHODS = ['signin', 'signup', 'magiclink'] as const;
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

/** The variables of captchas and of the companies that readers sign in with. */
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
  /** The calls that want a captcha's token. */
  readonly captchaMethods: readonly CaptchaMethod[];
  readonly captchaSiteKey: string | undefined;
  /** Checks captcha tokens at their maker; not set: any token counts, which production does not accept. */
  readonly captchaSecret: string | undefined;
  readonly googleClientId: string | undefined;
  readonly facebookAppId: string | undefined;
  /** Both set: readers sign in to the comments with their account. */
  readonly disqusPublicKey: string | undefined;
  readonly disqusSecretKey: string | undefined;
}

/** @throws ConfigError naming what production lacks */
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
