import type { AppContext } from '../context.ts';

/** Under which origin the caller reached the sandbox; in production a proxy speaks TLS for it. */
export function publicOrigin({ config }: AppContext, requestUrl: string): string {
  const url = new URL(requestUrl);
  if (config.mode === 'production') url.protocol = 'https:';
  return url.origin;
}
