import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { anonymizeRoutes } from './anonymize-routes.ts';
import { appleRoutes } from './apple-routes.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { configRoutes } from './config-routes.ts';
import { gdprRoutes } from './gdpr-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { magicLinkRoutes } from './magic-link-routes.ts';
import { oidcRoutes } from './oidc-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { authorizeRoutes } from './provider/authorize-routes.ts';
import { tokenRoutes } from './provider/token-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { swgRoutes } from './swg-routes.ts';
import { unlinkRoutes } from './unlink-routes.ts';
import { verifyRoutes } from './verify-routes.ts';

const AREAS = [
  configRoutes,
  signUpRoutes,
  loginRoutes,
  magicLinkRoutes,
  verifyRoutes,
  profileRoutes,
  avatarRoutes,
  passwordRoutes,
  unlinkRoutes,
  anonymizeRoutes,
  gdprRoutes,
  settingsRoutes,
  oidcRoutes,
  appleRoutes,
  swgRoutes,
] as const;

/** Everything below `/identity/public`. */
export function identityRoutes(context: AppContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // Replies are about one reader. Avatars set another header.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  for (const area of AREAS) app.route('/', area(context));
  return app;
}

/** The built-in provider, below `/__provider`. Only in development, because it accepts every address. */
export function providerRoutes(context: AppContext): Hono {
  const app = new Hono();
  if (context.config.mode !== 'development') return app;
  app.route('/', authorizeRoutes(context));
  app.route('/', tokenRoutes(context, '/:provider'));
  return app;
}
