/** What every answer carries, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** For answers over https only: the browser ignores it elsewhere. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

export interface PolicyOptions {
  readonly nonce: string;
  /** Vite's client injects styles and keeps a socket open. */
  readonly development?: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts run only with the nonce, or when one that has it fetches them.
 * Pictures, films and frames of imported documents come from any https site; frames are sandboxed by the library.
 */
export function contentPolicy({ nonce, development = false }: PolicyOptions): string {
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Attributes only: sizes and colours of tables in imported documents.
    ...(!development && { 'style-src-attr': "'unsafe-inline'" }),
    'img-src': "'self' https: data:",
    'media-src': "'self' https:",
    'frame-src': 'https:',
    'font-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
