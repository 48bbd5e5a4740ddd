import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { DeskConfig } from '../config/env.ts';

/**
 * The policy of the desk. Scripts are its files only. Styles may be inline, for the visual editor and for the styles of
 * a draft: the frame of the draft has this policy too. Pictures come from the sites, and from anywhere over https, as
 * on the sites. No other page may frame the desk.
 */
function deskPolicy({ sites }: Pick<DeskConfig, 'sites'>): string {
  const origins = Object.values(sites).join(' ');
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' https: data: ${origins}`,
    'media-src': `https: ${origins}`,
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'base-uri': `'self' ${origins}`,
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  };
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

export const securityHeaders = (config: DeskConfig): MiddlewareHandler => {
  const headers = secureHeaders({
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], browsingTopics: [] },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: config.origin?.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
  });
  const policy = deskPolicy(config);
  return (c, next) =>
    headers(c, async () => {
      await next();
      c.res.headers.set('Content-Security-Policy', policy);
      c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
    });
};
