import { DEFAULT_PASSWORD_POLICY } from 'rotativa/domain';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { siteOrigin } from '../site-origin.ts';
import { disqusEnabled } from './disqus.ts';
import { APPLE_RETURN_PATH } from './apple-routes.ts';

/** `GET /v1/config`: the configuration for clients. */
export function configRoutes({ config }: AppContext): Hono {
  const app = new Hono();
  const asks = (method: (typeof config.captchaMethods)[number]) => config.captchaMethods.includes(method);
  app.get('/v1/config', (c) =>
    c.json({
      signinRecaptcha: asks('signin'),
      signupRecaptcha: asks('signup'),
      magicLinkRecaptcha: asks('magiclink'),
      recaptchaSiteKey: config.captchaSiteKey ?? null,
      ...DEFAULT_PASSWORD_POLICY,
      facebookAppId: config.facebookAppId ?? null,
      googleClientId: config.googleClientId ?? null,
      orgTenants: [],
      disqus: { enabled: disqusEnabled(config), publicKey: config.disqusPublicKey ?? '' },
      teamId: null,
      keyId: null,
      urlToReceiveAuthToken: new URL(APPLE_RETURN_PATH, siteOrigin(config, 'weekly')).href,
    }),
  );
  return app;
}
