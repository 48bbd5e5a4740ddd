import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * The route's pattern (`/password/reset/:nonce`) instead of the path and query, which may contain tokens.
 */
export function loggedPath(c: Context): string {
  const exact = matchedRoutes(c).filter(({ path }) => !path.includes('*'));
  return exact.at(-1)?.path ?? '(no route)';
}
