import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Brand } from '../seed/types.ts';
import { originPolicy } from '../security/cors.ts';
import { siteOrigin } from '../site-origin.ts';
import { SITES } from '../sites.ts';

/** The brand whose page calls, by its origin; the weekly for callers that are no page of a site. */
export function callersBrand(c: Context, { config }: AppContext): Brand {
  const origin = c.req.header('origin');
  const site = SITES.find(({ brand }) => origin !== undefined && siteOrigin(config, brand) === origin);
  return site?.brand ?? 'weekly';
}

/** Whether a redirect may lead there: only to pages that may call us too. */
export const isOurAddress = (address: string, { config }: AppContext): boolean =>
  URL.canParse(address) && originPolicy(config)(new URL(address).origin);

/** Where a reader comes back to after another company's sign-in: the page's own origin when it is ours. */
export function callersOrigin(c: Context, context: AppContext): string {
  const origin = c.req.header('origin');
  if (origin !== undefined && isOurAddress(origin, context)) return origin;
  return siteOrigin(context.config, 'weekly');
}
