import type { AppContext } from '../context.ts';

/** The origin that the caller used. In production a proxy terminates TLS. */
export function publicOrigin({ config }: AppContext, requestUrl: string): string {
  const url = new URL(requestUrl);
  if (config.mode === 'production') url.protocol = 'https:';
  return url.origin;
}
