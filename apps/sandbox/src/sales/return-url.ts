import type { AppContext } from '../context.ts';
import { invalidInput } from '../http/body.ts';
import { originPolicy } from '../security/cors.ts';

/**
 * Where the bank's page sends the reader back to; null when the call names nothing.
 * @throws HttpError 400 for an address outside of the sites: the bank's page is no open redirect
 */
export function checkReturnUrl({ config }: AppContext, value: string | null | undefined): string | null {
  if (value === undefined || value === null) return null;
  const url = URL.parse(value);
  if (url === null || url.username !== '' || !originPolicy(config)(url.origin))
    throw invalidInput('input validation error: returnURL is not an address of the sites');
  return url.href;
}
