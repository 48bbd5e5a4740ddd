import { countedAddress, isOwnRequest } from '../caller.ts';
import type { PageRequest } from '../page/page-request.ts';
import { plain } from '../plain.ts';

/** Maximum length of a form's body in bytes. */
export const FORM_MAX_BYTES = 20_000;

/** Names that the form library reserves for scripts. */
const RESERVED = ['__intent__', '__state__'];

/** The fields of a form that one of the site's own pages posted, or the response that refuses it. */
export async function readForm(request: PageRequest): Promise<Response | URLSearchParams> {
  const { c, site, context } = request;
  if (!isOwnRequest(c.req.raw, site.origin)) return plain(403, 'El formulario es de otro sitio.');
  if (!c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded'))
    return plain(415, 'No es un formulario.');
  if (!context.limit(countedAddress(request)))
    return plain(429, 'Demasiados intentos. Hay que esperar unos minutos.');
  const text = await c.req.text();
  if (text.length > FORM_MAX_BYTES) return plain(413, 'El formulario es demasiado largo.');
  const data = new URLSearchParams(text);
  for (const name of RESERVED) data.delete(name);
  return data;
}
