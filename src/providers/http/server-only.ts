/**
 * Stops a module that holds a secret from being used in a browser, where anybody could read it.
 * @throws Error naming the service
 */
export function serverOnly(service: string): void {
  if (typeof window !== 'undefined' && typeof window.document !== 'undefined')
    throw new Error(
      `${service} needs a token that must not reach a browser: call it from the site's server.`,
    );
}
