import { parse } from 'hono/utils/cookie';

/** A cookie of the site's server. */
export interface SiteCookie {
  name: string;
  value: string;
  path: string;
  seconds: number;
  secure: boolean;
  /** Whether scripts may read it. @defaultValue false */
  script?: boolean;
}

/** The header that sets a cookie. */
export const setCookie = ({ name, value, path, seconds, secure, script }: SiteCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${script ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}`;

/** A sealed value in a request's cookies; '' for none. */
export const sealedIn = (header: string | undefined, name: string): string =>
  parse(header ?? '', name)[name] ?? '';

/** The response with these `Set-Cookie` headers. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
