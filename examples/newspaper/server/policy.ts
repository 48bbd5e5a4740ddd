/**
 * The content security policy: nothing inline runs but what has the nonce of this answer.
 * @param nonce of this answer; without one no inline script runs at all
 * @param development whether the bundler's own scripts need `eval`
 */
export function contentPolicy({
  nonce,
  development = false,
}: {
  nonce?: string;
  development?: boolean;
}): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}' 'strict-dynamic'` : "'self'";
  const styles = development ? "'self' 'unsafe-inline'" : nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts}${development ? " 'unsafe-eval'" : ''}`,
    `style-src ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every page. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});
