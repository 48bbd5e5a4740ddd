import { countedAddress, isOwnRequest } from '../caller.ts';
import type { PageRequest } from '../page/page-request.ts';
import { plain } from '../plain.ts';
import { FORM_MAX_BYTES } from './limit-forms.ts';

/** Names that the form library reserves for scripts. */
const RESERVED = ['__intent__', '__state__'];

const FIELDS = 'application/x-www-form-urlencoded';
const FIELDS_AND_FILES = 'multipart/form-data';

const TOO_OFTEN = 'Demasiados intentos. Hay que esperar unos minutos.';

/** Whether a form has a file: without one, browsers send an empty one. */
export const hasFiles = (data: FormData): boolean =>
  [...data.values()].some((one) => one instanceof File && one.size > 0);

function withoutReserved<Data extends FormData | URLSearchParams>(data: Data): Data {
  for (const name of RESERVED) data.delete(name);
  return data;
}

/** The response that refuses a form before its body is read. */
function refusal(request: PageRequest, types: readonly string[]): Response | undefined {
  const { c, site, context } = request;
  if (!isOwnRequest(c.req.raw, site.origin)) return plain(403, 'El formulario es de otro sitio.');
  if (!types.some((type) => c.req.header('Content-Type')?.startsWith(type)))
    return plain(415, 'No es un formulario.');
  if (!context.limit(countedAddress(request))) return plain(429, TOO_OFTEN);
  return undefined;
}

/** The fields of a form that one of the site's own pages posted, or the response that refuses it. */
export async function readForm(request: PageRequest): Promise<Response | URLSearchParams> {
  const refused = refusal(request, [FIELDS]);
  if (refused) return refused;
  const text = await request.c.req.text();
  if (text.length > FORM_MAX_BYTES) return plain(413, 'El formulario es demasiado largo.');
  return withoutReserved(new URLSearchParams(text));
}

/** The same for a form that may have files. `limitForms` bounds its body. */
export async function readFormWithFiles(request: PageRequest): Promise<Response | FormData> {
  const refused = refusal(request, [FIELDS, FIELDS_AND_FILES]);
  if (refused) return refused;
  try {
    const { uploads } = request.context;
    const data = await uploads.read(() => request.c.req.formData());
    if (!data)
      return plain(503, 'Se reciben muchos archivos a la vez. Hay que intentar de nuevo en un minuto.');
    if (hasFiles(data) && !uploads.allows(countedAddress(request))) return plain(429, TOO_OFTEN);
    return withoutReserved(data);
  } catch (error) {
    // A body that is no form.
    if (error instanceof TypeError) return plain(400, 'El formulario llegó incompleto.');
    throw error;
  }
}
