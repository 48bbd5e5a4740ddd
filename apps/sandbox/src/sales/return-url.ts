import type { AppContext } from '../context.ts';
import { invalidInput } from '../http/body.ts';
import { originPolicy } from '../security/cors.ts';

/**
 * The address to which the bank's page returns; null if the call has none.
 * @throws HttpError 400 for an address outside the sites, because the bank's page must not be an open redirect
 */
export function checkReturnUrl({ config }: AppContext, value: string | null | undefined): string | null {
  if (value === undefined || value === null) return null;
  const url = URL.parse(value);
  if (url === null || url.username !== '' || !originPolicy(config)(url.origin))
    throw invalidInput('input validation error: returnURL is not an address of the sites');
  return url.href;
}
