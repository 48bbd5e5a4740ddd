import type { MiddlewareHandler } from 'hono';
import { emailLinkPageAt } from '../../pages/email-links.ts';
import { SEAT_PATH } from '../../pages/registration.ts';
import { PREVIEW_PARAMETER } from '../desk/preview-token.ts';
import type { SitesEnv } from '../sites-env.ts';

/** Pages with a secret in their address are not stored, and tell no other site their address. */
export const emailLinkHeaders: MiddlewareHandler<SitesEnv> = async (c, next) => {
  await next();
  const { site } = c.var;
  if (!site) return;
  const isSecret =
    emailLinkPageAt(site.brand, c.req.path) ||
    c.req.path === SEAT_PATH ||
    c.req.query(PREVIEW_PARAMETER) !== undefined;
  if (!isSecret) return;
  c.res.headers.set('Referrer-Policy', 'no-referrer');
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.delete('ETag');
};
