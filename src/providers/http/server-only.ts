/**
 * Throws in a browser, where every visitor could read a module's secret.
 * @throws Error naming the service
 */
export function serverOnly(service: string): void {
  if (typeof window !== 'undefined' && typeof window.document !== 'undefined')
    throw new Error(
      `${service} needs a token that must not reach a browser: call it from the site's server.`,
    );
}
