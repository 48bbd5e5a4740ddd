import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Headers of every response. Pages set their own policy: see content-policy.ts. */
const HEADERS = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], browsingTopics: [] },
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  // Other sites may show the pictures, and browsers may resolve links early.
  crossOriginResourcePolicy: false,
  xDnsPrefetchControl: false,
  strictTransportSecurity: false,
} satisfies Parameters<typeof secureHeaders>[0];

export const securityHeaders: MiddlewareHandler = secureHeaders(HEADERS);

/** The headers for sites over HTTPS. */
export const httpsHeaders: MiddlewareHandler = secureHeaders({
  ...HEADERS,
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
});
