import type { Context } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import { originPolicy } from '../security/cors.ts';
import { brandOfOrigin, siteOrigin } from '../site-origin.ts';

/**
 * The brand of the calling page, by its origin. Servers and programs have none: they are the weekly's. So is a page
 * that may call and is of no site, such as one of `SANDBOX_ORIGINS`; the log names it.
 */
export function callersBrand(c: Context, { config, log }: AppContext): BrandKey {
  const origin = c.req.header('origin');
  if (origin === undefined) return 'weekly';
  const brand = brandOfOrigin(config, origin);
  if (brand === undefined)
    log.warn({ origin }, 'a page of no site calls, and counts as the weekly: SITES_ORIGINS names the sites');
  return brand ?? 'weekly';
}

/** Whether a redirect to the address is allowed: only to pages that may call the service. */
export const isOurAddress = (address: string, { config }: AppContext): boolean =>
  URL.canParse(address) && originPolicy(config)(new URL(address).origin);

/** The return address after another company's sign-in: the page's origin if it belongs to a site. */
export function callersOrigin(c: Context, context: AppContext): string {
  const origin = c.req.header('origin');
  if (origin !== undefined && isOurAddress(origin, context)) return origin;
  return siteOrigin(context.config, 'weekly');
}
